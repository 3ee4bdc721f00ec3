import Type from 'typebox';
import { puller } from '../../../kernel/integrations/consumer.ts';
import type { WantedTasks } from '../../../kernel/integrations/ports/task-tracker.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { registeredAddress } from '../../../platform/integrations/inbound/provider/registered-address.ts';
import { settingsOf } from '../tracker-settings.ts';

interface LinkedRow {
  externalId: string;
  columnId: string | null;
  readAt: string | null;
}

/** What a sweep of the tracker asks for: columns that linked tasks stand in or that stages are mapped to, and the linked tasks. */
export const wantedTasks = query({
  name: 'task-tracker.wanted-tasks',
  summary: words('Read what is wanted of the tracker', 'Прочитать, что нужно от трекера'),
  permission: 'signed-in',
  scope: null,
  input: puller,
  output: Type.Unknown(),

  async run(ctx, { installationId, source }): Promise<WantedTasks> {
    const { db } = ctx;
    const [linked, settings, hookUrl] = await Promise.all([
      db.many<LinkedRow>(sql`
        select task.external_id as "externalId", task.column_id as "columnId", task.last_synced_at as "readAt" from tracker_tasks task
        where task.tenant_id = ${db.tenant} and task.source = ${source} and exists (
          select 1 from tracker_links link
          where link.tenant_id = ${db.tenant} and link.source = task.source and link.target_type = 'task' and link.external_id = task.external_id)
        order by task.external_id`),
      settingsOf(db, source),
      registeredAddress(ctx, 'tasktracker', installationId),
    ]);
    // Where nothing is linked there is nothing to sweep for.
    const swept = linked.length === 0 ? [] : [...linked, ...(settings?.columns ?? [])];
    return {
      columnIds: [...new Set(swept.flatMap(({ columnId }) => columnId ?? []))].sort(),
      tasks: linked.map(({ externalId, readAt }) => ({ externalId, readAt })),
      hookUrl,
    };
  },
});
