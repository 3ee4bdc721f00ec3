import { Decimal } from 'decimal.js';
import type { PriceObservation } from '../../../../../nouns/price-observation.ts';
import { roundHalfUp } from '../../../kernel/values/decimal.ts';

type Price = Pick<PriceObservation, 'price' | 'vatMode' | 'vatRate'>;

/** `price` of a unit that holds `factor` base units, per base unit. A price of the base unit itself stays as it was written. */
export const basePrice = (price: string, factor: string): string =>
  new Decimal(factor).eq(1) ? price : roundedOff(new Decimal(price).div(factor));

/** A price per base unit as it counts as a cost: without VAT where the company gets it back, with it where it does not. */
export function costPrice({ price, vatMode, vatRate }: Price, deductsVat: boolean): string {
  const rate = vatRate === null || vatRate === 'none' ? '0' : vatRate;
  const whole = new Decimal(rate).plus(100);
  if (rate === '0') return price;
  if (vatMode === 'included' && deductsVat) return roundedOff(new Decimal(price).times(100).div(whole));
  if (vatMode === 'excluded' && !deductsVat) return roundedOff(new Decimal(price).times(whole).div(100));
  return price;
}

/** To the 6 digits a price is kept in, without zeros that say nothing. */
const roundedOff = (value: Decimal) => new Decimal(roundHalfUp(value.toFixed(), 6)).toFixed();
