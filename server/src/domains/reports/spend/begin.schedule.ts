import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recountSpend } from './operations/recount-spend.ts';

const batch = 200;

/** Looks every minute for portals whose invoices are older than the reports, and has them counted once. */
export const beginSchedule: Schedule = {
  name: 'reports.begin-counting',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_uncounted_spend(${batch})`))
      await runIn(tenantId, recountSpend, {});
  },
};
