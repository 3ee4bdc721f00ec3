import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { type Fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { type Cell, usable } from './cell.ts';
import type { ComparedSupplier } from './comparison.ts';
import type { Quote, View } from './quoted.ts';

/** What a quote comes to as a whole, and how much of what is needed it offers. */
export function compareQuote(
  quote: Quote,
  cells: readonly Cell[],
  lines: number,
  { currency }: View,
): ComparedSupplier {
  const totals = cells.flatMap(({ total }) => total ?? []);
  const total = totals.length === cells.length ? sumOf(totals).toFixed(minorUnitsOf(currency)) : null;
  const complete = cells.length === lines && cells.every((cell) => usable(cell) && coversAll(cell));
  return {
    quoteId: quote.id,
    supplierId: quote.supplierId,
    supplierName: quote.supplierName,
    quotedLines: cells.length,
    total,
    coveragePct: percentOf(covers(cells).div(Math.max(lines, 1))),
    totalIfComplete: complete ? total : null,
  };
}

const coversAll = ({ covered, needed }: Cell) => covered.cmp(needed) === 0;

/** How many lines are covered, parts of them counted as parts. */
export const covers = (cells: readonly Cell[]): Fraction =>
  sumOf(cells.map((cell) => (coversAll(cell) ? 1 : cell.covered.div(cell.needed).round(8))));

/** To 2 digits, yet 0 and 100 mean nothing and all. */
function percentOf(share: Fraction): string {
  const text = share.times(100).toText(2);
  if (text === '0' && !share.isZero()) return '0.01';
  return text === '100' && share.cmp(1) < 0 ? '99.99' : text;
}
