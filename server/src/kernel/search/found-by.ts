import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, type Sql, sql } from '../sql/sql.ts';
import { keptRows } from './kept-rows.ts';
import { type Search, slipLevel } from './levels.ts';

/** Everything a search finds at all levels: used to count, sum and sort a list. */
export async function foundBy(
  ctx: ReadContext,
  listing: Listing,
  filters: readonly Condition[],
  search: Search,
): Promise<Sql> {
  const levels = search.levels.filter((level) => level !== slipLevel);
  const near = sql`(${join(await Promise.all(levels.map((level) => search.level(level))), ' or ')})`;
  const any = await ctx.db.first(sql`select 1 as found from ${keptRows(ctx, listing, filters, near)} limit 1`);
  return any ? near : search.level(slipLevel);
}
