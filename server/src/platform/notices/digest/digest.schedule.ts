import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { sendDigests } from './send-digests.ts';

const batch = 200;

/** Looks every five minutes for letters of the day that are due: the clocks of some time zones turn at a half or a quarter. */
export const digestSchedule: Schedule = {
  name: 'notices.send-digests',
  everySeconds: 300,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_digests(${batch})`))
      await runIn(tenantId, sendDigests, {});
  },
};
