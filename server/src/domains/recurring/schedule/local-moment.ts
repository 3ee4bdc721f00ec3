import { portalNow } from '../../../kernel/portal-clock.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import type { LocalMoment } from './dates.ts';

/** The day and the hour that clocks of a time zone show. */
export const localMoment = (timeZone: string, at = portalNow()): LocalMoment => ({
  day: dayIn(timeZone, at),
  hour: Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at)),
});
