import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { momentIn } from '../../../kernel/values/moment-in.ts';
import { isWorkingDay } from './is-working-day.ts';

export type WorkingHours = Pick<WorkingCalendar, 'dayStartsAt' | 'dayEndsAt' | 'timezone' | 'ownDays'>;

/** The moment at which so many working hours have passed since another. */
export function addWorkingHours(since: Date, hours: number, calendar: WorkingHours): Date {
  const { dayStartsAt, dayEndsAt, timezone, ownDays } = calendar;
  let left = hours * 3_600_000;
  for (let day = dayIn(timezone, since); ; day = daysAfter(day, 1)) {
    if (!isWorkingDay(day, ownDays)) continue;
    const from = Math.max(momentIn(timezone, day, dayStartsAt), since.getTime());
    const worked = Math.max(momentIn(timezone, day, dayEndsAt) - from, 0);
    if (left <= worked) return new Date(from + left);
    left -= worked;
  }
}
