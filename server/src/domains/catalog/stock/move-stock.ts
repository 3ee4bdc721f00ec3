import type { StockMovement } from '../../../../../nouns/stock-movement.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { settleInOrder } from '../../../platform/door/settle-in-order.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { checkMoves } from './check-moves.ts';
import { lockBalances } from './lock-balances.ts';
import type { Move } from './move.ts';
import { planMoves } from './plan-moves.ts';
import { settleLate } from './recount.ts';
import { refuseReversed } from './reversed.ts';
import { movementsById, stockMovement } from './stock-movement.ts';
import { insertMovements, saveBalances } from './write-moves.ts';

/**
 * The only way stock changes: all of the moves or none, in their order, in a number of statements that does not grow with them.
 * Who calls it has asked for the right to.
 */
export async function moveStock(ctx: WriteContext, moves: readonly Move[]): Promise<StockMovement[]> {
  const [movements] = await moveStockAnd(ctx, moves, async () => undefined);
  return movements;
}

/** The same, with what is read after it. Others wait for the item, so it takes two flights: the locks, and all the rest. */
export async function moveStockAnd<Seen>(
  ctx: WriteContext,
  moves: readonly Move[],
  read: () => Promise<Seen>,
): Promise<[StockMovement[], Seen]> {
  const { db, actor } = ctx;
  const settings = Promise.all([companySettings(ctx), regionalOf(ctx)]);
  const checking = checkMoves(ctx, moves);
  const locking = lockBalances(db, moves);
  await settleInOrder([settings, checking, locking, refuseReversed(db, moves)]);
  const [{ allowNegativeStock: allowNegative }, { currency }] = await settings;
  const balances = await locking;
  const rows = planMoves(moves, balances, { allowNegative, currency });
  const [, , , movements, seen] = await Promise.all([
    insertMovements(db, rows, actor.userId),
    saveBalances(db, balances.values()),
    settleLate(db, rows, allowNegative),
    movementsById(
      db,
      rows.map(({ id }) => id),
    ),
    read(),
  ]);
  for (const movement of movements) ctx.record(stockMovement.fact('movement_created', movement));
  return [movements, seen];
}
