import type { OwnDay } from '../../../../../nouns/working-calendar.ts';
import { isWeekend, officialDays } from './official-days.ts';

/** Whether the company works on a day: by its own list, else by the production calendar, else by the week. */
export const isWorkingDay = (day: string, ownDays: ReadonlyArray<Pick<OwnDay, 'date' | 'isWorking'>>): boolean =>
  ownDays.find(({ date }) => date === day)?.isWorking ??
  officialDays(Number(day.slice(0, 4))).get(day)?.isWorking ??
  !isWeekend(day);
