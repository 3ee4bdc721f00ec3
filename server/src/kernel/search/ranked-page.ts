import { openCursor, sealCursor } from '../lists/list-cursor.ts';
import { soughtText } from '../lists/list-filters.ts';
import { type Listing, limitOf, type Page, type Searched } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, raw, type Sql, sql } from '../sql/sql.ts';
import { servedByNoIndex } from '../sql/where-portals-lie.ts';
import { openSearch } from './levels.ts';
import { type Place, rankFound } from './rank-found.ts';

type Input = Readonly<Record<string, unknown>>;

/** A page of search results, most relevant first. Its rows are read after their identifiers are known. */
export async function rankedPage<Row extends object, Shown extends object>(
  ctx: ReadContext,
  listing: Listing,
  columns: Sql,
  input: Input,
  present: (row: Row) => Shown,
  filters: readonly Condition[],
): Promise<Page<Shown>> {
  const limit = limitOf(input);
  const place = openCursor(ctx, listing, keysOf(nowhere), input);
  const backwards = place?.backwards === true;
  const search = await openSearch(ctx, listing.searched as Searched, soughtText(listing, input) as string);
  const from = place && placeOf(place.keys);
  const places = await rankFound(ctx, { listing, filters, search, from, backwards, wanted: limit + 1 });
  const beyond = places.length > limit;
  if (beyond) places.length = limit;
  if (backwards) places.reverse();
  const items = await readRows(ctx, listing, columns, places, present);
  const cursorAt = (edge: Place | undefined, back: boolean) =>
    edge ? sealCursor(ctx, listing, input, keysOf(edge), back) : null;
  const hasMore = backwards || beyond;
  const nextCursor = hasMore ? cursorAt(places.at(-1), false) : null;
  const prevCursor = (backwards ? beyond : place !== undefined) ? cursorAt(places[0], true) : null;
  return { items, page: { limit, hasMore, nextCursor, prevCursor } };
}

async function readRows<Row extends object, Shown extends object>(
  ctx: ReadContext,
  { from, alias }: Listing,
  columns: Sql,
  places: readonly Place[],
  present: (row: Row) => Shown,
): Promise<Shown[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const name = raw(alias);
  const rows = await ctx.db.many<Row>(sql`
    select ${columns} from unnest(${ids}::uuid[]) with ordinality wanted(id, place) join ${raw(from)} on ${name}.id = wanted.id
    where ${servedByNoIndex(sql`${name}.tenant_id = ${ctx.db.tenant}`)} order by wanted.place`);
  return rows.map(present);
}

const nowhere: Place = { level: 0, ranked: true, score: 0, size: 0, id: '', edges: [] };

const keysOf = ({ level, ranked, score, size, id, edges }: Place) => [level, ranked, score, size, id, edges];

function placeOf([level, ranked, score, size, id, edges]: readonly unknown[]): Place {
  return { level, ranked, score, size, id, edges } as Place;
}
