import type { LetterSchedule } from '../../../../../nouns/report-letter.ts';
import { language, say } from '../../../kit/say.ts';

/** Days of the week by number, from Monday. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'ru-RU', { weekday: 'long', timeZone: 'UTC' }).format(
      // 1 January 2024 was a Monday.
      new Date(Date.UTC(2024, 0, at + 1)),
    ),
  );

export const hourShown = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** «Еженедельно: понедельник, 09:00». */
export const scheduleWords = ({ unit, day, hour }: LetterSchedule): string =>
  unit === 'week'
    ? `${say('Weekly', 'Еженедельно')}: ${weekdays()[day - 1]}, ${hourShown(hour)}`
    : `${say('Monthly, on the', 'Ежемесячно, число')}: ${day}, ${hourShown(hour)}`;
