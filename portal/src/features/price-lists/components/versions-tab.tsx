import { Anchor, Drawer } from '@mantine/core';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { type PriceList, useVersions, type Version } from '../queries.ts';
import { versionSources } from '../words.ts';
import { VersionChanges } from './version-changes.tsx';

interface VersionsTabProps {
  list: PriceList;
  open: string | undefined;
  onOpen(next: string | undefined): void;
}

/** Every version of a list: who made it, how, and what it changed. */
export function VersionsTab({ list, open, onOpen }: VersionsTabProps) {
  const versions = useVersions(list.id);
  const { nameOf } = usePeople();
  const shown = versions.rows.find(({ id }) => id === open);
  const count = (of: 'added' | 'changed' | 'removed', sign: string, tone?: string) => (version: Version) =>
    version[of] > 0 ? (
      <span className={tone}>
        {sign}
        {showCount(version[of])}
      </span>
    ) : (
      '—'
    );
  const columns: Column<Version>[] = [
    {
      id: 'n',
      header: say('Version', 'Версия'),
      width: 100,
      cell: ({ id, n }) => (
        <Anchor component="button" type="button" fw={600} onClick={() => onOpen(id)}>
          {n}
        </Anchor>
      ),
    },
    { id: 'at', header: say('When', 'Когда'), width: 170, cell: ({ at }) => showInstant(at) },
    { id: 'who', header: say('Who', 'Кто'), wide: true, cell: ({ byId }) => nameOf(byId) },
    {
      id: 'source',
      header: say('How', 'Как'),
      width: 130,
      wide: true,
      cell: ({ source }) => say(versionSources[source]),
    },
    { id: 'added', header: say('Added', 'Добавлено'), width: 120, align: 'right', cell: count('added', '+', 'good') },
    { id: 'changed', header: say('Changed', 'Изменено'), width: 120, align: 'right', cell: count('changed', '') },
    {
      id: 'removed',
      header: say('Removed', 'Удалено'),
      width: 120,
      align: 'right',
      cell: count('removed', '−', 'bad'),
    },
  ];
  return (
    <>
      <DataTable
        label={say('Versions', 'Версии')}
        list={versions}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ n }) => `${say('Version', 'Версия')} ${n}`}
        onOpen={({ id }) => onOpen(id)}
        empty={<Empty title={say('No versions yet', 'Версий пока нет')} />}
      />
      <Drawer
        opened={open !== undefined}
        onClose={() => onOpen(undefined)}
        position="right"
        size={720}
        title={shown ? `${say('Version', 'Версия')} ${shown.n} · ${showInstant(shown.at)}` : '…'}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {open && <VersionChanges listId={list.id} versionId={open} />}
      </Drawer>
    </>
  );
}
