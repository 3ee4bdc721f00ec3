import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { regionalOf } from './regional-settings.ts';

/** What a document keeps of the rate it was counted by. `base` as source: the company's own currency, always one. */
export interface FxRate {
  currency: string;
  base: string;
  rate: string;
  nominal: number;
  date: string;
  source: 'cbr' | 'manual' | 'base';
}

/** The rate of each currency as of a day: the latest on or before it. A currency without one is left out, and is never worth one. */
export async function ratesOn(
  ctx: ReadContext,
  currencies: readonly string[],
  date: string,
): Promise<ReadonlyMap<string, FxRate>> {
  const { currency: base } = await regionalOf(ctx);
  const own: FxRate = { currency: base, base, rate: '1', nominal: 1, date, source: 'base' };
  const foreign = [...new Set(currencies)].filter((currency) => currency !== base);
  if (foreign.length === 0) return new Map([[base, own]]);
  const rows = await ctx.db.many<Omit<FxRate, 'base'>>(sql`
    select latest.currency, latest.rate, latest.nominal, latest.date, latest.source
    from unnest(${foreign}::text[]) as wanted (currency) cross join lateral (
      select held.currency, held.rate, held.nominal, held.date, held.source from exchange_rates held
      where held.tenant_id = ${ctx.db.tenant} and held.currency = wanted.currency and held.date <= ${date}
      order by held.date desc limit 1) latest`);
  return new Map([[base, own], ...rows.map((row) => [row.currency, { ...row, base }] as const)]);
}

/** The rate of one currency as of a day, or null where none is known. */
export const rateOn = async (ctx: ReadContext, currency: string, date: string): Promise<FxRate | null> =>
  (await ratesOn(ctx, [currency], date)).get(currency) ?? null;
