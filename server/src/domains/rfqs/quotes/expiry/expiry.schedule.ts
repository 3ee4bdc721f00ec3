import type { Schedule } from '../../../../kernel/job.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { expireQuotes } from './expire-quotes.ts';

const batch = 200;

/** Looks hourly for portals where the last day of a submitted quote is over, by their own clocks. Drafts never end. */
export const quoteExpirySchedule: Schedule = {
  name: 'supplier-quotes.expire',
  everySeconds: 3_600,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] }>(sql`select * from tenants_with_ended_quotes(${batch})`);
    for (const tenantId of due?.tenant_ids ?? []) await runIn(tenantId, expireQuotes, {});
  },
};
