import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments } from '../../../kernel/sql/sql.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { writeLog } from '../log/write-log.ts';
import { followLife } from '../publishing/follow-life.ts';
import { stopRun } from '../pulls/stop-run.ts';

export const disableInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.disable-installation',
    summary: words('Disable an integration', 'Отключить интеграцию'),
    description:
      'The integration stops acting: nothing is synchronized, incoming webhooks are refused. Settings stay. Disabling what is disabled changes nothing.',
    permission: 'integrations.enable',
    scope: 'settings.write',
    input: object({ id: id() }),
    output: installation.view,

    async run(ctx, { id }) {
      const before = await lockInstallation(ctx.db, id);
      if (before.status === 'disabled') {
        ctx.nothingChanged();
        return shown(connectors, before, ctx.language);
      }
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          status: nextStatus(installationFlow, 'disable', before.status),
          ...stopRun(before),
        }),
        ctx.actor.userId,
      );
      await followLife(ctx, row, 'installation.disabled');
      await writeLog(ctx.db, id, [stateLine('installation.disabled', words('Disabled.', 'Отключена.'))]);
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('disabled', old, now, { status: { from: before.status, to: row.status } }));
      return now;
    },
  });
