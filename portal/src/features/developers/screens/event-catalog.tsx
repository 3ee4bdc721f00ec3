import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showCount } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { entityName, eventMeaning } from '../../../shared/events/event-words.ts';
import { settingsCrumb, webhooksCrumb } from '../crumbs.ts';
import { byRecord, kindsLike } from '../event-kinds.ts';
import { type EventKind, eventCatalogQuery } from '../webhook-queries.ts';
import classes from './event-catalog.module.css';

export function EventCatalog() {
  const { search, event } = useSearch({ from: '/$portal/settings/webhooks/catalog' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/settings/webhooks/catalog' });
  const { data: events = [], error } = useQuery(eventCatalogQuery);
  const shown = kindsLike(events, search ?? '');
  const open = events.find(({ name }) => name === event) ?? shown[0];
  return (
    <Page
      title={say('Event catalog', 'Каталог событий')}
      crumbs={[settingsCrumb(portal), webhooksCrumb(portal)]}
      beside={events.length > 0 && showCount(events.length)}
    >
      <Group mb="md">
        <SearchInput
          value={search}
          onSearch={(wanted) => void navigate({ search: (before) => ({ ...before, search: wanted }), replace: true })}
          placeholder={say('Name or meaning', 'Имя или смысл события')}
        />
      </Group>
      {error && <ProblemText error={error} />}
      {shown.length === 0 && events.length > 0 && <Empty title={say('Nothing found', 'Ничего не найдено')} />}
      <div className={classes.columns}>
        <nav className={`panel ${classes.list}`} aria-label={say('Events', 'События')} hidden={shown.length === 0}>
          {byRecord(shown).map(([entity, kinds]) => (
            <div key={entity}>
              <h2>{entityName(entity)}</h2>
              {kinds.map(({ name }) => (
                <Link
                  key={name}
                  to="/$portal/settings/webhooks/catalog"
                  params={{ portal }}
                  search={{ ...(search && { search }), event: name }}
                  replace
                  aria-current={open?.name === name || undefined}
                >
                  {eventMeaning(name)}
                  <small>{name}</small>
                </Link>
              ))}
            </div>
          ))}
        </nav>
        {open && <EventDetails event={open} />}
      </div>
    </Page>
  );
}

function EventDetails({ event: { name, entityType, stable, schema, example } }: { event: EventKind }) {
  return (
    <Section title={eventMeaning(name)}>
      <Stack>
        <Facts
          of={[
            [say('Name', 'Имя'), <code key="name">{name}</code>],
            [say('Record', 'Запись'), `${entityName(entityType)} (${entityType})`],
            [
              say('Promise', 'Стабильность'),
              stable
                ? say('stable, catalog of version 1', 'стабильное, каталог версии 1')
                : say('internal, may change', 'внутреннее, может измениться'),
            ],
          ]}
        />
        <JsonView key={`${name} example`} value={example} label={say('Example', 'Пример')} />
        <JsonView key={`${name} schema`} value={schema} label={say('Schema', 'Схема')} open={1} />
      </Stack>
    </Section>
  );
}
