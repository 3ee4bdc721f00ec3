import type { DocumentLanguage } from './show-number.ts';

const months = {
  ru: [
    ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
    ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
};

const usual = { ru: 'dd.MM.yyyy', en: 'd MMMM yyyy' };

/** The words a form of a date may hold; anything else in it stays as written. */
export const dateParts = /d{1,2}|M{1,2}(?:MM)?|y{2,4}|H{2}|m{2}/g;

/** `2026-11-25` by a form such as `dd.MM.yyyy` or `d MMMM yyyy`. What is no date stays as it is. */
export function showDate(raw: string, language: DocumentLanguage, form = usual[language]): string {
  const [, year = '', month = '', day = '', hours = '00', minutes = '00'] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(raw) ?? [];
  if (!year) return raw;
  const parts: Record<string, string> = {
    d: String(Number(day)),
    dd: day,
    M: String(Number(month)),
    MM: month,
    MMMM: months[language][Number(month) - 1] ?? month,
    yy: year.slice(2),
    yyyy: year,
    HH: hours,
    mm: minutes,
  };
  return form.replace(dateParts, (part) => parts[part] ?? part).replaceAll(' ', '\u00a0');
}
