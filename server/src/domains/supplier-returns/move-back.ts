import type { WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import type { Move } from '../catalog/stock/move.ts';
import { moveStock } from '../catalog/stock/move-stock.ts';
import { stockedItems } from '../catalog/stock/stocked-items.ts';
import type { Going } from './plan-return.ts';
import { supplierReturn } from './supplier-return.ts';

/** Takes out of the stock what had come into it; answers the movement of each line, none where it never lay there. */
export async function moveBack(
  ctx: WriteContext,
  going: readonly Going[],
  { warehouseId, returnedAt }: { warehouseId: string; returnedAt: string | undefined },
): Promise<ReadonlyMap<Going, string>> {
  const stocked = going.filter(({ came }) => came.movementId !== null);
  if (stocked.length === 0) return new Map();
  const items = await stockedItems(
    ctx.db,
    stocked.flatMap(({ wanted }) => wanted.catalogItemId ?? []),
  );
  const movements = await moveStock(
    ctx,
    stocked.map((line): Move => {
      const { quantity, wanted } = line;
      const inBase = new Exact(quantity).times(wanted.factorToBase).toDecimalPlaces(6);
      return {
        catalogItemId: items.get(wanted.catalogItemId ?? '')?.id ?? '',
        warehouseId,
        type: 'return_to_supplier',
        quantity: inBase.neg().toFixed(),
        source: { entityType: supplierReturn.type, entityId: ctx.newId },
        ...(returnedAt !== undefined && { occurredAt: returnedAt }),
        quantityField: `lines/${going.indexOf(line)}/quantity`,
      };
    }),
  );
  return new Map(stocked.map((line, at) => [line, movements[at]?.id as string]));
}
