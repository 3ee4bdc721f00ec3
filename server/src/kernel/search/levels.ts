import type { Searched } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { planForAny } from '../sql/plan-for-any.ts';
import { join, raw, type Sql, sql } from '../sql/sql.ts';
import { findByFragments, findBySlips } from './find-words.ts';
import { type Asked, type AskedPiece, type AskedWord, readAsked } from './read-asked.ts';

/**
 * How closely a record may match what was typed, closest first: it has the code; it has the words, in any order and form;
 * it has words that start with or contain them; its parties have that name, where these do not count as its own words; it has words
 * one typo away. The last level is used only where nothing else is found.
 */
export const codeLevel = 0;
const wordLevel = 1;
const fragmentLevel = 2;
const partyLevel = 3;
export const slipLevel = 4;

/** Conditions on `doc`, a row of `documents_searched`, by level; each is built once, on first use. */
export interface Search {
  asked: Asked;
  /** The levels of records of this kind, closest first. */
  levels: readonly number[];
  level(level: number): Promise<Sql>;
}

/** Tokens of one piece of the search, besides the words' own. */
interface More {
  of(fragment: string): readonly string[];
  withParts: boolean;
}

const none: More = { of: () => [], withParts: false };
const mostParties = 200;

export async function openSearch(ctx: ReadContext, searched: Searched, text: string): Promise<Search> {
  const [asked, party] = await Promise.all([
    readAsked(ctx, searched.kind, text),
    searched.parties ? readAsked(ctx, 'counterparty', text) : undefined,
    planForAny(ctx.db),
    // Only the rows that come first in their table are ranked: an index finds them in that order.
    ctx.db.execute(sql`set local enable_seqscan = off`),
  ]);
  const made = new Map<number, Promise<Sql>>();
  const make = async (level: number): Promise<Sql> => {
    if (asked.pieces.length === 0) return sql`false`;
    if (level === codeLevel) return sql`doc.words @> ${[asked.wholeToken]}::bigint[]`;
    const [more, parties] = await Promise.all([
      moreOf(ctx, asked, level),
      party && (searched.parties === 'as words' || level >= partyLevel)
        ? moreOf(ctx, party, level).then((more) => findParties(ctx, asked.kind, party, more))
        : undefined,
    ]);
    return allPieces(asked, more, parties);
  };
  return {
    asked,
    levels: [codeLevel, wordLevel, fragmentLevel, ...(searched.parties === 'last' ? [partyLevel] : []), slipLevel],
    level(level) {
      const known = made.get(level) ?? make(level);
      made.set(level, known);
      return known;
    },
  };
}

const fragmentsOf = ({ pieces }: Asked) => [
  ...new Set(
    pieces.flatMap(({ code, words }) => [...(words.length > 1 ? [code] : []), ...words.map(({ word }) => word)]),
  ),
];

async function moreOf(ctx: ReadContext, asked: Asked, level: number): Promise<More> {
  if (level === wordLevel) return none;
  const [fragments, slips] = await Promise.all([
    findByFragments(ctx, asked, fragmentsOf(asked)),
    level === slipLevel
      ? findBySlips(
          ctx,
          asked,
          asked.pieces.flatMap(({ words }) => words),
        )
      : undefined,
  ]);
  return { of: (fragment) => [...(fragments.get(fragment) ?? []), ...(slips?.get(fragment) ?? [])], withParts: true };
}

const allPieces = ({ pieces }: Asked, more: More, parties: readonly string[][] = []): Sql =>
  sql`(${join(
    pieces.map((piece, at) => onePiece(piece, more, parties[at] ?? [])),
    ' and ',
  )})`;

function onePiece({ code, codeToken, words }: AskedPiece, more: More, parties: readonly string[]): Sql {
  const [only] = words;
  if (words.length === 1 && only) {
    const any = has([codeToken, ...tokensOf(only, more), ...parties]);
    return more.withParts && only.parts ? sql`(${any} or doc.words @> ${only.parts}::bigint[])` : any;
  }
  const each = words.map((word) => tokensOf(word, more)).filter((tokens) => tokens.length > 0);
  const whole = has([codeToken, ...more.of(code), ...parties]);
  return each.length === 0 ? whole : sql`(${whole} or (${join(each.map(has), ' and ')}))`;
}

const tokensOf = ({ word, token }: AskedWord, more: More) => [...(token === null ? [] : [token]), ...more.of(word)];

const has = (tokens: readonly string[]): Sql => sql`doc.words && ${[...new Set(tokens)]}::bigint[]`;

/**
 * The parties that each piece names, as tokens of records. Parties named by all pieces count for every piece;
 * for a word that most companies have in their names only a limited number is examined.
 */
async function findParties(ctx: ReadContext, kind: string, asked: Asked, more: More): Promise<string[][]> {
  const conditions = [...asked.pieces.map((piece) => onePiece(piece, more, [])), allPieces(asked, more)];
  const searches = conditions.map(
    (condition, at) => sql`
    (select ${at}::int as at, doc.record_id from documents_searched doc
     where doc.tenant_id = ${ctx.db.tenant} and ${condition} limit ${raw(String(mostParties))})`,
  );
  const rows = await ctx.db.many<{ at: number; token: string }>(sql`
    select at, hashtextextended(record_id::text, search_seed(${ctx.db.tenant}, ${kind}))::text as token
    from (${join(searches, ' union all ')}) found where tenant_id() = ${ctx.db.tenant}`);
  const of = (at: number) => rows.flatMap((row) => (row.at === at ? [row.token] : []));
  const whole = of(asked.pieces.length);
  return asked.pieces.map((_, at) => [...of(at), ...whole]);
}
