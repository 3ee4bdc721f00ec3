import type { WriteContext } from '../../../kernel/operation.ts';
import { allowsNegativeStock } from '../../company/negative-stock.ts';
import { checkMoves } from './check-moves.ts';
import { lockBalances } from './lock-balances.ts';
import type { Move } from './move.ts';
import { planMoves } from './plan-moves.ts';
import { refuseReversed } from './reversed.ts';
import { movementsById } from './stock-movement.row.ts';
import { type StockMovement, stockMovement } from './stock-movement.ts';
import { insertMovements, saveBalances, settleLate } from './write-moves.ts';

/**
 * The only way stock changes: all of the moves or none, in their order, in a number of statements that does not grow with them.
 * Who calls it has asked for the right to.
 */
export async function moveStock(ctx: WriteContext, moves: readonly Move[]): Promise<StockMovement[]> {
  if (moves.length === 0) return [];
  const { db, actor } = ctx;
  const [allowNegative] = await Promise.all([allowsNegativeStock(ctx), checkMoves(ctx, moves)]);
  const [balances] = await Promise.all([lockBalances(db, moves), refuseReversed(db, moves)]);
  const rows = planMoves(moves, balances, { allowNegative, currency: 'RUB' });
  const [, , , made] = await Promise.all([
    insertMovements(db, rows, actor.userId),
    saveBalances(db, balances.values()),
    settleLate(db, rows, allowNegative),
    movementsById(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  for (const movement of made) ctx.record(stockMovement.fact('movement_created', movement));
  return made;
}
