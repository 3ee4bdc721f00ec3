import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { Match, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { counterparties } from '../counterparty.ts';

/** Strongest first: INN and KPP name one, an INN that came without its KPP may name several branches. */
const reasons = ['code', 'kpp', 'inn', 'shortName'] as const;
type Reason = (typeof reasons)[number];
type MatchedParty = Counterparty & { n: number; reason: Reason };

/** Counterparties that rows of a file may mean: by the service code, by INN and KPP, or the same name; one statement. */
export async function matchPartyRows(
  ctx: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const parties = sql`select * from counterparties one where one.tenant_id = ${ctx.db.tenant}`;
  const found = await ctx.db.many<MatchedParty>(sql`
    with line as materialized (
      select n, id, inn, coalesce(kpp, '') as kpp, name
      from json_to_recordset(${JSON.stringify(rows.map(lineOf))}::json) given(n int, id uuid, inn text, kpp text, name text))
    ${foundBy(ctx.db, 'code', sql`${parties} and one.id = line.id`)}
    union all ${foundBy(ctx.db, 'kpp', sql`${parties} and one.archived_at is null and one.inn = line.inn and coalesce(one.kpp, '') = line.kpp`)}
    union all ${foundBy(ctx.db, 'inn', sql`${parties} and one.archived_at is null and one.inn = line.inn and ${oneKppUnknown} and line.id is null`)}
    union all ${foundBy(ctx.db, 'shortName', sql`${parties} and one.archived_at is null and one.short_name = line.name and ${notOfAnotherInn}`)}`);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  const strongestFirst = found.sort((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
  for (const { n, reason, ...party } of strongestFirst) matches.get(n)?.push(matchOf(party, reason));
  return matches;
}

/** More than a person is shown; two are ambiguous already. */
const most = 6;

const foundBy = (db: Db, reason: Reason, parties: Sql): Sql => sql`
  select line.n, ${raw(`'${reason}'`)} as reason, ${counterparties.shown()} from line cross join lateral (${parties} limit ${raw(String(most))}) party`;

const oneKppUnknown = raw(`coalesce(one.kpp, '') <> line.kpp and (line.kpp = '' or one.kpp is null)`);

/** A company of another INN is another company, whatever its name. */
const notOfAnotherInn = raw('(line.inn is null or one.inn is null)');

/** A row with a service code is looked for by it, and by numbers that may be taken. */
const lineOf = ({ n, entityId, input: { inn, kpp, shortName } }: WantedRow) => ({
  n,
  id: entityId,
  inn,
  kpp,
  ...(!entityId && { name: shortName }),
});

function matchOf(party: Counterparty, reason: Reason): Match {
  return {
    entityId: party.id,
    version: party.version,
    archived: party.archivedAt !== null,
    reason,
    displayName: party.shortName,
    exclusive: reason === 'kpp',
    record: party,
  };
}
