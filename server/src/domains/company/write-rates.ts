import type { ExchangeRate } from '../../../../nouns/exchange-rate.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { exchangeRate, exchangeRates } from './exchange-rate.ts';

export type GivenRate = Pick<ExchangeRate, 'currency' | 'date' | 'rate'> & { nominal?: number };

type Rates = ReadonlyMap<string, ExchangeRate>;

/** What a rate is known by. */
export const dayOf = ({ currency, date }: Pick<ExchangeRate, 'currency' | 'date'>) => `${currency} ${date}`;

const byDay = (rows: readonly ExchangeRate[]): Rates => new Map(rows.map((row) => [dayOf(row), row]));

/**
 * Writes the rates that differ from what stands, and their facts, always in one order so that two writers never wait for each other.
 * What was set by hand is changed by hand alone.
 */
export async function writeRates(
  ctx: WriteContext,
  rates: readonly GivenRate[],
  source: ExchangeRate['source'],
): Promise<{ before: Rates; after: Rates }> {
  const ordered = [...rates].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  const given = sql`unnest(${ordered.map(({ currency }) => currency)}::text[], ${ordered.map(({ date }) => date)}::date[],
    ${ordered.map(({ rate }) => rate)}::numeric[], ${ordered.map(({ nominal }) => nominal ?? 1)}::int[]) as given (currency, date, rate, nominal)`;
  const before = await ctx.db.many<ExchangeRate>(sql`
    select ${exchangeRates.shown()} from ${given} join exchange_rates held on held.currency = given.currency and held.date = given.date
    where held.tenant_id = ${ctx.db.tenant} order by held.currency, held.date for update of held`);
  const after = await ctx.db.many<ExchangeRate>(sql`
    insert into exchange_rates as held (tenant_id, currency, date, rate, nominal, source, updated_by)
    select ${ctx.db.tenant}::uuid, given.currency, given.date, given.rate, given.nominal, ${source}::text, ${ctx.actor.userId}::uuid from ${given}
    on conflict (tenant_id, currency, date) do update
      set rate = excluded.rate, nominal = excluded.nominal, source = excluded.source, updated_by = excluded.updated_by, updated_at = excluded.updated_at
      where (excluded.source = 'manual' or held.source <> 'manual') and (held.rate, held.nominal, held.source) is distinct from (excluded.rate, excluded.nominal, excluded.source)
    returning ${exchangeRates.shown()}`);
  const written = { before: byDay(before), after: byDay(after) };
  for (const [day, now] of written.after) {
    const old = written.before.get(day);
    ctx.record(old ? exchangeRate.changed('updated', old, now) : exchangeRate.fact('created', now));
  }
  if (written.after.size === 0) ctx.nothingChanged();
  return written;
}
