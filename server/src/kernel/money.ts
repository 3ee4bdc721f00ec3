import { Decimal } from 'decimal.js';
import { roundHalfUp } from './decimal.ts';
import type { VatMode, VatRate } from './vat.ts';

export interface PricedLine {
  quantity: string;
  price: string;
  /** From 0 to 100; none unless given. */
  discountPercent?: string;
  vatMode: VatMode;
  vatRate: VatRate;
  /** Digits after the point, by the currency; two unless given. */
  scale?: number;
}

export interface LineAmounts {
  /** Quantity by price, less the discount: with VAT in it or not, as the mode says. */
  lineAmount: string;
  netAmount: string;
  vatAmount: string;
  grossAmount: string;
}

// Wide enough for any product of stored decimals: rounding happens once, at the end.
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

/** Amounts of a line, each rounded half away from zero; a document sums these and never counts anew. */
export function lineAmounts({
  quantity,
  price,
  discountPercent = '0',
  vatMode,
  vatRate,
  scale = 2,
}: PricedLine): LineAmounts {
  const round = (value: Decimal) => roundHalfUp(value.toFixed(), scale);
  const percent = vatMode === 'none' || vatRate === 'none' ? '0' : vatRate;
  const kept = new Exact(100).minus(discountPercent).div(100);
  const lineAmount = round(new Exact(quantity).times(price).times(kept));
  const base = vatMode === 'included' ? new Exact(100).plus(percent) : new Exact(100);
  const vatAmount = round(new Exact(lineAmount).times(percent).div(base));
  const other = (sign: 1 | -1) => new Exact(lineAmount).plus(new Exact(vatAmount).times(sign)).toFixed(scale);
  return vatMode === 'included'
    ? { lineAmount, netAmount: other(-1), vatAmount, grossAmount: lineAmount }
    : { lineAmount, netAmount: lineAmount, vatAmount, grossAmount: other(1) };
}
