import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { isWorkingDay } from './is-working-day.ts';
import { isOrderKnown, officialDays } from './official-days.ts';

/** The working days of a year, and the days that differ from a plain week. */
export function yearOf(year: number, { ownDays }: Pick<WorkingCalendar, 'ownDays'>) {
  const own = ownDays.filter(({ date }) => date.startsWith(`${year}-`));
  const official = [...officialDays(year)].filter(([date]) => !own.some((day) => day.date === date));
  const days = [
    ...official.map(([date, day]) => ({ date, ...day })),
    ...own.map((day) => ({ ...day, reason: 'own' as const })),
  ];
  return {
    ...{ year, isOrderKnown: isOrderKnown(year), workingDays: workingDaysIn(year, ownDays) },
    days: days.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

function workingDaysIn(year: number, ownDays: WorkingCalendar['ownDays']): number {
  let count = 0;
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = daysAfter(day, 1))
    if (isWorkingDay(day, ownDays)) count += 1;
  return count;
}
