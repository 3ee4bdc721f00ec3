import type { ReadContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { type FxRate, ratesOn } from './rate-on.ts';
import { regionalOf } from './regional-settings.ts';

/** One unit of a currency in another, as a decimal of at most 12 fraction digits; null where a rate is not known, never one. */
export type FxTo = (currency: string) => string | null;

/** Rates of these currencies to `target`, as of today unless a day is given; no statement where all are the same. */
export async function fxTo(
  ctx: ReadContext,
  target: string,
  currencies: readonly string[],
  day?: string,
): Promise<FxTo> {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== target);
  if (foreign.length === 0) return (currency) => (currency === target ? '1' : null);
  const { timezone } = await regionalOf(ctx);
  const rates = await ratesOn(ctx, [...foreign, target], day ?? dayIn(timezone));
  const worth = ({ rate, nominal }: FxRate) => new Exact(rate).div(nominal);
  return (currency) => {
    const [from, to] = [rates.get(currency), rates.get(target)];
    if (currency === target) return '1';
    return from && to ? worth(from).div(worth(to)).toDecimalPlaces(12).toFixed() : null;
  };
}
