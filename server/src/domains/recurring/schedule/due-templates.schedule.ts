import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mostPlanned, planDue } from './plan-due.ts';

const batch = 200;

/** Looks every minute for portals where the hour of a schedule has come by their own clock. */
export const dueTemplatesSchedule: Schedule = {
  name: 'recurring.due-templates',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_templates(${batch})`))
      for (let planned = mostPlanned; planned === mostPlanned; )
        ({ planned } = (await runIn(tenantId, planDue, {})) as { planned: number });
  },
};
