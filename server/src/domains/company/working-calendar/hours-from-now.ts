import type { ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { addWorkingHours } from './add-working-hours.ts';
import { readWorkingCalendar } from './working-calendar.ts';

/** The moment so many hours from now, as this company counts hours: in working time, or day and night. */
export async function hoursFromNow(ctx: ReadContext, hours: number): Promise<string> {
  const calendar = await ctx.remember('working calendar', () => readWorkingCalendar(ctx.db));
  const now = portalNow();
  const moment = calendar.countsWorkingTime
    ? addWorkingHours(now, hours, calendar)
    : new Date(now.getTime() + hours * 3_600_000);
  return moment.toISOString();
}
