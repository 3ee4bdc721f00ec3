import { orderBy, type SortKey } from '../lists/list-sort.ts';
import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';
import { keptRows } from './kept-rows.ts';

/** How many rows are scanned in the list's order before the full-text index is used; more where the first ones contain a match. */
const near = [500, 2_000];

interface Page {
  columns: Sql;
  /** Conditions besides the search, and where the page continues. */
  where: readonly Condition[];
  condition: Sql;
  sort: readonly SortKey[];
  backwards: boolean;
  wanted: number;
}

/**
 * A page of search results in a requested order. Common words fill the page from the first rows in that order; for rare ones all
 * results are found and sorted.
 */
export async function sortFound<Row>(ctx: ReadContext, listing: Listing, page: Page): Promise<Row[]> {
  const { columns, where, condition, sort, backwards, wanted } = page;
  const alias = raw(listing.alias);
  const order = sql`order by ${orderBy(sort, backwards)}`;
  const ending = sql`${order} limit ${raw(String(wanted))}`;
  const isFound = sql`exists (
    select 1 from search_documents doc where doc.tenant_id = ${ctx.db.tenant} and doc.record_id = ${alias}.id and ${condition})`;
  if (listing.ordered?.includes(sort[0]?.name ?? '')) {
    for (const most of near) {
      const held = join([sql`${alias}.tenant_id = ${ctx.db.tenant}`, ...where], ' and ');
      const first = sql`select ${alias}.* from ${raw(listing.from)} where ${held} ${order} limit ${raw(String(most))}`;
      const rows = await ctx.db.many<Row>(
        sql`select ${columns} from (${first}) ${alias} where ${alias}.tenant_id = ${ctx.db.tenant} and ${isFound} ${ending}`,
      );
      if (rows.length === wanted) return rows;
      if (rows.length === 0) break;
    }
  }
  const found = sql`select ${alias}.* from ${keptRows(ctx, listing, where, condition)} offset 0`;
  return ctx.db.many<Row>(
    sql`select ${columns} from (${found}) ${alias} where ${alias}.tenant_id = ${ctx.db.tenant} ${ending}`,
  );
}
