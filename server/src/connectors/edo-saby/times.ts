/** How the seconds of an instant are written: `14:05:09` or `14.05.09`. Which of the two Saby takes is not the same everywhere. */
export type TimeFormat = 'colon' | 'dot';

/** The clock of Saby shows Moscow time, UTC+3 all year round. */
const ahead = 3 * 3_600_000;

/** `22.11.2026 14:05:09` of an instant. */
export function writeTime(at: Date, format: TimeFormat): string {
  const shown = new Date(at.getTime() + ahead).toISOString();
  const time = shown.slice(11, 19);
  return `${writeDay(shown.slice(0, 10))} ${format === 'colon' ? time : time.replaceAll(':', '.')}`;
}

/** `22.11.2026` of a day. */
export const writeDay = (day: string): string => day.split('-').reverse().join('.');

/** The instant of a time in either format; a day alone is its midnight. Null for what is none. */
export function readTime(told: string | null | undefined): string | null {
  const found = /^(\d{2})\.(\d{2})\.(\d{4})(?:[ T](\d{2})[:.](\d{2})[:.](\d{2})(?:\.\d+)?)?$/.exec(told?.trim() ?? '');
  if (!found) return null;
  const [, day, month, year, hour = '00', minute = '00', second = '00'] = found;
  const shown = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const at = new Date(shown);
  // 31.02 is no day: the calendar would move it on.
  if (Number.isNaN(at.getTime()) || at.toISOString() !== shown) return null;
  return new Date(at.getTime() - ahead).toISOString();
}

/** The day of a date: `2026-11-22` of `22.11.2026`. */
export function readDay(told: string | null | undefined): string | null {
  const at = readTime(told?.trim().slice(0, 10));
  return at === null ? null : new Date(Date.parse(at) + ahead).toISOString().slice(0, 10);
}
