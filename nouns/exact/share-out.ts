import { type Fraction, fraction, sumOf } from './fraction.ts';

/**
 * Splits an amount over lines in proportion to their weights, each share rounded to `scale` digits, so that the shares add up to
 * it exactly: the rounding remainder goes to the line with the greatest weight, the last of equal ones. With all weights zero the shares are equal.
 */
export function shareOut(sum: string, weights: ReadonlyArray<Fraction | string>, scale = 2): string[] {
  const given = weights.map(fraction);
  const whole = sumOf(given);
  const counted = whole.isZero() ? given.map(() => fraction(1)) : given;
  const each = fraction(sum).div(whole.isZero() ? Math.max(given.length, 1) : whole);
  const shares = counted.map((weight) => each.times(weight).round(scale));
  const heaviest = counted.reduce((best, weight, at) => (weight.cmp(counted[best] ?? 0) >= 0 ? at : best), 0);
  const left = fraction(sum).minus(sumOf(shares));
  return shares.map((share, at) => (at === heaviest ? share.plus(left) : share).toFixed(scale));
}
