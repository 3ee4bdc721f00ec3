import type { VatMode, VatRate } from '../kit/vat.ts';
import { type Fraction, fraction } from './fraction.ts';

export interface PricedLine {
  quantity: string | Fraction;
  price: string;
  /** From 0 to 100; no discount by default. */
  discountPercent?: string;
  vatMode: VatMode;
  vatRate: VatRate;
  /** Digits after the point, by currency; two by default. */
  scale?: number;
}

interface LineAmounts {
  /** Quantity times price, less the discount; includes VAT or not, depending on the mode. */
  lineAmount: string;
  netAmount: string;
  vatAmount: string;
  grossAmount: string;
}

/** One minus the discount. */
export const keptOf = (discountPercent: string) => fraction(100).minus(discountPercent).div(100);

/** Amounts of a line, each rounded half away from zero; totals of a document sum these and are never computed otherwise. */
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
