import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { proposeDaily } from './propose-daily.ts';

const batch = 200;

/** Looks every quarter of an hour for portals where it is morning and nobody has looked at the points yet. */
export const dailyProposalsSchedule: Schedule = {
  name: 'recurring.daily-proposals',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_reorders(${batch})`))
      await runIn(tenantId, proposeDaily, {});
  },
};
