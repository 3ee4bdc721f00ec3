import { language } from './say.ts';

/** `2026-11` → «ноя». */
export function showMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const day = new Date(Date.UTC(year, number - 1, 1));
  return new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'ru-RU', { month: 'short', timeZone: 'UTC' })
    .format(day)
    .slice(0, 3);
}
