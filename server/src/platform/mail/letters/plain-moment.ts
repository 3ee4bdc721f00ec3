import type { LetterLocale } from './letter.ts';

/** `21 ноября 2026 г. в 11:00 по Москве`: a moment in words, with its zone, in the reader's time zone. */
export function plainMoment(iso: string, locale: LetterLocale, timeZone: string): string {
  const moscow = timeZone === 'Europe/Moscow';
  const words = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(!moscow && { timeZoneName: 'short' }),
  }).format(new Date(iso));
  return moscow ? `${words} ${locale === 'ru' ? 'по Москве' : 'Moscow time'}` : words;
}
