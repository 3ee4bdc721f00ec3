import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Schedule } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Connectors } from '../installation.row.ts';
import { startRun } from './start-run.ts';

/** Begins the runs whose time has come, portal by portal; also after faults that may pass by themselves. */
export function dueSyncs(connectors: Connectors): Schedule {
  const startDue = command({
    name: 'integrations.start-due-syncs',
    summary: words('Begin the synchronizations that are due', 'Начать синхронизации, которым пора'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      ctx.nothingChanged();
      const due = await ctx.db.many<{ id: string; slug: string }>(sql`
        select id, slug from integration_installations
        where tenant_id = ${ctx.db.tenant} and next_sync_at <= now() and status in ('installed', 'sync_error') and sync_run is null and archived_at is null
        for update skip locked`);
      for (const { id, slug } of due) {
        const streams = Object.keys(connectors.bySlug(slug)?.pulls ?? {});
        if (streams.length > 0) await startRun(ctx, id, streams);
      }
    },
  });

  return {
    name: 'integrations.due-syncs',
    everySeconds: 60,
    async run({ portalsWith, runIn }) {
      for (const tenantId of await portalsWith(sql`select * from tenants_with_due_syncs()`))
        await runIn(tenantId, startDue, {});
    },
  };
}
