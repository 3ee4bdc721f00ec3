import { Decimal } from 'decimal.js';
import { Unreadable } from './told.ts';

/** `1 234,50` as `1234.5`, to six digits after the point: as many as are kept. */
export function decimalOf(text: string, dividedBy = '1'): string {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?\d{1,20}(\.\d{1,30})?$/.test(plain))
    throw new Unreadable(`«${text}» is no number.`, `«${text}» — не число.`);
  return new Decimal(plain).div(dividedBy).toDecimalPlaces(6).toFixed();
}

const currencies: Readonly<Record<string, string>> = {
  РУБ: 'RUB',
  RUR: 'RUB',
  'РУБ.': 'RUB',
  '643': 'RUB',
  '810': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '156': 'CNY',
};

/** A currency by its letters, its number, or as 1C shortens it. */
export const currencyOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (currencies[text.toUpperCase()] ?? text.toUpperCase());
