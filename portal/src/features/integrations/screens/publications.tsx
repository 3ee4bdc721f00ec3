import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { integrationsCrumb } from '../integrations-crumb.ts';
import { PublisherBox } from '../publishing/publisher-box.tsx';
import { type Publication, usePublications } from '../publishing/queries.ts';
import { publicationStatuses } from '../publishing/words.ts';
import classes from './integration-listing.module.css';

/** Integrations of one's own, made for other portals. */
export function Publications() {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const list = usePublications();
  const may = useMay();
  const open = (id: string) => void navigate({ to: '/$portal/integrations/publications/$id', params: { portal, id } });
  const button = may('integrations.configure') && (
    <Button leftSection={<Plus size={16} />} onClick={() => open('new')}>
      {say('Integration', 'Интеграция')}
    </Button>
  );
  return (
    <Page title={say('Publications', 'Публикации')} crumbs={[integrationsCrumb(portal)]} actions={button}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <DataTable
            label={say('Publications', 'Публикации')}
            list={list}
            columns={columns(portal)}
            idOf={({ id }) => id}
            nameOf={({ slug }) => slug}
            onOpen={({ id }) => open(id)}
            empty={
              <Empty title={say('Nothing is published', 'Публикаций пока нет')} action={button}>
                {say(
                  'An integration of your own runs on your server; other portals install it from the marketplace.',
                  'Ваша интеграция работает на вашем сервере, другие компании устанавливают её из каталога.',
                )}
              </Empty>
            }
          />
        </div>
        <div className={classes.side}>{may('integrations.configure') && <PublisherBox />}</div>
      </div>
    </Page>
  );
}

const columns = (portal: string): readonly Column<Publication>[] => [
  {
    id: 'name',
    header: say('Integration', 'Интеграция'),
    cell: ({ id, slug, manifest }) => (
      <Link to="/$portal/integrations/publications/$id" params={{ portal, id }}>
        <b>{say(manifest.name)}</b> <span className="dimmed">{slug}</span>
      </Link>
    ),
  },
  {
    id: 'number',
    header: say('Version', 'Версия'),
    width: 90,
    align: 'right',
    wide: true,
    cell: ({ number }) => number,
  },
  {
    id: 'updatedAt',
    header: say('Changed', 'Изменена'),
    width: 150,
    wide: true,
    cell: ({ updatedAt }) => showInstant(updatedAt),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 190,
    cell: ({ status }) => (
      <Status tone={publicationStatuses[status].tone}>{say(publicationStatuses[status].name)}</Status>
    ),
  },
];
