import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, conflict, refuse, words } from '../../../kernel/problems/errors.ts';
import { type Connectors, lockInstallation } from '../installation.row.ts';
import { connectorOf } from '../installed.ts';
import { startRun } from '../pulls/start-run.ts';

export const syncInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.sync-installation',
    summary: words('Synchronize now', 'Синхронизировать сейчас'),
    description:
      'Begins a run over all streams of the integration. `syncProgress` of the installation tells how far it is.',
    permission: 'integrations.sync',
    scope: 'settings.write',
    refuses: ['business_rule_violated', 'conflict', 'integration_disabled', 'installation_not_ready'],
    input: object({ id: id() }),
    output: object({ runId: id('Run') }),

    async run(ctx, input) {
      const row = await lockInstallation(ctx.db, input.id);
      const streams = Object.keys((await connectorOf(connectors, ctx, row)).pulls ?? {});
      if (streams.length === 0)
        throw brokenRule(
          'sync_not_supported',
          words('This integration has nothing to synchronize.', 'Этой интеграции нечего синхронизировать.'),
        );
      if (row.status === 'disabled') throw refuse('integration_disabled');
      if (row.status === 'requires_setup') throw refuse('installation_not_ready');
      if (row.sync_run !== null)
        throw conflict('sync_in_progress', words('A synchronization is under way.', 'Синхронизация уже идёт.'), {
          runId: row.sync_run,
        });
      const runId = await startRun(ctx, row.id, streams);
      ctx.nothingChanged();
      return { runId };
    },
  });
