import type { LetterLocale } from './letter.ts';

type Unit = 'minute' | 'hour' | 'day' | 'attempt' | 'position' | 'date' | 'notice';

/** `1 день`, `3 дня`, `30 дней`, `21 attempts`: a count with its word in the right form. */
export function countWords(count: number, unit: Unit, locale: LetterLocale): string {
  const form = new Intl.PluralRules(locale).select(count);
  const words = WORDS[locale][unit];
  return `${count}\u00a0${form === 'one' ? words[0] : form === 'few' ? words[1] : words[2]}`;
}

const WORDS: Readonly<Record<LetterLocale, Readonly<Record<Unit, readonly [string, string, string]>>>> = {
  ru: {
    minute: ['минута', 'минуты', 'минут'],
    hour: ['час', 'часа', 'часов'],
    day: ['день', 'дня', 'дней'],
    attempt: ['попытка', 'попытки', 'попыток'],
    position: ['позиция', 'позиции', 'позиций'],
    date: ['дата', 'даты', 'дат'],
    notice: ['непрочитанное уведомление', 'непрочитанных уведомления', 'непрочитанных уведомлений'],
  },
  en: {
    minute: ['minute', 'minutes', 'minutes'],
    hour: ['hour', 'hours', 'hours'],
    day: ['day', 'days', 'days'],
    attempt: ['attempt', 'attempts', 'attempts'],
    position: ['position', 'positions', 'positions'],
    date: ['date', 'dates', 'dates'],
    notice: ['unread notice', 'unread notices', 'unread notices'],
  },
};
