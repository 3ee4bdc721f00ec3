import { Decimal } from 'decimal.js';

/** The middle of the given prices; between two middles, half way. Null of none. */
function median(prices: readonly string[]): Decimal | null {
  const sorted = prices.map((price) => new Decimal(price)).sort((one, other) => one.cmp(other));
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper && lower ? upper.plus(lower).div(2) : null;
}

/** How many percent a price is off the median of those before it, when that is more than `alertPct`; null otherwise. */
export function strayedBy(price: string, before: readonly string[], alertPct: string): string | null {
  const middle = median(before);
  if (middle === null || middle.isZero()) return null;
  const deviation = new Decimal(price).minus(middle).div(middle).times(100);
  return deviation.abs().gt(alertPct) ? deviation.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed() : null;
}
