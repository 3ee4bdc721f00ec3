import type { ReadContext } from '../operation.ts';
import { foundBy } from '../search/found-by.ts';
import { keptRows } from '../search/kept-rows.ts';
import { openSearch } from '../search/levels.ts';
import { rankedPage } from '../search/ranked-page.ts';
import { sortFound } from '../search/sort-found.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';
import { askedColumns, type ColumnsByField } from './asked-columns.ts';
import { openCursor, sealCursor } from './list-cursor.ts';
import { containsWords, filtersOf, soughtText } from './list-filters.ts';
import { afterKeys, orderBy, partsAfter, type SortKey, sortOf } from './list-sort.ts';
import { type Listing, limitOf, type Page } from './listing.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * One page of a list: allow-listed filters and a keyset position, never an offset.
 * A page at any depth costs as much as the first, in one statement; a search takes a few.
 */
export async function listRows<Row extends object, Shown extends object>(
  ctx: ReadContext,
  listing: Listing,
  columns: Sql | ColumnsByField,
  input: Input,
  present: (row: Row) => Shown,
  /** Conditions on what this caller may see, besides the filters. */
  within: readonly Condition[] = [],
): Promise<Page<Shown>> {
  const filters = [...within, ...filtersOf(listing, input)];
  const counting =
    input.includeTotal === true ? countRows(ctx, listing, filters, input, mostCounted + 1).then(totalOf) : undefined;
  const page =
    soughtText(listing, input) !== undefined && listing.searched && input.sort === undefined
      ? await rankedPage(ctx, listing, askedColumns(columns, input.fields, []), input, present, filters)
      : await sortedPage(ctx, listing, columns, input, present, filters);
  return { ...page, ...(counting && { meta: await counting }) };
}

async function sortedPage<Row extends object, Shown extends object>(
  ctx: ReadContext,
  listing: Listing,
  given: Sql | ColumnsByField,
  input: Input,
  present: (row: Row) => Shown,
  filters: readonly Condition[],
): Promise<Page<Shown>> {
  const limit = limitOf(input);
  const sort = sortOf(listing, input.sort as string | undefined);
  const columns = askedColumns(given, input.fields, sort);
  const place = openCursor(ctx, listing, sort, input);
  const backwards = place?.backwards === true;
  const wanted = limit + 1;
  const sought = soughtText(listing, input);
  let rows: Row[];
  if (sought !== undefined && listing.searched) {
    const condition = await foundBy(ctx, listing, filters, await openSearch(ctx, listing.searched, sought));
    const where = place ? [...filters, afterKeys(sort, place.keys, backwards)] : filters;
    rows = await sortFound<Row>(ctx, listing, { columns, where, condition, sort, backwards, wanted });
  } else {
    rows = await rowsInOrder<Row>(ctx, listing, {
      columns,
      where: [tenantOf(ctx, listing), ...filters, ...(sought === undefined ? [] : [containsWords(listing, sought)])],
      parts: place ? partsAfter(sort, place.keys, backwards) : [],
      order: orderBy(sort, backwards),
      wanted,
    });
  }

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
  return { items, page: { limit, hasMore, nextCursor, prevCursor } };
}

interface Wanted {
  columns: Sql;
  where: readonly Condition[];
  /** Where the page continues: rows of the first part come before those of the next. */
  parts: readonly Sql[];
  order: Sql;
  wanted: number;
}

/** One statement; PostgreSQL evaluates the next part only if the parts before it do not fill the page. */
function rowsInOrder<Row>(ctx: ReadContext, listing: Listing, { columns, where, parts, order, wanted }: Wanted) {
  // The page size is part of the text: as a parameter it would make PostgreSQL plan every page again.
  const most = raw(String(wanted));
  const rowsOf = (here: readonly Sql[]) =>
    sql`select ${columns} from ${raw(listing.from)} where ${join(here, ' and ')} order by ${order} limit ${most}`;
  if (parts.length === 0) return ctx.db.many<Row>(rowsOf(where));
  if (parts.length === 1) return ctx.db.many<Row>(rowsOf([...where, ...parts]));
  const each = parts.map((part) => sql`(${rowsOf([...where, part])})`);
  return ctx.db.many<Row>(sql`${join(each, ' union all ')} limit ${most}`);
}

/** A list sorts only by fields it shows, so a shown row has the keys of the cursor. */
const keysOf = (row: object, sort: readonly SortKey[]) =>
  sort.map(
    ({ shownAt }) => shownAt.reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], row) ?? null,
  );

const mostCounted = 10_000;
const totalOf = (count: number) => ({ total: Math.min(count, mostCounted), totalIsLowerBound: count > mostCounted });
const tenantOf = (ctx: ReadContext, { alias }: Listing): Condition => sql`${raw(alias)}.tenant_id = ${ctx.db.tenant}`;

/** The number of rows in a list, counted up to `most`. */
export const countUpTo = (ctx: ReadContext, listing: Listing, input: Input, most: number): Promise<number> =>
  countRows(ctx, listing, filtersOf(listing, input), input, most);

async function countRows(
  ctx: ReadContext,
  listing: Listing,
  filters: readonly Condition[],
  input: Input,
  most: number,
): Promise<number> {
  const count = (held: Sql) =>
    ctx.db.one<{ count: number }>(sql`select count(*) from (select 1 from ${held} limit ${most}) counted`);
  // Without a search of words the count is sent with the page: in an operation of one flight no statement may be sent later.
  const scanned = soughtText(listing, input) === undefined || !listing.searched;
  const rows = scanned
    ? count(scannedRows(ctx, listing, filters, input))
    : heldRows(ctx, listing, filters, input).then(count);
  return (await rows).count;
}

/** The rows of a list as `… where …`, for a statement that groups them. */
export const rowsFound = (ctx: ReadContext, listing: Listing, input: Input): Promise<Sql> =>
  heldRows(ctx, listing, filtersOf(listing, input), input);

async function heldRows(ctx: ReadContext, listing: Listing, filters: readonly Condition[], input: Input): Promise<Sql> {
  const sought = soughtText(listing, input);
  if (sought === undefined || !listing.searched) return scannedRows(ctx, listing, filters, input);
  const condition = await foundBy(ctx, listing, filters, await openSearch(ctx, listing.searched, sought));
  return keptRows(ctx, listing, filters, condition);
}

/** The same where no index of words is asked: one statement has it all. */
function scannedRows(ctx: ReadContext, listing: Listing, filters: readonly Condition[], input: Input): Sql {
  const sought = soughtText(listing, input);
  const all = [tenantOf(ctx, listing), ...filters, ...(sought === undefined ? [] : [containsWords(listing, sought)])];
  return sql`${raw(listing.from)} where ${join(all, ' and ')}`;
}
