import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { momentIn } from '../../../kernel/values/moment-in.ts';
import { isWorkingDay } from '../../company/working-calendar/is-working-day.ts';

type Calendar = Pick<WorkingCalendar, 'timezone' | 'ownDays'>;

/** When the bank sends the statement of a day. */
export const eveningOf = ({ timezone }: Calendar, day: string): Date => new Date(momentIn(timezone, day, '18:00'));

/** The working day whose evening is the first after a moment, and on or after a day where one is named. */
export function eveningAfter(calendar: Calendar, moment: Date, from: string | null = null): string {
  const today = dayIn(calendar.timezone, moment);
  const next = moment <= eveningOf(calendar, today) ? today : daysAfter(today, 1);
  return workingDayFrom(calendar, from !== null && from > next ? from : next);
}

/** The day itself where the company works on it, or the next on which it does. */
export function workingDayFrom({ ownDays }: Pick<Calendar, 'ownDays'>, first: string): string {
  let day = first;
  while (!isWorkingDay(day, ownDays)) day = daysAfter(day, 1);
  return day;
}
