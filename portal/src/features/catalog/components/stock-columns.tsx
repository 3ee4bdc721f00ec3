import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import type { ItemRow } from '../queries.ts';
import type { StockRow } from '../use-stock-of.ts';

type Quantity = 'available' | 'reserved' | 'incoming';

/** What there is of an item in all warehouses; a dash for a service. */
export function stockColumns(stock: ReadonlyMap<string, StockRow>): Column<ItemRow>[] {
  const column = (id: Quantity, header: string, width: number): Column<ItemRow> => ({
    id,
    header,
    width,
    align: 'right',
    wide: true,
    cell: ({ id: item, type, baseUom }) => {
      if (type === 'service') return <span className="dimmed">—</span>;
      const quantity = stock.get(item)?.[id];
      if (quantity === undefined) return null;
      const shown = showQuantity(quantity, id === 'available' ? showUnit(baseUom) : null);
      return (
        <span className={quantity === '0' ? 'dimmed' : undefined} title={showQuantity(quantity, showUnit(baseUom))}>
          {shown}
        </span>
      );
    },
  });
  return [
    column('available', say('Available', 'Доступно'), 116),
    column('reserved', say('Reserved', 'В резерве'), 96),
    column('incoming', say('Incoming', 'Ожидается'), 100),
  ];
}
