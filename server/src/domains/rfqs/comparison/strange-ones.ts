import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import type { Cell } from './cell.ts';

/** Prices off the middle of the others, or off the last one paid, by more than so many percent. Two others at least say what is usual. */
export function strangeOnes(open: readonly Cell[], paid: Fraction | null, percent: string): ReadonlySet<Cell> {
  const sorted = open
    .flatMap((cell) => (cell.price ? { cell, price: cell.price.round(6) } : []))
    .sort((one, other) => one.price.cmp(other.price));
  const most = fraction(percent).div(100);
  const strays = (price: Fraction, usual: Fraction | null) =>
    usual !== null && price.minus(usual).abs().cmp(usual.times(most)) > 0;
  const prices = sorted.map(({ price }) => price);
  const strange = sorted.filter(
    ({ price }, at) => strays(price, paid) || (prices.length > 2 && strays(price, middleWithout(prices, at))),
  );
  return new Set(strange.map(({ cell }) => cell));
}

/** The median of sorted values with one of them left out. */
function middleWithout(sorted: readonly Fraction[], left: number): Fraction {
  const other = (at: number) => sorted[at < left ? at : at + 1] ?? fraction(0);
  const last = sorted.length - 2;
  return other(Math.floor(last / 2))
    .plus(other(Math.ceil(last / 2)))
    .div(2);
}
