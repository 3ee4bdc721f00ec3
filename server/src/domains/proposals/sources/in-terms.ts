import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

interface Priced {
  price: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
}

/** A price in another currency, and with VAT or without it as the proposal has its prices: VAT is that of the row it comes into. */
export function inTerms(
  { price, vatMode, vatRate }: Priced,
  rate: string,
  to: { vatMode: VatMode; vatRate: VatRate },
): string {
  const own = fraction(price).times(rate);
  // Who sells without VAT does not get back what it was charged.
  if (to.vatMode === 'none') return (vatMode === 'excluded' ? own.times(withVat(vatRate)) : own).toText(6);
  const net = vatMode === 'included' ? own.div(withVat(vatRate)) : own;
  return (to.vatMode === 'included' ? net.times(withVat(to.vatRate)) : net).toText(6);
}

const withVat = (rate: VatRate | null): Fraction =>
  fraction(rate === null || rate === 'none' ? '0' : rate)
    .plus(100)
    .div(100);
