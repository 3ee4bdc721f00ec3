import type { Schedule } from '../../../../kernel/job.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { mostPlanned, planLetters } from './plan-letters.ts';

const batch = 200;

/** Looks every minute for portals where the hour of a letter has come by their own clock. */
export const dueLettersSchedule: Schedule = {
  name: 'reports.due-letters',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_report_letters(${batch})`))
      for (let planned = mostPlanned; planned === mostPlanned; )
        ({ planned } = (await runIn(tenantId, planLetters, {})) as { planned: number });
  },
};
