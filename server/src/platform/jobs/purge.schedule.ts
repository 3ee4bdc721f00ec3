import { lobby } from '../../kernel/access/actor.ts';
import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { purgePortal } from './purge-portal.ts';

/** Every hour, portal by portal, each in a short transaction of its own. */
export const purgeSchedule: Schedule = {
  name: 'purge',
  everySeconds: 3_600,
  async run({ directory, portals, runIn }) {
    await directory.first(sql`select * from release_stale_login_attempts()`);
    await directory.first(sql`select * from release_spent_challenges()`);
    await runIn(lobby, purgePortal, {});
    for await (const tenantId of portals()) await runIn(tenantId, purgePortal, {});
  },
};
