import { type Fraction, fraction } from './fraction.ts';
import type { VatMode, VatRate } from './vat.ts';

export interface PricedLine {
  quantity: string | Fraction;
  price: string;
  /** From 0 to 100; none unless given. */
  discountPercent?: string;
  vatMode: VatMode;
  vatRate: VatRate;
  /** Digits after the point, by the currency; two unless given. */
  scale?: number;
}

interface LineAmounts {
  /** Quantity by price, less the discount: with VAT in it or not, as the mode says. */
  lineAmount: string;
  netAmount: string;
  vatAmount: string;
  grossAmount: string;
}

/** What a discount leaves of one. */
export const keptOf = (discountPercent: string) => fraction(100).minus(discountPercent).div(100);

/** Amounts of a line, each rounded half away from zero; a document sums these and never counts anew. */
export function lineAmounts({
  quantity,
  price,
  discountPercent = '0',
  vatMode,
  vatRate,
  scale = 2,
}: PricedLine): LineAmounts {
  const percent = fraction(vatMode === 'none' || vatRate === 'none' ? 0 : vatRate);
  const full = fraction(quantity).times(price);
  const line = (discountPercent === '0' ? full : full.times(keptOf(discountPercent))).round(scale);
  const vat = line
    .times(percent)
    .div(vatMode === 'included' ? percent.plus(100) : 100)
    .round(scale);
  const lineAmount = line.toFixed(scale);
  const vatAmount = vat.toFixed(scale);
  return vatMode === 'included'
    ? { lineAmount, netAmount: line.minus(vat).toFixed(scale), vatAmount, grossAmount: lineAmount }
    : { lineAmount, netAmount: lineAmount, vatAmount, grossAmount: line.plus(vat).toFixed(scale) };
}
