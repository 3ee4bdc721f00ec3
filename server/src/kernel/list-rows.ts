import { openCursor, sealCursor } from './list-cursor.ts';
import { type Condition, filtersOf } from './list-filters.ts';
import { afterKeys, orderBy, type SortKey, sortOf } from './list-sort.ts';
import type { Listing, Page } from './listing.ts';
import type { ReadContext } from './operation.ts';
import { empty, join, raw, type Sql, sql } from './sql.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * One page of a list: filters from the allow-list, keyset position, never an offset.
 * The page at any depth costs what the first one costs, and one statement fetches it.
 */
export async function listRows<Row extends object, Shown extends object>(
  ctx: ReadContext,
  listing: Listing,
  columns: Sql,
  input: Input,
  present: (row: Row) => Shown,
  /** What this caller may see at all, beside his own filters. */
  within: readonly Condition[] = [],
): Promise<Page<Shown>> {
  const limit = Math.min(Number(input.limit ?? 50), 200);
  const sort = sortOf(listing, input.sort as string | undefined);
  const place = openCursor(ctx, listing, sort, input);
  const backwards = place?.backwards === true;
  const where = whereOf(ctx, listing, [...within, ...filtersOf(listing, input)]);
  const searches = listing.searched !== undefined && input.search !== undefined;
  const from = raw(searches ? (listing.searched as string) : listing.from);
  // Whether the order or the fragment is the better way in depends on the fragment: each search is planned for itself.
  const planning = searches ? ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`) : undefined;

  const counting = input.includeTotal === true ? countRows(ctx, from, where) : undefined;
  // The size of the page stands in the text: with it as a value every page would be planned anew.
  const asked = ctx.db.many<Row>(sql`
    select ${columns} from ${from} ${where} ${place ? sql`and ${afterKeys(sort, place.keys, backwards)}` : empty}
    order by ${orderBy(sort, backwards)} limit ${raw(String(limit + 1))}`);
  const [rows] = await Promise.all([asked, planning]);

  const beyond = rows.length > limit;
  if (beyond) rows.length = limit;
  if (backwards) rows.reverse();
  const hasMore = backwards || beyond;
  const hasPrevious = backwards ? beyond : place !== undefined;
  const items = rows.map(present);
  const cursorAt = (row: Shown | undefined, back: boolean) =>
    row ? sealCursor(ctx, listing, input, keysOf(row, sort), back) : null;
  const nextCursor = hasMore ? cursorAt(items.at(-1), false) : null;
  const prevCursor = hasPrevious ? cursorAt(items[0], true) : null;
  return {
    items,
    page: { limit, hasMore, nextCursor, prevCursor },
    ...(counting && { meta: await counting }),
  };
}

/** A list sorts by fields it shows, so a row that was shown says where to go on. */
const keysOf = (row: object, sort: readonly SortKey[]) =>
  sort.map(({ name }) => (row as Record<string, unknown>)[name] ?? null);

function whereOf(ctx: ReadContext, listing: Listing, conditions: readonly Condition[]): Sql {
  return join([sql`where ${raw(listing.alias)}.tenant_id = ${ctx.db.tenant}`, ...conditions], ' and ');
}

/** Rows a list would give, counted no further than `most`. */
export async function countUpTo(ctx: ReadContext, listing: Listing, input: Input, most: number): Promise<number> {
  const where = whereOf(ctx, listing, filtersOf(listing, input));
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from (select 1 from ${raw(listing.from)} ${where} limit ${most}) counted`,
  );
  return count;
}

const most = 10_000;

async function countRows(ctx: ReadContext, from: Sql, where: Sql) {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from (select 1 from ${from} ${where} limit ${most + 1}) counted`,
  );
  return { total: Math.min(count, most), totalIsLowerBound: count > most };
}
