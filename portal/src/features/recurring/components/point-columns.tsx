import { reorderPoint as noun } from '../../../../../nouns/reorder-point.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Point } from '../queries.ts';

/** How each item stands in its warehouse, and how much would be asked for. */
export const pointColumns = (warehouseName: (id: string) => string): readonly Column<Point>[] => [
  {
    id: 'item',
    header: labelOf(noun, 'catalogItemId'),
    cell: ({ itemName, sku, isActive }) => (
      <span title={itemName}>
        <b>{itemName}</b>
        {sku && <span className="dimmed"> · {sku}</span>}
        {!isActive && <span className="dimmed"> · {say('out of use', 'не действует')}</span>}
      </span>
    ),
  },
  {
    id: 'warehouse',
    header: labelOf(noun, 'warehouseId'),
    width: 180,
    wide: true,
    cell: ({ warehouseId }) => warehouseName(warehouseId),
  },
  figure('minimum', labelOf(noun, 'minimum'), ({ figures }) => figures.minimum),
  figure('onHand', say('On hand', 'В наличии'), ({ figures }) => figures.onHand),
  figure('reserved', say('Reserved', 'В резерве'), ({ figures }) => figures.reserved),
  figure('expected', say('Expected', 'Ожидается'), ({ figures }) => figures.expected),
  figure('proposed', say('Proposed', 'Предложено'), ({ figures }) => figures.proposed),
  {
    id: 'quantity',
    header: say('To ask for', 'Докупить'),
    width: 130,
    align: 'right',
    cell: ({ figures: { quantity }, uom }) => (quantity === '0' ? '—' : <b>{showQuantity(quantity, showUnit(uom))}</b>),
  },
];

function figure(id: string, header: string, of: (point: Point) => string): Column<Point> {
  return { id, header, width: 120, align: 'right', wide: true, cell: (point) => showQuantity(of(point)) };
}
