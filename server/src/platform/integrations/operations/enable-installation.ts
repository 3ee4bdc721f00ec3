import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { assignments } from '../../../kernel/sql/sql.ts';
import { type Connectors, changeInstallation, isTested, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { connectorOf, shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { writeLog } from '../log/write-log.ts';
import { followLife } from '../publishing/follow-life.ts';
import { missingSettings } from '../settings/missing-settings.ts';
import { settingsIncomplete } from './test-installation.ts';

export const enableInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.enable-installation',
    summary: words('Enable an integration', 'Включить интеграцию'),
    description:
      'The integration starts working in the portal. Its settings have to be filled in and, where it connects to somebody, checked as they now stand. Enabling what is enabled changes nothing.',
    permission: 'integrations.enable',
    scope: 'settings.write',
    refuses: ['installation_not_ready', 'business_rule_violated', 'integration_disabled'],
    input: object({ id: id() }),
    output: installation.view,

    async run(ctx, { id }) {
      const before = await lockInstallation(ctx.db, id);
      const connector = await connectorOf(connectors, ctx, before);
      if (before.status === 'installed') {
        ctx.nothingChanged();
        return shown(connectors, before, ctx.language);
      }
      const missing = missingSettings(connector.manifest.settings, before.settings, before.secrets_shown);
      if (missing.length > 0) throw settingsIncomplete(missing);
      if (connector.test && !isTested(before)) throw notChecked();
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          status: nextStatus(installationFlow, 'enable', before.status),
          failure_streak: 0,
          next_sync_at: connector.everySeconds ? new Date().toISOString() : null,
        }),
        ctx.actor.userId,
      );
      await followLife(ctx, row, 'installation.enabled');
      await writeLog(ctx.db, id, [stateLine('installation.enabled', words('Enabled.', 'Включена.'))]);
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('enabled', old, now, { status: { from: before.status, to: row.status } }));
      return now;
    },
  });

const notChecked = () =>
  refuse(
    'installation_not_ready',
    words(
      'Check the connection first: the settings have not passed a check as they stand.',
      'Сначала проверьте подключение: текущие настройки не прошли проверку.',
    ),
    { rule: 'connection_not_checked' },
  );
