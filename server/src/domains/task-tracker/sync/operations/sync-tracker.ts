import { id, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { connectorsOf, lockInstallation } from '../../../../platform/integrations/installation.row.ts';
import { startRun } from '../../../../platform/integrations/pulls/start-run.ts';
import { workingTracker } from '../../find-tracker.ts';
import { trackerManaging } from '../../tracker-rights.ts';

export const syncTracker = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'task-tracker.sync',
    summary: words('Synchronize with the tracker', 'Синхронизировать с трекером'),
    description:
      'Reads projects, boards, columns, people and linked tasks. While a synchronization is under way the same run is answered. `syncProgress` of the installation tells how far it is.',
    ...trackerManaging,
    refuses: ['installation_not_ready', 'integration_disabled'],
    input: object({}),
    output: object({ runId: id('Run') }),
    async run(ctx) {
      ctx.nothingChanged();
      const { installation } = await workingTracker(ctx, connectors);
      const { id: installationId, slug, sync_run } = await lockInstallation(ctx.db, installation.id);
      if (sync_run !== null) return { runId: sync_run };
      const streams = Object.keys(connectorsOf(connectors).bySlug(slug)?.pulls ?? {});
      return { runId: await startRun(ctx, installationId, streams) };
    },
  });
