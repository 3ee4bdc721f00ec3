import Type from 'typebox';
import { Exact } from '../../../../kernel/decimal.ts';
import { brokenRule, notFound, words } from '../../../../kernel/errors.ts';
import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { moveAndShow, stockChanged } from '../answer.ts';
import type { Move } from '../move.ts';
import { movementWithPair } from '../stock-movement.row.ts';
import { type StockMovement, stockMovement } from '../stock-movement.ts';

export const reverseMovement = command({
  name: 'catalog.reverse-movement',
  summary: words('Take a stock movement back', 'Отменить движение товара'),
  description:
    'Makes the opposite movement, now; both sides of a transfer go back together. A movement is taken back once, and a reversal never. What had left comes in again at the cost it left at.',
  permission: 'stock.adjust',
  scope: ['catalog.write', 'warehouses.write'],
  input: object({
    itemId: id('Catalog item'),
    movementId: id('Movement'),
    comment: Type.Optional(longText(5_000, 'Comment')),
  }),
  output: stockChanged,

  async run(ctx, { itemId, movementId, comment }) {
    const movements = await movementWithPair(ctx.db, itemId, movementId);
    if (movements.length === 0) throw notFound(stockMovement.noun);
    if (movements[0]?.type === 'reversal')
      throw brokenRule(
        'reversal_is_final',
        words(
          'A reversal cannot be taken back; make an adjustment.',
          'Отмену отменить нельзя; сделайте корректировку.',
        ),
      );
    return moveAndShow(
      ctx,
      itemId,
      movements.map((movement) => oppositeOf(movement, comment)),
    );
  },
});

const oppositeOf = (movement: StockMovement, comment: string | undefined): Move => ({
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
