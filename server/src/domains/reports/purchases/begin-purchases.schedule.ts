import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recountPurchases } from './recount-purchases.ts';

const batch = 200;

/** Looks every minute for portals whose purchases are older than their reports, and has them counted once. */
export const beginPurchasesSchedule: Schedule = {
  name: 'reports.begin-purchases',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_uncounted_purchases(${batch})`))
      await runIn(tenantId, recountPurchases, {});
  },
};
