import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { escalateApprovals } from './operations/escalate-approvals.ts';
import { remindApprovers } from './operations/remind-approvers.ts';

const batch = 200;

/** Looks every few minutes for approvals that have waited for as long as their step says: others are asked besides, and all reminded. */
export const remindSchedule: Schedule = {
  name: 'approvals.remind',
  everySeconds: 300,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_late_approvals(${batch})`)) {
      await runIn(tenantId, escalateApprovals, {});
      await runIn(tenantId, remindApprovers, {});
    }
  },
};
