import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';
import { keptRows } from './kept-rows.ts';
import { codeLevel, type Search, slipLevel } from './levels.ts';
import type { Asked } from './read-asked.ts';

/** The position of a row among the results. `edges` are the last ranked positions of each level, where more was found than is ranked. */
export interface Place {
  level: number;
  ranked: boolean;
  score: number;
  size: number;
  id: string;
  edges: ReadonlyArray<string | null>;
}

/**
 * Ranks a limited number of each level's rows, those first in the table; the rest follow in order of their identifiers.
 * So every result appears exactly once, and a word that half of the catalog has costs no more than this.
 */
const mostRanked = 1_000;

interface Walk {
  listing: Listing;
  filters: readonly Condition[];
  search: Search;
  from: Place | undefined;
  backwards: boolean;
  wanted: number;
}

interface Part {
  level: number;
  ranked: boolean;
}

const partsOf = ({ levels }: Search): Part[] =>
  levels.flatMap((level) => [
    { level, ranked: true },
    { level, ranked: false },
  ]);

/** The positions of a page, most relevant first. */
export async function rankFound(ctx: ReadContext, walk: Walk): Promise<Place[]> {
  const { search, from, backwards, wanted } = walk;
  if (search.asked.pieces.length === 0) return [];
  const parts = partsOf(search);
  const edges = [...(from?.edges ?? Array.from({ length: slipLevel + 1 }, () => null))];
  const start = from ? parts.findIndex(({ level, ranked }) => level === from.level && ranked === from.ranked) : 0;
  const ahead = backwards ? parts.slice(0, start + 1).toReversed() : parts.slice(start);
  const found: Place[] = [];
  for (const part of ahead) {
    if (found.length === wanted) break;
    // Words one typo away count only where nothing is closer.
    if (part.level === slipLevel && (found.length > 0 || (from && from.level !== slipLevel))) break;
    if (backwards && from?.level === slipLevel && part.level !== slipLevel) break;
    if (!part.ranked && edges[part.level] === null) continue;
    const after = from && part.level === from.level && part.ranked === from.ranked ? from : undefined;
    const rows = await readPart(ctx, walk, part, edges, after, wanted - found.length);
    found.push(...rows.map(({ score, size, id }) => ({ ...part, score, size, id, edges: [] })));
  }
  return found.map((place) => ({ ...place, edges }));
}

interface Row {
  id: string;
  score: number;
  size: number;
  edge: string;
  many: number;
}

async function readPart(
  ctx: ReadContext,
  { listing, filters, search, backwards }: Walk,
  { level, ranked }: Part,
  edges: Array<string | null>,
  after: Place | undefined,
  most: number,
): Promise<Row[]> {
  const edge = edges[level] ?? null;
  const condition = await ofLevelAlone(search, level);
  const [sign, way] = backwards ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  if (!ranked) {
    const beyond = sql`${condition} and doc.place > ${edge}::tid`;
    return ctx.db.many<Row>(sql`
      select record_id as id, 0 as score, 0 as size from (
        select doc.record_id from ${keptRows(ctx, listing, filters, beyond)}) found
      where ${after ? sql`record_id ${sign} ${after.id}::uuid` : sql`true`} order by record_id ${way} limit ${raw(String(most))}`);
  }
  const within = edge === null ? condition : sql`${condition} and doc.place <= ${edge}::tid`;
  const rows = await ctx.db.many<Row>(sql`
    select id, score, size, edge, many from (
      select record_id as id, ${scoreOf(search.asked)} as score, length(head) as size, (max(place) over ())::text as edge, (count(*) over ())::int as many
      from (select doc.record_id, doc.head, doc.place from ${keptRows(ctx, listing, filters, within)} limit ${raw(String(mostRanked))}) doc
    ) found
    where ${after ? sql`(score, size, id) ${sign} (${after.score}::int, ${after.size}::int, ${after.id}::uuid)` : sql`true`}
    order by score ${way}, size ${way}, id ${way} limit ${raw(String(most))}`);
  if (edge === null && rows[0]?.many === mostRanked) edges[level] = rows[0].edge;
  return rows;
}

async function ofLevelAlone(search: Search, level: number): Promise<Sql> {
  const condition = await search.level(level);
  // A typo counts only where nothing closer was found.
  if (level === codeLevel || level === slipLevel) return condition;
  const nearer = await Promise.all(search.levels.filter((one) => one < level).map((one) => search.level(one)));
  return sql`${condition} and not (${join(nearer, ' or ')})`;
}

/** How similar the beginning of a record's text is to what was typed; 0 is the most similar. */
function scoreOf({ pieces }: Asked): Sql {
  const words = pieces.flatMap(({ words }) => words.map(({ word }) => word));
  const whole = words.join(' ');
  const all = (beginning: string, ending: string) =>
    join(
      words.map((word) => sql`strpos(${beginning} || head || ${ending}, ${`${beginning}${word}${ending}`}) > 0`),
      ' and ',
    );
  return sql`case when head = ${whole} then 0
    when starts_with(head, ${`${whole} `}) then 1
    when strpos(' ' || head || ' ', ${` ${whole} `}) > 0 then 2
    when starts_with(head, ${whole}) then 3
    when ${all(' ', ' ')} then 4
    when ${all(' ', '')} then 5
    else 6 end`;
}
