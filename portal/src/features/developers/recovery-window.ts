import { shownZone } from '../../kit/format.ts';
import { instantAt } from '../../kit/zoned-time.ts';

/** The time of an outage, typed by the clocks of the portal; without an end it lasts until now. */
export const recoveryWindow = (since: string, until: string) => ({
  since: instantAt(since, shownZone()) ?? '',
  ...(until && { until: instantAt(until, shownZone()) ?? '' }),
});
