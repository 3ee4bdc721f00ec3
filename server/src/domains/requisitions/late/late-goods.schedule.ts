import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mostLate, tellLate } from './tell-late.ts';

const batch = 200;

/** Looks every quarter of an hour for portals where a due date has passed by their own clock, and not all has come. */
export const lateGoodsSchedule: Schedule = {
  name: 'requisitions.tell-late',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_late_goods(${batch})`))
      for (let told = mostLate; told === mostLate; )
        ({ told } = (await runIn(tenantId, tellLate, {})) as { told: number });
  },
};
