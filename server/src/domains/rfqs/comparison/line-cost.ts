import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';
import type { NeededLine, Quote, QuoteLine, View } from './quoted.ts';

/** The price per unit when so many are bought together, and the quantity it applies from. */
export function tierFor({ price, priceTiers }: Pick<QuoteLine, 'price' | 'priceTiers'>, quantity: Fraction) {
  const tier = priceTiers.findLast(({ minQuantity }) => quantity.cmp(minQuantity) >= 0);
  return { price: tier?.price ?? price ?? '0', from: tier?.minQuantity ?? null };
}

/** What one of a currency is worth in the currency of the view; null where no rate is known. */
export const rateOf = (currency: string, { currency: own, rates }: Pick<View, 'currency' | 'rates'>): string | null =>
  currency === own ? '1' : (rates.get(currency) ?? null);

/** By what a price is multiplied or divided so that it has VAT or has not, as the view asks. */
export function vatTurn(
  mode: VatMode,
  rate: VatRate | null,
  { vat }: Pick<View, 'vat'>,
): { operator: '×' | '÷'; figure: string } | null {
  if (mode === 'none' || rate === null || rate === 'none' || rate === '0') return null;
  const figure = fraction(rate).plus(100).div(100).toText();
  if (mode === 'excluded' && vat === 'with') return { operator: '×', figure };
  return mode === 'included' && vat === 'without' ? { operator: '÷', figure } : null;
}

export const neededBase = ({ quantity, factorToBase }: NeededLine) => fraction(quantity).times(factorToBase);

/**
 * What `quantity` of the supplier's unit costs in the currency of the view: as the supplier's document would sum it, then turned at
 * the rate. `stated` is the line's amount before any turning. Without an amount where no rate is known.
 */
export function lineCost(quote: Quote, line: QuoteLine, quantity: Fraction, view: View) {
  const rate = rateOf(quote.currency, view);
  const { lineAmount, netAmount, grossAmount } = lineAmounts({
    quantity,
    price: tierFor(line, quantity).price,
    discountPercent: line.discountPercent,
    vatMode: quote.vatMode,
    vatRate: line.vatRate ?? 'none',
    scale: minorUnitsOf(quote.currency),
  });
  const amount = view.vat === 'with' ? grossAmount : netAmount;
  return { stated: lineAmount, amount: rate === null ? null : inView(amount, rate, view) };
}

/** An amount in the currency of the view. */
export const inView = (amount: string, rate: string, { currency }: View) =>
  fraction(amount).times(rate).toFixed(minorUnitsOf(currency));
