import type { Schedule } from '../../../../kernel/job.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { expireQuotes } from './expire-quotes.ts';

const batch = 200;

/** Looks hourly for portals where the last day of a submitted quote is over, by their own clocks. Drafts never end. */
export const quoteExpirySchedule: Schedule = {
  name: 'supplier-quotes.expire',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_ended_quotes(${batch})`))
      await runIn(tenantId, expireQuotes, {});
  },
};
