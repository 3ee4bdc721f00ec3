import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { expireProposals } from './expire-proposals.ts';

const batch = 200;

/** Looks hourly for portals where a day has ended since, by their own clocks, and with it the last day of a proposal. */
export const expireProposalsSchedule: Schedule = {
  name: 'proposals.expire',
  everySeconds: 3_600,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] }>(
      sql`select * from tenants_with_ended_proposals(${batch})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await runIn(tenantId, expireProposals, {});
  },
};
