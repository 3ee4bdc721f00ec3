import { Group, Select } from '@mantine/core';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useOften } from '../../../shared/live/use-often.ts';
import type { InstallationSearch } from '../searches.ts';
import { type Receipt, useReceipts } from './queries.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { receiptStatuses } from './words.ts';

interface ReceiptsProps {
  id: string;
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
}

/** Webhooks as they came, newest first. */
export function Receipts({ id, search, onChange }: ReceiptsProps) {
  const list = useReceipts(id, search.status);
  useOften(['integrations', 'receipts', id], 4);
  return (
    <div>
      <Group mb="sm">
        <Select
          w={220}
          clearable
          aria-label={say('Outcome', 'Результат')}
          placeholder={say('Any outcome', 'Любой результат')}
          value={search.status ?? null}
          onChange={(status) => onChange({ status: status ?? undefined })}
          data={Object.entries(receiptStatuses).map(([value, { name }]) => ({ value, label: say(name) }))}
        />
      </Group>
      <DataTable
        label={say('Received webhooks', 'Принятые вебхуки')}
        list={list}
        columns={columns()}
        idOf={(receipt) => receipt.id}
        nameOf={({ event }) => event}
        onOpen={(receipt) => onChange({ open: receipt.id })}
        empty={
          <Empty title={say('Nothing received yet', 'Ничего не приходило')}>
            {say(
              'Send the first signed event to the address above.',
              'Отправьте первое подписанное событие на адрес выше.',
            )}
          </Empty>
        }
      />
      <ReceiptPanel id={id} open={search.open} onClose={() => onChange({ open: undefined })} />
    </div>
  );
}

const columns = (): readonly Column<Receipt>[] => [
  {
    id: 'receivedAt',
    wide: true,
    header: say('Received', 'Получено'),
    width: 150,
    cell: ({ receivedAt }) => showInstant(receivedAt),
  },
  {
    id: 'event',
    header: say('Event', 'Событие'),
    cell: ({ event }) => <code style={{ overflowWrap: 'anywhere' }}>{event}</code>,
  },
  {
    id: 'fault',
    header: say('Fault', 'Ошибка'),
    wide: true,
    cell: ({ missing, lastError }) =>
      missing.length > 0
        ? say(`missing: ${missing.join(', ')}`, `не хватает: ${missing.join(', ')}`)
        : (lastError?.message ?? '—'),
  },
  {
    id: 'attempts',
    header: say('Attempts', 'Попыток'),
    width: 110,
    align: 'right',
    wide: true,
    cell: ({ attempts }) => showCount(attempts),
  },
  {
    id: 'status',
    header: say('Outcome', 'Результат'),
    width: 190,
    cell: ({ status }) => <Status tone={receiptStatuses[status].tone}>{say(receiptStatuses[status].name)}</Status>,
  },
];
