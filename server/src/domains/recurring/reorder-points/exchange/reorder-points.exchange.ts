import Type from 'typebox';
import { reorderPoint as declared, type ReorderPoint } from '../../../../../../nouns/reorder-point.ts';
import { type Cell, exchange } from '../../../../kernel/exchange/exchange.ts';
import { nounCell } from '../../../../kernel/exchange/noun-column.ts';
import { object, text } from '../../../../kernel/fields.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { warehouseRefs } from '../../../warehouses/warehouse-refs.ts';
import { listPoints, pointWriting, reorderPoint } from '../reorder-point.ts';
import { matchPointRows } from './match-point-rows.ts';
import { pointFileColumns } from './point-file-columns.ts';
import { resolvePointRows } from './resolve-point-rows.ts';
import { reviewPointRows } from './review-point-rows.ts';
import { savePointRows } from './save-point-rows.ts';

const { catalogItemId, warehouseId } = reorderPoint.fields;

/** What a row of a file says: an item and a warehouse by their names, and the figures of the point. */
const pointRow = object({
  ...reorderPoint.change,
  catalogItemId: Type.Optional(catalogItemId),
  warehouseId: Type.Optional(warehouseId),
  sku: Type.Optional(text(100, 'Article')),
  barcode: Type.Optional(text(14, 'Barcode')),
  name: Type.Optional(text(500, 'Name')),
  warehouse: Type.Optional(text(200, 'Warehouse')),
  supplier: Type.Optional(text(255, 'Preferred supplier')),
});

/** Reorder points in files: one row for each item and warehouse. */
export const pointExchange = exchange({
  kind: 'reorder_points',
  base: '/api/v1/reorder-points/exchange',
  tag: 'Reorder points',
  modes: ['upsert', 'append'],
  entity: reorderPoint,
  title: words('Reorder points', 'Точки заказа'),
  importing: pointWriting,
  exporting: { permission: 'stock.read', scope: 'warehouses.read' },
  columns: pointFileColumns,
  input: pointRow,

  inputOf: (values) => ({ ...values }),
  keysOf: ({ catalogItemId, warehouseId }) =>
    typeof catalogItemId === 'string' && typeof warehouseId === 'string' ? [`${warehouseId} ${catalogItemId}`] : [],
  resolve: resolvePointRows,
  match: matchPointRows,
  changes: (record, input) => written.some((field) => differs(record as ReorderPoint, field, input[field])),
  review: reviewPointRows,
  save: savePointRows,
  list: listPoints,

  async cellsOf({ db }, records) {
    const points = records as readonly ReorderPoint[];
    const warehouses = await warehouseRefs(
      db,
      points.map((point) => point.warehouseId),
    );
    return points.map((point) => pointCells(point, warehouses.get(point.warehouseId)?.name ?? ''));
  },
});

const written = ['minimum', 'target', 'lot', 'leadTimeDays', 'supplierId', 'isActive'] as const;

function differs(point: ReorderPoint, field: (typeof written)[number], given: unknown): boolean {
  if (given === undefined || given === point[field]) return false;
  const held = point[field];
  return typeof held !== 'string' || field === 'supplierId' || !new Exact(held).eq(given as string);
}

const pointCells = (point: ReorderPoint, warehouse: string): Record<string, Cell> => ({
  ...{ sku: point.sku, name: point.itemName, warehouse, supplier: point.supplierName },
  ...Object.fromEntries(
    (['minimum', 'target', 'lot', 'leadTimeDays'] as const).map((field) => [
      field,
      nounCell(declared, field, point[field]),
    ]),
  ),
  isActive: point.isActive ? 'Да' : 'Нет',
});
