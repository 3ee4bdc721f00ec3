import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { removeUnused } from './operations/remove-unused.ts';

export const unusedTestPortals: Schedule = {
  name: 'test-portals.remove-unused',
  everySeconds: 86_400,
  async run({ directory, runIn }) {
    const found = await directory.many<{ tenant_id: string }>(sql`select * from find_every_test_portal()`);
    for (const { tenant_id: tenantId } of found) await runIn(tenantId, removeUnused, {});
  },
};
