import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { checkMoves } from './check-moves.ts';
import { type Balance, lockBalances, placeOf } from './lock-balances.ts';
import type { Move } from './move.ts';
import { moveStock } from './move-stock.ts';

/** What lies in a place, as somebody counted it. */
export type Count = Pick<Move, 'catalogItemId' | 'warehouseId'> & { counted: string };

/**
 * Makes stock what it was counted to be, many places at once: each difference is an adjustment, and no difference is none. The
 * caller has checked the right to. Of two counts of one place the last holds.
 */
export async function countStock(
  ctx: WriteContext,
  given: readonly Count[],
  why: Pick<Move, 'reason' | 'comment' | 'source'>,
): Promise<number> {
  const counts = [...new Map(given.map((count) => [placeOf(count), count])).values()];
  const move = { ...why, type: 'adjustment' } as const;
  await checkMoves(
    ctx,
    counts.map(({ counted, ...place }) => ({ ...move, ...place, quantity: counted })),
  );
  const balances = await lockBalances(ctx.db, counts);
  const moves = counts.flatMap(({ counted, ...place }) => {
    const difference = new Exact(counted).minus((balances.get(placeOf(place)) as Balance).on_hand);
    return difference.isZero() ? [] : [{ ...move, ...place, quantity: difference.toFixed() }];
  });
  if (moves.length > 0) await moveStock(ctx, moves);
  return moves.length;
}
