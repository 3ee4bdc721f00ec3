import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useOften } from '../../../shared/live/use-often.ts';
import { type LogLine, useLogs } from '../queries.ts';
import type { InstallationSearch } from '../searches.ts';
import { directions, lineStatuses } from '../words.ts';
import { JournalFilters } from './journal-filters.tsx';
import { duration, JournalLine } from './journal-line.tsx';

interface JournalProps {
  id: string;
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
}

/** The journal of an installation, newest first; what belongs together shares a correlation. */
export function Journal({ id, search, onChange }: JournalProps) {
  const [live, setLive] = useState(true);
  const list = useLogs(id, search);
  useOften(['integrations', 'logs', id], 4, live);
  const open = list.rows.find((line) => line.id === search.open);
  const filtered = Boolean(search.direction || search.status || search.event || search.correlationId);
  return (
    <>
      <JournalFilters search={search} onChange={onChange} live={live} setLive={setLive} />
      <DataTable
        label={say('Journal', 'Журнал')}
        list={list}
        columns={columns()}
        idOf={(line) => line.id}
        nameOf={({ message }) => message}
        onOpen={(line) => onChange({ open: line.id })}
        empty={
          filtered ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('The journal is empty', 'Журнал пуст')}>
              {say('Every exchange is logged here.', 'Каждый обмен оставит здесь строку.')}
            </Empty>
          )
        }
      />
      <Drawer
        opened={open !== undefined}
        onClose={() => onChange({ open: undefined })}
        position="right"
        size={600}
        title={open?.event ?? '…'}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {open && (
          <JournalLine line={open} onCorrelation={(correlationId) => onChange({ correlationId, open: undefined })} />
        )}
      </Drawer>
    </>
  );
}

const columns = (): readonly Column<LogLine>[] => [
  { id: 'at', header: say('When', 'Когда'), width: 150, wide: true, cell: ({ at }) => showInstant(at) },
  {
    id: 'direction',
    header: say('Direction', 'Направление'),
    width: 130,
    wide: true,
    cell: ({ direction }) => say(directions[direction]),
  },
  {
    id: 'message',
    header: say('What happened', 'Что произошло'),
    cell: ({ message, event, times }) => (
      <span title={event}>
        {message}
        {times > 1 && <span className="dimmed"> ×{times}</span>}
      </span>
    ),
  },
  {
    id: 'duration',
    header: say('Duration', 'Длительность'),
    width: 130,
    align: 'right',
    wide: true,
    cell: ({ durationMs }) => (durationMs === null ? '—' : duration(durationMs)),
  },
  {
    id: 'status',
    header: say('Outcome', 'Результат'),
    width: 190,
    cell: ({ status }) => <Status tone={lineStatuses[status].tone}>{say(lineStatuses[status].name)}</Status>,
  },
];
