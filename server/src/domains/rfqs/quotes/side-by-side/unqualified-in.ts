import type { ReadContext } from '../../../../kernel/operation.ts';
import { findUnqualified } from '../../../qualifications/checked/find-unqualified.ts';
import type { NeededLine, Quote } from '../../comparison/quoted.ts';

/** The lines of each quote that its supplier is not qualified for; none where the company asks for no qualification. */
export async function unqualifiedIn(
  ctx: ReadContext,
  needs: readonly NeededLine[],
  quotes: readonly Quote[],
): Promise<ReadonlyMap<string, string[]>> {
  const items = new Map(needs.map(({ id, catalogItemId = null }) => [id, catalogItemId]));
  const buying = quotes.flatMap(({ id: quoteId, supplierId, lines }) =>
    lines.map(({ needId }) => ({ quoteId, needId, supplierId, catalogItemId: items.get(needId) ?? null })),
  );
  const found = Map.groupBy(await findUnqualified(ctx, buying), ({ quoteId }) => quoteId);
  return new Map([...found].map(([quoteId, of]) => [quoteId, [...new Set(of.map(({ needId }) => needId))]]));
}
