import type { ReorderPoint } from '../../../../../nouns/reorder-point.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import { holdItems, itemReferences, referenceFaults } from '../../catalog/item-references.ts';
import { noStockOfServices } from '../../catalog/stock/check-moves.ts';
import { holdSuppliers, refuseBlocked, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';

/** Refuses what a point may not say: of what, where, and quantities that do not go together. */
export async function settlePoint(ctx: WriteContext, before: ReorderPoint | null, given: Partial<ReorderPoint>) {
  const after = { target: null, lot: null, ...before, ...given } as ReorderPoint;
  if (before === null) await checkPlace(ctx, after);
  if (given.supplierId) await checkSupplier(ctx, given.supplierId);
  const uom = before?.uom ?? (await itemReferences(ctx.db, { ids: [after.catalogItemId] }))[0]?.baseUom ?? '';
  const faults = faultsOf(after, uom);
  if (faults.length > 0) throw invalid(faults);
  return given;
}

async function checkPlace(ctx: WriteContext, { catalogItemId, warehouseId }: ReorderPoint) {
  const [, [item], warehouses] = await Promise.all([
    holdItems(ctx.db, { ids: [catalogItemId] }),
    itemReferences(ctx.db, { ids: [catalogItemId] }),
    holdWarehouses(ctx.db, [warehouseId]),
  ]);
  const faults = referenceFaults(item);
  if (faults.length > 0) throw invalid(faults);
  if (item?.type === 'service') throw noStockOfServices();
  refuseClosed(warehouses.get(warehouseId), 'warehouseId');
}

async function checkSupplier({ db }: WriteContext, supplierId: string) {
  const ref = (await holdSuppliers(db, [supplierId])).get(supplierId);
  refuseUnusable(ref, 'supplierId');
  refuseBlocked(ref);
}

export function faultsOf(
  { minimum, target, lot }: Pick<ReorderPoint, 'minimum' | 'target' | 'lot'>,
  uom: string,
): FieldError[] {
  const quantities = { minimum, target, lot };
  const faults = Object.entries(quantities).flatMap(([name, quantity]) =>
    quantity === null || countsIn(uom, quantity) ? [] : [mustBeWhole(`/${name}`, uom, quantity)],
  );
  if (target !== null && new Exact(target).lt(minimum))
    faults.push(
      fieldError('/target', 'below_minimum', words('must not be below the minimum', 'не может быть меньше минимума')),
    );
  if (lot !== null && new Exact(lot).isZero())
    faults.push(
      fieldError('/lot', 'minimum', words('must be more than 0', 'должно быть больше 0'), { limit: 0, above: 0 }),
    );
  return faults;
}
