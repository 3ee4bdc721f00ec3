import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dueRfqs } from './due-rfqs.ts';
import { followClock } from './follow-clock.ts';

const batch = 200;

/** Looks every minute for requests whose reminder or deadline has come. One that fails keeps no other waiting. */
export const rfqClockSchedule: Schedule = {
  name: 'supplier-rfqs.follow-clock',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    const failures: unknown[] = [];
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_rfqs(${batch})`)) {
      const { ids } = (await runIn(tenantId, dueRfqs, {})) as { ids: string[] };
      for (const id of ids) await runIn(tenantId, followClock, { id }).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
};
