import { words } from '../../../kernel/errors.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { assignments, sql } from '../../../kernel/sql.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation, installationLifecycle } from '../installation.ts';
import { shown } from '../installed.ts';
import { writeLog } from '../log/write-log.ts';
import { stopRun } from '../pulls/stop-run.ts';
import { stateLine } from './enable-installation.ts';

export const deleteInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.delete-installation',
    summary: words('Delete an installation', 'Удалить интеграцию'),
    description:
      'Secrets, tokens and places reached are erased; the journal and what was exchanged stay. The integration can be installed again.',
    permission: 'integrations.install',
    scope: 'settings.write',
    input: object({ id: id() }),
    output: installation.view,

    async run(ctx, { id }) {
      const before = await lockInstallation(ctx.db, id);
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          status: installationLifecycle.next('delete', before.status),
          archived_at: new Date().toISOString(),
          secrets: '{}',
          secrets_shown: '{}',
          ...stopRun(before),
        }),
        ctx.actor.userId,
      );
      for (const table of [sql`integration_tokens`, sql`integration_cursors`])
        await ctx.db.execute(sql`delete from ${table} where tenant_id = ${ctx.db.tenant} and installation_id = ${id}`);
      await writeLog(ctx.db, id, [stateLine('installation.deleted', words('Deleted.', 'Удалена.'))]);
      const now = shown(connectors, row, ctx.language);
      ctx.record(installation.fact('deleted', now, { reason: 'archived' }));
      return now;
    },
  });
