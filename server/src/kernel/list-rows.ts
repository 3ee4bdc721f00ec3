import { openCursor, sealCursor } from './list-cursor.ts';
import { type Condition, filtersOf, type Sought, soughtOf } from './list-filters.ts';
import { afterKeys, orderBy, type SortKey, sortOf } from './list-sort.ts';
import type { Listing, Page } from './listing.ts';
import type { ReadContext } from './operation.ts';
import { searchRows } from './search-rows.ts';
import { join, raw, type Sql, sql } from './sql.ts';

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
  const sought = soughtOf(listing, input);
  const filters = [tenantOf(ctx, listing), ...within, ...filtersOf(listing, input)];
  const here = place ? [...filters, afterKeys(sort, place.keys, backwards)] : filters;

  const counting = input.includeTotal === true ? countRows(ctx, listing, filters, sought, mostCounted + 1) : undefined;
  const wanted = limit + 1;
  const rows = sought?.index
    ? await searchRows<Row>(ctx, listing, {
        columns,
        where: here,
        contains: sought.contains,
        index: sought.index,
        sort,
        backwards,
        wanted,
      })
    : // The size of the page stands in the text: with it as a value every page would be planned anew.
      await ctx.db.many<Row>(sql`
          select ${columns} from ${raw(listing.from)} where ${join(sought ? [...here, sought.contains] : here, ' and ')}
          order by ${orderBy(sort, backwards)} limit ${raw(String(wanted))}`);

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
    ...(counting && { meta: totalOf(await counting) }),
  };
}

/** A list sorts by fields it shows, so a row that was shown says where to go on. */
const keysOf = (row: object, sort: readonly SortKey[]) =>
  sort.map(({ name }) => (row as Record<string, unknown>)[name] ?? null);

const mostCounted = 10_000;

const totalOf = (count: number) => ({ total: Math.min(count, mostCounted), totalIsLowerBound: count > mostCounted });

const tenantOf = (ctx: ReadContext, { alias }: Listing): Condition => sql`${raw(alias)}.tenant_id = ${ctx.db.tenant}`;

/** Rows a list would give, counted no further than `most`. */
export async function countUpTo(ctx: ReadContext, listing: Listing, input: Input, most: number): Promise<number> {
  const filters = [tenantOf(ctx, listing), ...filtersOf(listing, input)];
  return countRows(ctx, listing, filters, soughtOf(listing, input), most);
}

async function countRows(
  ctx: ReadContext,
  listing: Listing,
  filters: readonly Condition[],
  sought: Sought | undefined,
  most: number,
): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from (select 1 from ${heldRows(listing, filters, sought)} limit ${most}) counted`,
  );
  return count;
}

/** The rows a list would give, as `… where …`, for a statement that groups them. */
export const rowsFound = (ctx: ReadContext, listing: Listing, input: Input): Sql =>
  heldRows(listing, [tenantOf(ctx, listing), ...filtersOf(listing, input)], soughtOf(listing, input));

function heldRows({ from }: Listing, filters: readonly Condition[], sought: Sought | undefined): Sql {
  const { from: rows, contains } = sought?.index ?? { from: raw(from), contains: sought?.contains };
  return sql`${rows} where ${join(contains ? [...filters, contains] : filters, ' and ')}`;
}
