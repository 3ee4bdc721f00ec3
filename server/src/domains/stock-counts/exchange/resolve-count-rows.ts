import type { ResolvedRow, UnresolvedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { itemsOfRows } from '../../catalog/items-of-rows.ts';

/** The items that rows were counted of. */
export async function resolveCountRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
): Promise<ReadonlyMap<number, ResolvedRow>> {
  const found = await itemsOfRows(ctx, rows);
  return new Map(
    rows.map(({ n, input }) => {
      const { item, errors = [], candidates = [] } = found.get(n) ?? {};
      return [n, { input: { ...input, ...(item && { catalogItemId: item.id }) }, errors, candidates }];
    }),
  );
}
