import { type Words, words } from '../../kernel/problems/errors.ts';
import { plainDay, plainMoney } from '../../platform/mail/letters/plain-amount.ts';
import type { Days } from './period.ts';

/** Rows of a report that a letter names. */
export const mostMain = 5;

export const moneyWords = (amount: string, currency: string): Words =>
  words(plainMoney(amount, currency, 'en'), plainMoney(amount, currency, 'ru'));

export const daysWords = (days: string): Words => words(`${days} d`, `${days.replace('.', ',')} дн.`);

/** One day, or the first and the last of several. */
export const daysInWords = ({ from, to }: Days): Words =>
  from === to
    ? words(plainDay(from, 'en'), plainDay(from, 'ru'))
    : words(`${plainDay(from, 'en')} – ${plainDay(to, 'en')}`, `${plainDay(from, 'ru')} – ${plainDay(to, 'ru')}`);

export const decimalWords = (value: string): Words => words(value, value.replace('.', ','));

/** `2026-03` as people call it. */
export const monthWords = (month: string): Words => words(monthIn(month, 'en-GB'), monthIn(month, 'ru-RU'));

const monthIn = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
