import { dayBeside } from '../fleet/bounds-of-day.ts';

export type Span = 'month' | 'week';

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days of a week from Monday on. */
export const weekOf = (day: string): string[] => {
  const monday = dayBeside(day, -weekday(day));
  return Array.from({ length: 7 }, (_, at) => dayBeside(monday, at));
};

/** The whole weeks that a calendar shows: one, or those of the month of a day. */
export function weeksOf(day: string, span: Span): string[][] {
  if (span === 'week') return [weekOf(day)];
  const weeks = [weekOf(`${day.slice(0, 7)}-01`)];
  for (;;) {
    const next = dayBeside(weeks.at(-1)?.[6] ?? day, 1);
    if (next.slice(0, 7) !== day.slice(0, 7)) return weeks;
    weeks.push(weekOf(next));
  }
}

/** The same place of the span before, or of the one after: a month is turned to its first day. */
export function turned(day: string, span: Span, by: 1 | -1): string {
  if (span === 'week') return dayBeside(day, 7 * by);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}
