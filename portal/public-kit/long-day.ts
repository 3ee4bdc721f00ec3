import { language } from '../src/kit/say.ts';

/** A day as letters write it: «25 ноября 2026 г.». */
export function longDay(day: string): string {
  const locale = language() === 'en' ? 'en-GB' : 'ru-RU';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}
