import { type QuoteLine, quoteLine } from '../../../../../nouns/quote-line.ts';
import { quoteVersion } from '../../../../../nouns/quote-version.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { columnsOf } from '../../../platform/records/columns-of.ts';
import type { QuoteVersion } from './quote-version.ts';

export interface HeldVersion extends QuoteVersion {
  quoteId: string;
}

type VersionRow = Omit<HeldVersion, 'lines'>;
type LineRow = QuoteLine & VersionKey;

interface VersionKey {
  quoteId: string;
  n: number;
}

const amountsOf = (alias: string) => () =>
  raw(`json_build_object('net', ${alias}.net::text, 'vat', ${alias}.vat::text, 'gross', ${alias}.gross::text)`);

const versionFields = columnsOf(quoteVersion, { totals: amountsOf('held') })();
const lineFields = columnsOf(quoteLine, { amounts: amountsOf('line') })();

const versionColumns = join([...Object.values(versionFields), raw('held.quote_id as "quoteId"')]);

const lineColumns = join([...Object.values(lineFields), raw('line.quote_id as "quoteId"'), raw('line.n')]);

/** All versions of a quote with their lines, the draft first: two statements. */
export const versionsOf = (db: Db, quoteId: string): Promise<HeldVersion[]> =>
  versionsWhere(db, sql`held.quote_id = ${quoteId}`);

/** The draft of a quote and its current version, where there are such. */
export async function standingVersions(db: Db, quoteId: string) {
  const held = await versionsWhere(
    db,
    sql`held.quote_id = ${quoteId} and held.n in (0, (select quote.current_version from supplier_quotes quote
      where quote.tenant_id = ${db.tenant} and quote.id = ${quoteId}))`,
  );
  return { draft: held.find(({ n }) => n === 0) ?? null, current: held.find(({ n }) => n > 0) ?? null };
}

/** Current versions of quotes: as many statements for one quote as for all. */
export const currentVersions = (db: Db, quoteIds: readonly string[]): Promise<HeldVersion[]> =>
  versionsWhere(db, currentOf(db, quoteIds));

/** By quote, the lines of its current version, or of the draft before the first one, in one statement. */
export async function linesByQuote(db: Db, quoteIds: readonly string[]): Promise<Map<string, LineRow[]>> {
  const standing = sql`(held.quote_id, held.n) in (select quote.id, quote.current_version from supplier_quotes quote
    where quote.tenant_id = ${db.tenant} and quote.id = any(${quoteIds}::uuid[]))`;
  return Map.groupBy(await linesWhere(db, standing), ({ quoteId }) => quoteId);
}

/** The same with up to so many lines of each, and how many there are. */
export async function currentWithin(db: Db, quoteIds: readonly string[], most: number) {
  const condition = currentOf(db, quoteIds);
  const [versions, counts] = await Promise.all([
    versionsWhere(
      db,
      condition,
      db.many<LineRow>(sql`
        select ${lineColumns} from supplier_quote_versions held cross join lateral (
          select * from supplier_quote_lines one
          where one.tenant_id = ${db.tenant} and one.quote_id = held.quote_id and one.n = held.n order by one.position limit ${most}) line
        where held.tenant_id = ${db.tenant} and ${condition} order by line.quote_id, line.n, line.position`),
    ),
    db.many<{ quoteId: string; count: number }>(sql`
      select held.quote_id as "quoteId", count(*) from supplier_quote_versions held
      join supplier_quote_lines line on line.tenant_id = ${db.tenant} and line.quote_id = held.quote_id and line.n = held.n
      where held.tenant_id = ${db.tenant} and ${condition} group by held.quote_id`),
  ]);
  const countOf = new Map(counts.map(({ quoteId, count }) => [quoteId, count]));
  return versions.map((version) => ({ ...version, lineCount: countOf.get(version.quoteId) ?? 0 }));
}

const currentOf = (db: Db, quoteIds: readonly string[]) =>
  sql`held.n > 0 and (held.quote_id, held.n) in (select quote.id, quote.current_version from supplier_quotes quote
    where quote.tenant_id = ${db.tenant} and quote.id = any(${quoteIds}::uuid[]))`;

async function versionsWhere(
  db: Db,
  condition: Sql,
  someLines: Promise<LineRow[]> = linesWhere(db, condition),
): Promise<HeldVersion[]> {
  const [versions, lines] = await Promise.all([
    db.many<VersionRow>(sql`
      select ${versionColumns} from supplier_quote_versions held
      where held.tenant_id = ${db.tenant} and ${condition} order by held.quote_id, held.n`),
    someLines,
  ]);
  const byVersion = Map.groupBy(lines, keyOf);
  return versions.map((version) => ({
    ...version,
    lines: (byVersion.get(keyOf(version)) ?? []).map(({ quoteId: _quote, n: _n, ...line }) => line),
  }));
}

const linesWhere = (db: Db, condition: Sql) =>
  db.many<LineRow>(sql`
    select ${lineColumns} from supplier_quote_lines line
    join supplier_quote_versions held on held.tenant_id = ${db.tenant} and held.quote_id = line.quote_id and held.n = line.n
    where line.tenant_id = ${db.tenant} and ${condition} order by line.quote_id, line.n, line.position`);

const keyOf = ({ quoteId, n }: VersionKey) => `${quoteId} ${n}`;
