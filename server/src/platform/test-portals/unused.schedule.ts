import type { Schedule } from '../../kernel/job.ts';
import { isAway } from '../../kernel/problems/is-away.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { removeUnused } from './operations/remove-unused.ts';
import { type Leaving, tellOfRemoval } from './operations/tell-of-removal.ts';

export const unusedTestPortals: Schedule = {
  name: 'test-portals.remove-unused',
  everySeconds: 86_400,
  async run({ portalsWith, runIn }) {
    for (const id of await portalsWith(sql`select * from find_every_test_portal()`)) {
      const leaving = (await runIn(id, removeUnused, {})) as Leaving | null;
      if (!leaving) continue;
      await runIn(leaving.madeIn, tellOfRemoval, { id, leaving }).catch((error: unknown) => {
        // Its people work at another installation now.
        if (!isAway(error)) throw error;
      });
    }
  },
};
