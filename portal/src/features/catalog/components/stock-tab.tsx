import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouses.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item, Stock } from '../queries.ts';
import { AdjustStock } from './adjust-stock.tsx';
import { TransferStock } from './transfer-stock.tsx';

/** What lies where, put right by a count and moved between warehouses. */
export function StockTab({ item, stock }: { item: Item; stock: Stock }) {
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const may = useMay();
  const [open, setOpen] = useState<'adjust' | 'transfer'>();
  const unit = showUnit(item.baseUom);
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  const mayAdjust = may('stock.adjust') && item.status === 'active';
  const adjust = mayAdjust && (
    <Button variant="default" leftSection={<ClipboardPen size={16} />} onClick={() => setOpen('adjust')}>
      {say('Adjust', 'Скорректировать')}
    </Button>
  );
  return (
    <Section
      bare
      title={`${say('Stock, ', 'Остатки, ')}${unit}`}
      actions={
        <>
          {stock.byWarehouse.length > 0 && mayAdjust && (
            <Button variant="default" leftSection={<ArrowLeftRight size={16} />} onClick={() => setOpen('transfer')}>
              {say('Transfer', 'Переместить')}
            </Button>
          )}
          {adjust}
        </>
      }
    >
      <PlainTable
        label={say('Stock by warehouse', 'Остатки по складам')}
        rows={stock.byWarehouse}
        idOf={({ warehouseId }) => warehouseId}
        empty={
          <Empty title={say('Nothing in stock', 'На складах ничего нет')} action={adjust}>
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
            cell: ({ averageCost, currency }) => showMoney(averageCost, currency ?? undefined),
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
      <AdjustStock opened={open === 'adjust'} item={item} onClose={() => setOpen(undefined)} />
      <TransferStock opened={open === 'transfer'} item={item} stock={stock} onClose={() => setOpen(undefined)} />
    </Section>
  );
}
