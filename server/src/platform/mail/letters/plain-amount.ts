import { units } from '../../../kernel/values/units.ts';
import type { LetterLocale } from './letter.ts';

const localeOf = (locale: LetterLocale) => (locale === 'ru' ? 'ru-RU' : 'en-GB');

/** `1 234,50 ₽`: a decimal string with its currency, exact to the last digit it has. */
export function plainMoney(amount: string, currency: string, locale: LetterLocale): string {
  const format = new Intl.NumberFormat(localeOf(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** `1 250,5 м²`: a decimal string in its unit, as people write it. */
export function plainQuantity(quantity: string, uom: string, locale: LetterLocale): string {
  const format = new Intl.NumberFormat(localeOf(locale), { maximumFractionDigits: 6 });
  const number = format.format(quantity as Intl.StringNumericLiteral);
  const unit = units.get(uom);
  if (!unit) return number;
  const called = locale === 'ru' ? unit.symbol.replace(/(?<=м)[23]$/, raised) : englishUnit(unit.name.en, number);
  return `${number}\u00a0${called}`;
}

const raised = (digit: string) => (digit === '2' ? '²' : '³');

/** `1 piece`, `10 boxes`, `2.5 square metres`. */
function englishUnit(name: string, number: string): string {
  const one = name.toLowerCase();
  return number === '1' || one.endsWith('s') ? one : `${one}${/(x|ch|sh)$/.test(one) ? 'es' : 's'}`;
}

/** `20 ноября 2026 г.`: a day without an hour. */
export const plainDay = (day: string, locale: LetterLocale): string =>
  new Intl.DateTimeFormat(localeOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
