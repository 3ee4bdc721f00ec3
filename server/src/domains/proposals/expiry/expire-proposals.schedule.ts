import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { expireProposals } from './expire-proposals.ts';

const batch = 200;

/** Looks hourly for portals where a day has ended since, by their own clocks, and with it the last day of a proposal. */
export const expireProposalsSchedule: Schedule = {
  name: 'proposals.expire',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_ended_proposals(${batch})`))
      await runIn(tenantId, expireProposals, {});
  },
};
