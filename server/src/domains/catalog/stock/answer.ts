import Type from 'typebox';
import { maskOf } from '../../../kernel/access/mask.ts';
import { object } from '../../../kernel/fields.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { itemStock, readStock } from './item-stock.ts';
import type { Move } from './move.ts';
import { moveStockAnd } from './move-stock.ts';
import { stockMovement } from './stock-movement.ts';

/** What every change of stock answers: what moved, and what there is now. */
export const stockChanged = object(
  { movements: Type.Array(stockMovement.view, { title: 'What moved' }), stock: itemStock },
  { title: 'Stock after the change' },
);

/** Makes the moves of an item and answers them as this actor may see them. */
export async function moveAndShow(ctx: WriteContext, itemId: string, moves: readonly Move[]) {
  const [movements, stock] = await moveStockAnd(ctx, moves, () => readStock(ctx.db, ctx.actor, itemId));
  return { movements: movements.map(maskOf(stockMovement, ctx.actor)), stock };
}
