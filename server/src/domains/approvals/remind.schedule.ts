import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { remindApprovers } from './operations/remind-approvers.ts';

const batch = 200;

/** Looks every few minutes for approvals that have waited for as long as their step says. */
export const remindSchedule: Schedule = {
  name: 'approvals.remind',
  everySeconds: 300,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] }>(
      sql`select * from tenants_with_late_approvals(${batch})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await runIn(tenantId, remindApprovers, {});
  },
};
