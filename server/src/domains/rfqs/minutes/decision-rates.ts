import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { readRegional } from '../../company/regional-settings.ts';
import type { Decision } from './decisions-of.ts';
import type { OpenQuote } from './offers-of-lines.ts';

/** By requisition: what one unit of each currency that is quoted is worth in that of the requisition, where that is known. */
export type Rates = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The rates of the day of the last decision, of today where nothing is decided: one statement for one requisition as for all. */
export async function decisionRates(
  db: Db,
  requisitions: ReadonlyArray<Pick<Requisition, 'id' | 'currency'>>,
  quotes: readonly OpenQuote[],
  decisions: readonly Decision[],
): Promise<Rates> {
  const { currency: base, timezone } = await readRegional(db);
  const wanted = requisitions.map(({ id, currency }) => ({
    ...{ id, currency },
    day: decisions.findLast(({ requisitionId }) => requisitionId === id)?.decidedAt ?? dayIn(timezone),
    quoted: [
      ...new Set(quotes.flatMap(({ requisitionId, version }) => (requisitionId === id ? version.currency : []))),
    ],
  }));
  const worth = await worthOn(
    db,
    wanted.flatMap(({ day, currency, quoted }) => [currency, ...quoted].map((one) => ({ day, currency: one }))),
  );
  const worthOf = (day: string, currency: string) =>
    currency === base ? fraction(1) : worth.get(`${day} ${currency}`);
  return new Map(
    wanted.map(({ id, day, currency, quoted }) => {
      const own = worthOf(day, currency);
      const rates = quoted.flatMap((one): Array<[string, string]> => {
        const foreign = worthOf(day, one);
        return one === currency || !own || !foreign ? [] : [[one, foreign.div(own).toText(12)]];
      });
      return [id, new Map(rates)];
    }),
  );
}

/** One unit of each in the company's own currency, by the latest rate on or before its day. */
async function worthOn(db: Db, wanted: ReadonlyArray<{ day: string; currency: string }>) {
  const rows = await db.many<{ day: string; currency: string; rate: string; nominal: number }>(sql`
    select wanted.day, wanted.currency, latest.rate, latest.nominal
    from unnest(${wanted.map(({ day }) => day)}::text[], ${wanted.map(({ currency }) => currency)}::text[]) as wanted (day, currency)
    cross join lateral (
      select held.rate, held.nominal from exchange_rates held
      where held.tenant_id = ${db.tenant} and held.currency = wanted.currency and held.date <= wanted.day::date
      order by held.date desc limit 1) latest`);
  return new Map(
    rows.map(({ day, currency, rate, nominal }) => [`${day} ${currency}`, fraction(rate).div(nominal)] as const),
  );
}
