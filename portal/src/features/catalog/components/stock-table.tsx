import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import type { Stock } from '../queries.ts';

/** What lies in each warehouse and in all of them; `action` is offered where nothing lies anywhere. */
export function StockTable({ itemId, stock, action }: { itemId: string; stock: Stock; action: ReactNode }) {
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  return (
    <PlainTable
      label={say('Stock by warehouse', 'Остатки по складам')}
      rows={stock.byWarehouse}
      idOf={({ warehouseId }) => warehouseId}
      empty={
        <Empty title={say('Nothing in stock', 'На складах ничего нет')} action={action}>
          {say(
            'Goods come in with receipts; a count can be entered by hand.',
            'Товар приходит с поступлениями; остаток можно внести и вручную.',
          )}
        </Empty>
      }
      columns={[
        {
          id: 'warehouse',
          header: say('Warehouse', 'Склад'),
          cell: ({ warehouseId }) => names.get(warehouseId) ?? '…',
        },
        {
          id: 'onHand',
          header: say('On hand', 'В наличии'),
          align: 'right',
          cell: ({ onHand }) => showQuantity(onHand),
        },
        {
          id: 'reserved',
          header: say('Reserved', 'В резерве'),
          align: 'right',
          wide: true,
          cell: ({ reserved }) => showQuantity(reserved),
        },
        {
          id: 'available',
          header: say('Available', 'Доступно'),
          align: 'right',
          cell: ({ available }) => showQuantity(available),
        },
        {
          id: 'incoming',
          header: say('Incoming', 'Ожидается'),
          align: 'right',
          cell: ({ incoming }) => showQuantity(incoming),
        },
        {
          id: 'cost',
          header: say('Average cost', 'Средняя себестоимость'),
          align: 'right',
          wide: true,
          cell: ({ warehouseId, averageCost, currency }) => (
            <>
              {showMoney(averageCost, currency ?? undefined)}{' '}
              {averageCost !== null && (
                <ExplainMark figure={{ of: 'stock', id: itemId, warehouseId, field: 'averageCost' }} />
              )}
            </>
          ),
        },
        {
          id: 'moved',
          header: say('Last moved', 'Последнее движение'),
          wide: true,
          cell: ({ lastMovedAt }) => showInstant(lastMovedAt),
        },
      ]}
      foot={
        <tr>
          <td>{say('In all', 'Всего')}</td>
          <td data-align="right">{showQuantity(stock.onHand)}</td>
          <td data-align="right" data-wide>
            {showQuantity(stock.reserved)}
          </td>
          <td data-align="right">{showQuantity(stock.available)}</td>
          <td data-align="right">{showQuantity(stock.incoming)}</td>
          <td data-wide />
          <td data-wide />
        </tr>
      }
    />
  );
}
