import { ScrollArea } from '@mantine/core';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import type { PastedRow } from '../model.ts';

interface PastedPreviewProps {
  rows: readonly PastedRow[];
  currency: string;
  /** What the server has against a line, once it was asked. */
  refused: ReadonlyMap<number, string>;
}

const shown = 200;

/** What was read of the pasted lines; those with faults come first. */
export function PastedPreview({ rows, currency, refused }: PastedPreviewProps) {
  const isFaulty = ({ fault, line }: PastedRow) => fault !== undefined || refused.has(line);
  const inOrder = [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))];
  const skipped = rows.filter(({ fault }) => fault).length;
  return (
    <div className="panel">
      <ScrollArea.Autosize mah={260} type="auto">
        <PlainTable
          label={say('Pasted rows', 'Вставленные строки')}
          rows={inOrder.slice(0, shown)}
          idOf={({ line }) => String(line)}
          empty={null}
          columns={[
            { id: 'line', header: '№', cell: ({ line }) => line },
            { id: 'sku', header: say('Article', 'Артикул'), cell: ({ sku }) => sku || '—' },
            {
              id: 'price',
              header: `${say('Price', 'Цена')}, ${currency}`,
              align: 'right',
              cell: ({ price }) => showPrice(price),
            },
            {
              id: 'from',
              header: say('From', 'От'),
              align: 'right',
              cell: ({ minQuantity }) => showQuantity(minQuantity ?? '1'),
            },
            {
              id: 'state',
              header: say('State', 'Состояние'),
              cell: ({ line, fault }) =>
                fault ? (
                  <Status tone="bad">{faults()[fault]}</Status>
                ) : refused.has(line) ? (
                  <Status tone="bad">{refused.get(line) ?? ''}</Status>
                ) : (
                  <Status tone="good">{say('Read', 'Прочитана')}</Status>
                ),
            },
          ]}
        />
      </ScrollArea.Autosize>
      {skipped > 0 && (
        <p className="dimmed" style={{ margin: 0, padding: '8px 12px' }}>
          {counted(
            skipped,
            ['line is skipped', 'lines are skipped'],
            ['строка будет пропущена', 'строки будут пропущены', 'строк будут пропущены'],
          )}
        </p>
      )}
    </div>
  );
}

const faults = () => ({
  no_sku: say('No article', 'Нет артикула'),
  no_price: say('The price is not a number', 'Цена не число'),
  bad_quantity: say('The quantity is not a number', 'Количество не число'),
});
