import type { ReorderPoint } from '../../../../../../nouns/reorder-point.ts';
import type { SavedRow, WrittenRows } from '../../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { holdItems, itemReferences } from '../../../catalog/item-references.ts';
import { holdSuppliers } from '../../../counterparties/counterparty-refs.ts';
import { holdWarehouses } from '../../../warehouses/warehouse-refs.ts';
import { reorderPoints } from '../reorder-point.ts';

type PointRow = Pick<ReorderPoint, 'catalogItemId' | 'warehouseId'> & Partial<ReorderPoint>;

/** Many points made and changed at once, a fact for each. What names something that has ended meanwhile is left out. */
export async function savePointRows(ctx: WriteContext, rows: readonly SavedRow[]): Promise<WrittenRows> {
  const open = await heldOpen(ctx, rows);
  const made = new Map(open.filter(({ before }) => before === null).map((row) => [uuidv7(), row]));
  const created = await reorderPoints.createMany(
    ctx,
    [...made].map(([id, { input }]) => ({ id, isActive: true, ...valuesOf(input) })),
  );
  const known = new Map(open.flatMap((row) => (row.before ? [[(row.before as ReorderPoint).id, row] as const] : [])));
  const changed = await reorderPoints.changeMany(
    ctx,
    [...known.values()].map(({ input, before }) => ({ before: before as ReorderPoint, values: valuesOf(input) })),
    sql`true`,
  );
  return {
    rows: new Set([
      ...created.map(({ id }) => made.get(id)?.n),
      ...changed.map(({ id }) => known.get(id)?.n),
    ] as number[]),
  };
}

/** The values of a point; what the row calls its item by stays out. */
function valuesOf(input: SavedRow['input']): PointRow {
  const { catalogItemId, warehouseId, minimum, target, lot, leadTimeDays, supplierId, isActive } = input as PointRow;
  const given = { minimum, target, lot, leadTimeDays, supplierId, isActive };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { catalogItemId, warehouseId, ...said };
}

async function heldOpen({ db }: WriteContext, rows: readonly SavedRow[]): Promise<readonly SavedRow[]> {
  const named = (of: (row: PointRow) => string | null | undefined) => [
    ...new Set(rows.flatMap(({ input }) => of(input as PointRow) ?? [])),
  ];
  const ids = named(({ catalogItemId }) => catalogItemId);
  await holdItems(db, { ids });
  const items = new Map((await itemReferences(db, { ids })).map((item) => [item.id, item]));
  const warehouses = await holdWarehouses(
    db,
    named(({ warehouseId }) => warehouseId),
  );
  const suppliers = await holdSuppliers(
    db,
    named(({ supplierId }) => supplierId),
  );
  return rows.filter(({ input }) => {
    const { catalogItemId, warehouseId, supplierId } = input as PointRow;
    return (
      items.get(catalogItemId)?.status === 'active' &&
      warehouses.get(warehouseId)?.archived === false &&
      (!supplierId || suppliers.get(supplierId)?.status === 'active')
    );
  });
}
