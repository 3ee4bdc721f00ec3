import { orderBy, type SortKey } from '../lists/list-sort.ts';
import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';
import { keptRows } from './kept-rows.ts';

/** Rows looked through in the order of the list before the index of words is asked: more of them where the first hold any. */
const near = [500, 2_000];

interface Page {
  columns: Sql;
  /** What the rows must be beside being found, and where the page goes on. */
  where: readonly Condition[];
  condition: Sql;
  sort: readonly SortKey[];
  backwards: boolean;
  wanted: number;
}

/** A page of what is found, in an order that was asked for. What is common fills the page from the first rows of the order; the rest is found and sorted. */
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
