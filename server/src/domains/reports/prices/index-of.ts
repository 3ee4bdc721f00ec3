import type { BasketItem } from '../../../../../nouns/report-basket.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import type { PaidPrice } from './bought.ts';

/** The price of an item in a month: what was paid then, or else the last time before. */
export interface IndexPrice extends BasketItem {
  price: string;
  /** The month it was paid in. */
  paidIn: string;
  cost: string;
}

export interface IndexMonth {
  month: string;
  cost: string;
  index: string;
  prices: IndexPrice[];
}

interface Basket {
  items: readonly BasketItem[];
  /** Its cost is 100: `2026-01`. */
  base: string;
  paid: readonly PaidPrice[];
  /** Digits after the point in amounts of the currency. */
  scale: number;
}

/**
 * The index of Laspeyres, a basket of fixed quantities q: I(t) = 100 · Σ p(t)·q / Σ p(0)·q, p(t) being the price of an item in the month t
 * and p(0) that in the base month. É. Laspeyres, «Die Berechnung einer mittleren Waarenpreissteigerung», Jahrbücher für Nationalökonomie und
 * Statistik 16 (1871), 296–314. In percent, to one digit; a price that was not paid in a month is carried on from the last that was. An item
 * without any price up to the base month stands in neither sum.
 */
export function indexOf({ items, base, paid, scale }: Basket, months: readonly string[]): IndexMonth[] {
  const byItem = Map.groupBy(paid, ({ catalogItemId }) => catalogItemId);
  const priced = (month: string) =>
    items.flatMap((item): IndexPrice[] => {
      const known = byItem.get(item.catalogItemId) ?? [];
      const last = known.findLast((one) => one.month <= month);
      if (!last || !known.some((one) => one.month <= base)) return [];
      const cost = roundHalfUp(new Exact(last.price).times(item.quantity).toFixed(), scale);
      return [{ ...item, price: last.price, paidIn: last.month, cost }];
    });
  const costOf = (prices: readonly IndexPrice[]) => prices.reduce((sum, { cost }) => sum.plus(cost), new Exact(0));
  const whole = costOf(priced(base));
  if (whole.isZero()) return [];
  return months.map((month) => {
    const prices = priced(month);
    const cost = costOf(prices);
    return { month, cost: cost.toFixed(scale), index: roundHalfUp(cost.div(whole).times(100).toFixed(), 1), prices };
  });
}
