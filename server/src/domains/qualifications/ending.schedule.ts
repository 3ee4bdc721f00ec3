import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { followEndings, mostEnding } from './operations/follow-endings.ts';

const batch = 200;

/** Looks hourly for portals where a qualification has ended by their own clock, or ends so soon that its people are to be told. */
export const endingQualificationsSchedule: Schedule = {
  name: 'qualifications.ending',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_ending_qualifications(${batch})`))
      for (let followed = mostEnding; followed === mostEnding; )
        ({ followed } = (await runIn(tenantId, followEndings, {})) as { followed: number });
  },
};
