import type { ReadContext } from '../operation.ts';
import { join, raw, type Sql, sql } from '../sql/sql.ts';
import { oneSlip } from './one-slip.ts';
import type { Asked, AskedWord } from './read-asked.ts';

/** How many words are examined for one fragment, and how many of them are then used to find records. */
const mostLookedAt = 1_000;
const mostFound = 300;

/** Tokens of the words that start with or contain each fragment; words that start with it and short words first. */
export async function findByFragments(ctx: ReadContext, { kind }: Asked, fragments: readonly string[]) {
  const found = new Map<string, string[]>();
  if (fragments.length === 0) return found;
  // If enough words start with the fragment, words that contain it elsewhere are not looked up.
  const searches = fragments.map((fragment, at) => {
    const inside = containing(ctx, kind, fragment);
    return sql`
      (with began as (${join(beginnings(ctx, kind, fragment), ' union all ')})
       select at, token from (select word, token, rank from began${inside ? sql` union all ${inside}` : sql``}) words
       cross join (select ${at}::int as at) numbered order by rank, length(word) limit ${raw(String(mostFound))})`;
  });
  const rows = await ctx.db.many<{ at: number; token: string }>(
    sql`select at, token::text from (${join(searches, ' union all ')}) found`,
  );
  for (const [at, words] of Map.groupBy(rows, ({ at }) => at))
    found.set(fragments[at] as string, [...new Set(words.map(({ token }) => token))]);
  return found;
}

function beginnings(ctx: ReadContext, kind: string, fragment: string): Sql[] {
  return [fragment, `#${fragment}`].map(
    (opening) => sql`
    (select word, token, 0 as rank from search_words known
     where known.tenant_id = ${ctx.db.tenant} and known.kind = ${kind} and word >= ${opening} and word < ${`${opening}\u{10ffff}`} limit ${raw(String(mostFound))})`,
  );
}

function containing(ctx: ReadContext, kind: string, fragment: string): Sql | undefined {
  if ([...fragment].length < 2) return undefined;
  return sql`
    (select word, token, 1 as rank from words_searched known
     where known.tenant_id = ${ctx.db.tenant} and known.kind = ${kind} and (select count(*) from began) < ${raw(String(mostFound))}
       and known.pieces @> search_pairs(${fragment}, search_seed(${ctx.db.tenant}, ${kind}))
       and strpos(word, ${fragment}) > 0 limit ${raw(String(mostLookedAt))})`;
}

/** Tokens of the words that are one typo away from each of these. */
export async function findBySlips(ctx: ReadContext, { kind }: Asked, words: readonly AskedWord[]) {
  const found = new Map<string, string[]>();
  if (words.length === 0) return found;
  const seed = sql`search_seed(${ctx.db.tenant}, ${kind})`;
  const searches = words.map(
    ({ word, stem }, at) => sql`
    (select ${at}::int as at, word, stem, token from words_searched known
     where known.tenant_id = ${ctx.db.tenant} and known.kind = ${kind}
       and known.pieces && (search_slips(${word}, ${seed}) || search_slips(${stem}, ${seed})) limit ${raw(String(mostFound))})`,
  );
  const rows = await ctx.db.many<{ at: number; word: string; stem: string; token: string }>(
    sql`select at, word, stem, token::text from (${join(searches, ' union all ')}) found`,
  );
  for (const near of rows) {
    const asked = words[near.at] as AskedWord;
    if (!oneSlip(asked.word, near.word) && !oneSlip(asked.stem, near.stem)) continue;
    found.set(asked.word, [...(found.get(asked.word) ?? []), near.token]);
  }
  return found;
}
