import { Anchor, Drawer, Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useOften } from '../../../shared/live/use-often.ts';
import { type LogLine, useLogs } from '../queries.ts';
import type { InstallationSearch } from '../searches.ts';
import { directions, lineStatuses } from '../words.ts';
import { PreviewLink } from './preview-link.tsx';

interface LogsProps {
  id: string;
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
}

/** The journal of an installation, newest first; what belongs together shares a correlation. */
export function Logs({ id, search, onChange }: LogsProps) {
  const [live, setLive] = useState(true);
  const list = useLogs(id, search);
  useOften(['integrations', 'logs', id], 4, live);
  const open = list.rows.find((line) => line.id === search.open);
  const filtered = Boolean(search.direction || search.status || search.event || search.correlationId);
  return (
    <>
      <Group mb="sm">
        <Select
          w={200}
          clearable
          aria-label={say('Direction', 'Направление')}
          placeholder={say('Any direction', 'Любое направление')}
          value={search.direction ?? null}
          onChange={(direction) => onChange({ direction: direction ?? undefined })}
          data={Object.entries(directions).map(([value, name]) => ({ value, label: say(name) }))}
        />
        <Select
          w={190}
          clearable
          aria-label={say('Outcome', 'Результат')}
          placeholder={say('Any outcome', 'Любой результат')}
          value={search.status ?? null}
          onChange={(status) => onChange({ status: status ?? undefined })}
          data={Object.entries(lineStatuses).map(([value, { name }]) => ({ value, label: say(name) }))}
        />
        <TextInput
          w={300}
          aria-label={say('Correlation', 'Сквозной номер запроса')}
          placeholder={say('Correlation identifier', 'Сквозной номер запроса')}
          key={search.correlationId}
          defaultValue={search.correlationId}
          onBlur={({ currentTarget }) => onChange({ correlationId: currentTarget.value.trim() || undefined })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <Switch
          label={say('As it goes', 'Обновлять сразу')}
          checked={live}
          onChange={({ currentTarget }) => setLive(currentTarget.checked)}
        />
      </Group>
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
          <LineContent line={open} onCorrelation={(correlationId) => onChange({ correlationId, open: undefined })} />
        )}
      </Drawer>
    </>
  );
}

function LineContent({ line, onCorrelation }: { line: LogLine; onCorrelation(id: string): void }) {
  const { message, at, direction, status, durationMs, httpStatus, attempt, times, correlationId, entityId } = line;
  return (
    <Stack>
      <p style={{ margin: 0 }}>{message}</p>
      <Facts
        of={[
          [
            say('Outcome', 'Результат'),
            <Status key="status" tone={lineStatuses[status].tone}>
              {say(lineStatuses[status].name)}
            </Status>,
          ],
          [say('Direction', 'Направление'), say(directions[direction])],
          [say('When', 'Когда'), showInstant(at)],
          [say('Took', 'Длительность'), durationMs === null ? undefined : duration(durationMs)],
          [say('HTTP status', 'Код HTTP'), httpStatus ?? undefined],
          [say('Attempt', 'Попытка'), attempt ?? undefined],
          [say('Times', 'Повторов'), times > 1 ? showCount(times) : undefined],
          [say('Record', 'Запись'), entityId ? `${line.entityType ?? ''} ${entityId}` : undefined],
          [
            say('Correlation', 'Связь'),
            correlationId ? (
              <Anchor
                key="same"
                component="button"
                type="button"
                size="sm"
                onClick={() => onCorrelation(correlationId)}
              >
                {correlationId}
              </Anchor>
            ) : undefined,
          ],
        ]}
      />
      <PreviewLink details={line.details} />
      {Object.keys(line.details).length > 0 && (
        <JsonView value={line.details} label={say('Details', 'Подробности')} open={3} />
      )}
    </Stack>
  );
}

const duration = (ms: number) => say(`${showCount(ms)} ms`, `${showCount(ms)} мс`);

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
    header: say('Took', 'Длительность'),
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
