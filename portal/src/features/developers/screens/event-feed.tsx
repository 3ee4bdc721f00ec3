import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { eventMeaning } from '../../../shared/events/event-words.ts';
import { settingsCrumb } from '../crumbs.ts';
import { feedQuery } from '../feed-query.ts';
import type { FeedSearch } from '../searches.ts';
import { eventCatalogQuery } from '../webhook-queries.ts';
import classes from './event-feed.module.css';

/** The feed that systems without an open address read: a page at a time, the place kept in a cursor. */
export function EventFeed() {
  const search = useSearch({ from: '/$portal/settings/events' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/settings/events' });
  const { history } = useRouter();
  const { data, error, isFetching } = useQuery(feedQuery(search));
  const { data: kinds = [] } = useQuery(eventCatalogQuery);
  const change = (next: FeedSearch, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace });
  return (
    <Page title={say('Feed of events', 'Лента событий')} crumbs={[settingsCrumb(portal)]}>
      <Stack gap="md">
        <Text size="sm" c="dimmed" maw={720}>
          {say(
            'The same events webhooks carry, in the order they happened. A system that cannot be called reads them from GET /api/v1/events and keeps the cursor.',
            'Те же события, что в вебхуках, в порядке их появления. Система, до которой нельзя достучаться, читает их через GET /api/v1/events и хранит курсор.',
          )}
        </Text>
        <Group>
          <Select
            w={320}
            clearable
            searchable
            aria-label={say('Event', 'Событие')}
            placeholder={say('Any event', 'Любое событие')}
            value={search.events ?? null}
            onChange={(events) => change({ events: events ?? undefined, cursor: undefined })}
            data={kinds.map(({ name }) => ({ value: name, label: eventMeaning(name) }))}
          />
          {search.cursor && (
            <Button variant="default" onClick={() => history.back()}>
              {say('Back', 'Назад')}
            </Button>
          )}
          <Button
            loading={isFetching}
            disabled={!data?.page.nextCursor}
            onClick={() => data && change({ cursor: data.page.nextCursor }, false)}
          >
            {data?.page.hasMore ? say('Read on', 'Читать дальше') : say('Look for news', 'Проверить новые')}
          </Button>
        </Group>
        {error && <ProblemText error={error} />}
        {data?.items.length === 0 && (
          <Empty title={say('Nothing after this point', 'После этого места событий нет')}>
            {say('Keep the cursor and try again later.', 'Сохраните курсор и спросите позже.')}
          </Empty>
        )}
        {data && data.items.length > 0 && (
          <div className="panel">
            {data.items.map((event) => (
              <details key={event.eventId} className={classes.event}>
                <summary>
                  <span>{eventMeaning(event.event)}</span>
                  <span className="dimmed">{event.entity.displayName ?? event.entity.id}</span>
                  <span className="dimmed">{showInstant(event.occurredAt)}</span>
                </summary>
                <JsonView value={event} label={event.event} />
              </details>
            ))}
          </div>
        )}
        {data && (
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {say('Next cursor', 'Следующий курсор')}:
            </Text>
            <code className="clip">{data.page.nextCursor}</code>
            <CopyButton value={data.page.nextCursor} what={say('Next cursor', 'Следующий курсор')} />
          </Group>
        )}
      </Stack>
    </Page>
  );
}
