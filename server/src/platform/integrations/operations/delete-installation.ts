import Type from 'typebox';
import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import { unregisterWebhook } from '../inbound/provider/unregister-webhook.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { type KeptLine, writeLog } from '../log/write-log.ts';
import { revokeAtProvider } from '../oauth/revoke-access.ts';
import { followLife } from '../publishing/follow-life.ts';
import { stopRun } from '../pulls/stop-run.ts';

/** Two steps: access is taken back at the provider before the tokens that prove it are gone. */
export function deleteInstallation(connectors: Connectors) {
  const erase = eraseInstallation(connectors);
  return command({
    name: 'integrations.delete-installation',
    summary: words('Delete an installation', 'Удалить интеграцию'),
    description:
      'Access granted by OAuth is taken back, and an address that we registered at the provider is given back to whoever had it before; secrets, tokens and places reached are erased; the journal and what was exchanged stay. The integration can be installed again.',
    permission: 'integrations.install',
    scope: 'settings.write',
    input: object({ id: id() }),
    output: installation.view,
    run: inSteps,
    async steps(steps, { id }) {
      await steps.command(expectInstallation, { id });
      const lines = [
        ...(await unregisterWebhook(steps, connectors, id)),
        ...(await revokeAtProvider(steps, connectors, id)),
      ];
      return steps.command(erase, { id, lines });
    },
  });
}

/** Nobody is spoken to where another version was meant. */
const expectInstallation = command({
  name: 'integrations.expect-installation',
  summary: words('Compare the version of an installation', 'Сверить версию установки'),
  permission: 'integrations.install',
  scope: 'settings.write',
  input: object({ id: id() }),
  output: Type.Unknown(),

  async run(ctx, { id }) {
    ctx.expectVersion((await lockInstallation(ctx.db, id)).version);
    ctx.nothingChanged();
  },
});

const eraseInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.erase-installation',
    summary: words('Erase an installation', 'Стереть установку'),
    permission: 'integrations.install',
    scope: 'settings.write',
    input: object({ id: id(), lines: Type.Unsafe<readonly KeptLine[]>({}) }),
    output: installation.view,

    async run(ctx, { id, lines }) {
      const before = await lockInstallation(ctx.db, id);
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          status: nextStatus(installationFlow, 'delete', before.status),
          archived_at: new Date().toISOString(),
          secrets: '{}',
          secrets_shown: '{}',
          ...stopRun(before),
        }),
        ctx.actor.userId,
      );
      for (const table of [
        sql`integration_tokens`,
        sql`integration_oauth_states`,
        sql`integration_cursors`,
        sql`provider_webhooks`,
      ])
        await ctx.db.execute(sql`delete from ${table} where tenant_id = ${ctx.db.tenant} and installation_id = ${id}`);
      await followLife(ctx, row, 'installation.deleted');
      await writeLog(ctx.db, id, [...lines, stateLine('installation.deleted', words('Deleted.', 'Удалена.'))]);
      const now = shown(connectors, row, ctx.language);
      ctx.record(installation.fact('deleted', now, { reason: 'archived' }));
      return now;
    },
  });
