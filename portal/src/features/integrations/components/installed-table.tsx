import { Link } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showAgo } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { type Installation, useInstallations, useMarketplace } from '../queries.ts';
import { InstallationStatus } from './installation-status.tsx';

interface InstalledTableProps {
  portal: string;
  onOpen(id: string): void;
}

/** What this portal has installed: how each fares, when it last synchronized, what went wrong. */
export function InstalledTable({ portal, onOpen }: InstalledTableProps) {
  const list = useInstallations();
  const names = new Map(useMarketplace({}).rows.map(({ slug, name }) => [slug, name]));
  return (
    <DataTable
      label={say('Installed integrations', 'Установленные интеграции')}
      list={list}
      columns={columns(portal, names)}
      idOf={({ id }) => id}
      nameOf={({ slug }) => names.get(slug) ?? slug}
      onOpen={({ id }) => onOpen(id)}
      empty={
        <Empty
          title={say('Nothing is installed yet', 'Пока ничего не установлено')}
          action={
            <Link to="/$portal/integrations" params={{ portal }} search={{}}>
              {say('Choose an integration', 'Выбрать интеграцию')}
            </Link>
          }
        >
          {say(
            'An integration exchanges data with your accounting system, bank, mail or supplier.',
            'Интеграция обменивается данными с учётной системой, банком, почтой или поставщиком.',
          )}
        </Empty>
      }
    />
  );
}

const columns = (portal: string, names: ReadonlyMap<string, string>): readonly Column<Installation>[] => [
  {
    id: 'name',
    header: say('Integration', 'Интеграция'),
    cell: ({ id, slug }) => (
      <Link to="/$portal/integrations/installed/$id" params={{ portal, id }} search={{}}>
        <b>{names.get(slug) ?? slug}</b>
      </Link>
    ),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 210,
    cell: ({ status }) => <InstallationStatus status={status} />,
  },
  {
    id: 'lastSyncAt',
    header: say('Last sync', 'Синхронизация'),
    width: 170,
    wide: true,
    cell: ({ lastSyncAt }) => (lastSyncAt ? showAgo(lastSyncAt) : '—'),
  },
  {
    id: 'lastError',
    header: say('Last fault', 'Последняя ошибка'),
    wide: true,
    cell: ({ lastError }) => (lastError ? <span className="bad">{lastError.message}</span> : '—'),
  },
];
