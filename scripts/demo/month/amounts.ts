import { Decimal } from 'decimal.js';
import { vatRate } from './company.ts';

/** What a quantity at a price without VAT comes to with it: the sum is rounded, then its VAT. */
export function withVat(quantity: string, price: string): string {
  const net = Decimal.mul(quantity, price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return net.plus(net.times(vatRate).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)).toFixed(2);
}

/** A price without the VAT that is in it, to the kopeck. */
export const withoutVat = (price: Decimal.Value) =>
  Decimal.mul(price, 100).div(Decimal.add(100, vatRate)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed();

export const sum = (amounts: readonly Decimal.Value[]) =>
  amounts.reduce<Decimal>((all, one) => all.plus(one), new Decimal(0));
