import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { removeUnused } from './operations/remove-unused.ts';
import { type Leaving, tellOfRemoval } from './operations/tell-of-removal.ts';

interface Found {
  tenant_id: string;
  made_in: string;
}

export const unusedTestPortals: Schedule = {
  name: 'test-portals.remove-unused',
  everySeconds: 86_400,
  async run({ directory, runIn }) {
    const found = await directory.many<Found>(sql`select * from find_every_test_portal()`);
    for (const { tenant_id: id, made_in: live } of found) {
      const leaving = (await runIn(id, removeUnused, {})) as Leaving | null;
      if (leaving) await runIn(live, tellOfRemoval, { id, leaving });
    }
  },
};
