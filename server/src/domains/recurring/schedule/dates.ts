import type { TemplateSchedule } from '../../../../../nouns/requisition-template.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';

/** A day and an hour by the clock of a portal. */
export interface LocalMoment {
  day: string;
  hour: number;
}

/** The first day of a schedule whose hour has not come yet. */
export function firstDate(schedule: TemplateSchedule, now: LocalMoment): string {
  const soonest = now.hour < schedule.hour ? now.day : daysAfter(now.day, 1);
  const from = schedule.from && schedule.from > soonest ? schedule.from : soonest;
  if (schedule.unit === 'week') return daysAfter(from, (schedule.day - weekday(from) + 7) % 7);
  const thisMonth = inMonth(from, 0, schedule.day);
  return thisMonth >= from ? thisMonth : inMonth(from, 1, schedule.day);
}

/** The day after this one. */
export const dateAfter = ({ every, unit, day }: TemplateSchedule, date: string): string =>
  unit === 'week' ? daysAfter(date, every * 7) : inMonth(date, every, day);

/** The days whose hour has come, from the next one on, and the day that is next then. */
export function datesDue(schedule: TemplateSchedule, next: string, now: LocalMoment) {
  const due: string[] = [];
  let date = next;
  for (; date < now.day || (date === now.day && schedule.hour <= now.hour); date = dateAfter(schedule, date))
    due.push(date);
  return { due, next: date };
}

/** From 1 for Monday to 7. */
const weekday = (date: string) => new Date(date).getUTCDay() || 7;

/** The day of a later month, or its last one where it is shorter. */
function inMonth(date: string, later: number, day: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month + later, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + later, Math.min(day, last))).toISOString().slice(0, 10);
}
