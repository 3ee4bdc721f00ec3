import type { LetterLocale } from './letter.ts';

/** `21 ноября 2026 г. в 11:00 по Москве`, `… в 13:00 (Екатеринбург, UTC+5)`: a moment in words, in the time zone of who is to be there. */
export function plainMoment(iso: string, locale: LetterLocale, timeZone: string): string {
  const moment = new Date(iso);
  const language = locale === 'ru' ? 'ru-RU' : 'en-GB';
  const words = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment);
  if (timeZone === 'Europe/Moscow') return `${words} ${locale === 'ru' ? 'по Москве' : 'Moscow time'}`;
  const zone = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [name, offset] = [zone('shortGeneric'), zone('shortOffset').replace('GMT', 'UTC')];
  return `${words} (${name.startsWith('GMT') ? offset : `${name}, ${offset}`})`;
}
