import { type VatRate, vatRates } from '../../kernel/values/vat.ts';

/** Digits before the point, and after it, that anything of ours holds. */
const [mostWhole, mostFraction] = [12, 11];

/** A number of the format, `1234.5`, with a comma where a sender wrote one; null for what is none or is below zero. */
export function readNumber(text: string | null): string | null {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec((text ?? '').replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const [plain, digits] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  if (plain.length > mostWhole || digits.length > mostFraction) return null;
  return digits === '' ? plain : `${plain}.${digits}`;
}

/** An amount of money with two digits after the point; null where there are more. */
export function readAmount(text: string | null): string | null {
  const [whole = '', fraction = ''] = readNumber(text)?.split('.') ?? [];
  return whole === '' || fraction.length > 2 ? null : `${whole}.${fraction.padEnd(2, '0')}`;
}

/** A rate as the document writes it: `22%`, `20/120`, «без НДС». Null for a rate that is none of ours, or of a tax agent. */
export function readRate(text: string): VatRate | null {
  const told = text.toLowerCase().replace(/\s/g, '');
  if (/^без(ндс|налога)/.test(told)) return 'none';
  const percent = /^(\d{1,2})%?$/.exec(told)?.[1] ?? /^(\d{1,2})\/1\d{2}$/.exec(told)?.[1];
  return vatRates.find((rate) => rate === percent) ?? null;
}

// Codes of currencies: OKV, the all-Russian classifier of currencies; numbers of ISO 4217.
const currencies = new Map([
  ['643', 'RUB'],
  ['810', 'RUB'],
  ['840', 'USD'],
  ['978', 'EUR'],
  ['156', 'CNY'],
  ['933', 'BYN'],
  ['398', 'KZT'],
  ['051', 'AMD'],
  ['417', 'KGS'],
  ['860', 'UZS'],
  ['972', 'TJS'],
  ['944', 'AZN'],
  ['981', 'GEL'],
  ['949', 'TRY'],
  ['784', 'AED'],
  ['356', 'INR'],
  ['392', 'JPY'],
  ['826', 'GBP'],
  ['756', 'CHF'],
]);

export const currencyOf = (code: string): string | null => currencies.get(code) ?? null;
