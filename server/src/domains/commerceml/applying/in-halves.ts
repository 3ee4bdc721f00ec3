import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { isPassing } from '../is-passing.ts';

/** Writes all at once; where something of it is refused, its halves, until what is refused stands alone. */
export async function inHalves<T>(
  ctx: WriteContext,
  all: readonly T[],
  write: (some: readonly T[]) => Promise<unknown>,
): Promise<Array<{ one: T; refusal: Refusal }>> {
  if (all.length === 0) return [];
  try {
    await ctx.attempt(() => write(all));
    return [];
  } catch (error) {
    // What the database is too busy for is nobody's fault: the whole step is tried again.
    if (!(error instanceof Refusal) || isPassing(error)) throw error;
    if (all.length === 1) return [{ one: all[0] as T, refusal: error }];
    const middle = Math.ceil(all.length / 2);
    const first = await inHalves(ctx, all.slice(0, middle), write);
    return [...first, ...(await inHalves(ctx, all.slice(middle), write))];
  }
}
