import type { Condition, Sought } from './list-filters.ts';
import { orderBy, type SortKey } from './list-sort.ts';
import type { Listing } from './listing.ts';
import type { ReadContext } from './operation.ts';
import { join, raw, type Sql, sql } from './sql.ts';

/** Rows looked through in the order of the list before the index of letter pairs is asked: more of them where the first hold any. */
const near = [500, 2_000];

interface Search {
  columns: Sql;
  /** What the rows must be beside containing the fragment, and where the page goes on. */
  where: readonly Condition[];
  contains: Condition;
  index: NonNullable<Sought['index']>;
  sort: readonly SortKey[];
  backwards: boolean;
  wanted: number;
}

/**
 * The rows of a page that contain a fragment. A common fragment fills the page from the first rows of the order; a rare one is
 * found by its letter pairs and sorted. Left to choose, the planner takes rows to be spread evenly along the order, and walks
 * through a million of them to fragments that all stand at its end.
 */
export async function searchRows<Row>(ctx: ReadContext, listing: Listing, search: Search): Promise<Row[]> {
  const { columns, where, contains, index, sort, backwards, wanted } = search;
  const alias = raw(listing.alias);
  const order = sql`order by ${orderBy(sort, backwards)}`;
  const page = sql`${order} limit ${raw(String(wanted))}`;
  const held = join(where, ' and ');

  if (listing.ordered?.includes(sort[0]?.name ?? '')) {
    for (const most of near) {
      const first = sql`select ${alias}.* from ${raw(listing.from)} where ${held} ${order} limit ${raw(String(most))}`;
      const rows = await ctx.db.many<Row>(
        sql`select ${columns} from (${first}) ${alias} where ${alias}.tenant_id = ${ctx.db.tenant} and ${contains} ${page}`,
      );
      if (rows.length === wanted) return rows;
      if (rows.length === 0) break;
    }
  }
  const planning = ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`);
  // `offset 0` keeps the order of the page out of the search, which then goes by the pairs.
  const found = sql`
    select ${alias}.* from ${index.from} where ${held} and ${index.contains} offset 0`;
  const [rows] = await Promise.all([
    ctx.db.many<Row>(
      sql`select ${columns} from (${found}) ${alias} where ${alias}.tenant_id = ${ctx.db.tenant} ${page}`,
    ),
    planning,
  ]);
  return rows;
}
