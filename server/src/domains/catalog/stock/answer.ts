import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { maskOf } from '../../../kernel/mask.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { itemStock, readStock } from './item-stock.ts';
import { type StockMovement, stockMovement } from './stock-movement.ts';

/** What every change of stock answers: what moved, and what there is now. */
export const stockChanged = object(
  { movements: Type.Array(stockMovement.view, { title: 'What moved' }), stock: itemStock },
  { title: 'Stock after the change' },
);

export const showChange = async ({ db, actor }: WriteContext, itemId: string, movements: readonly StockMovement[]) => ({
  movements: movements.map(maskOf(stockMovement, actor)),
  stock: await readStock(db, actor, itemId),
});
