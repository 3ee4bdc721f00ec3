import { portalNow } from '../portal-clock.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const DATE = /^\d{4}-(\d{2})-(\d{2})$/;

/**
 * An RFC 3339 instant as UTC with milliseconds, `2026-11-20T09:15:30.123Z`, or null. A text without a zone is refused,
 * never guessed; digits after the milliseconds are cut; leap seconds do not exist in the database and are refused.
 */
export function isoInstant(text: string): string | null {
  const match = INSTANT.exec(text);
  if (match === null || !isDate(match[1] as string)) return null;
  const [, , hours, minutes, seconds, fraction = '', sign, zoneHours = '0', zoneMinutes = '0'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  if (Number(zoneHours) > 23 || Number(zoneMinutes) > 59) return null;
  const local = Date.parse(`${match[1]}T${hours}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000;
  const instant = new Date(sign === '-' ? local + offset : local - offset).toISOString();
  return /^[1-9]\d{3}-/.test(instant) ? instant : null;
}

/** Whether a text is a calendar date from year 1000 to 9999, `YYYY-MM-DD`; 2026-02-30 is not. */
export function isDate(text: string): boolean {
  if (!DATE.test(text) || text.startsWith('0')) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The calendar date in a time zone, `YYYY-MM-DD`: what "today" is there. */
export function dayIn(timezone: string, at: Date = portalNow()): string {
  const known = calendars.get(timezone);
  if (known) return known.format(at);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, ...parts });
  calendars.set(timezone, calendar);
  return calendar.format(at);
}

/** Creating a formatter costs a hundred times as much as using it, and there are few time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();
