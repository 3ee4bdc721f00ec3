import type { StockMovement } from '../../../../../nouns/stock-movement.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Move } from './move.ts';
import { moveStock } from './move-stock.ts';
import { movementsById } from './stock-movement.ts';

/** The move that takes a movement back: what had left comes in again at the cost it left at. */
export const oppositeOf = (movement: StockMovement, comment?: string): Move => ({
  catalogItemId: movement.catalogItemId,
  warehouseId: movement.warehouseId,
  type: 'reversal',
  quantity: new Exact(movement.quantity).neg().toFixed(),
  unitCost: movement.unitCost,
  reversesId: movement.id,
  ...(movement.sourceEntityId !== null &&
    movement.sourceEntityType !== null && {
      source: { entityType: movement.sourceEntityType, entityId: movement.sourceEntityId },
    }),
  ...(comment !== undefined && { comment }),
});

/** Reverses movements of a document, all of them or none, for the document that made them. */
export async function takeBack(ctx: WriteContext, movementIds: readonly string[], comment: string): Promise<void> {
  if (movementIds.length === 0) return;
  const movements = await movementsById(ctx.db, movementIds);
  await moveStock(
    ctx,
    movements.map((movement) => oppositeOf(movement, comment)),
  );
}
