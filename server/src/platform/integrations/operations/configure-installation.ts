import Type from 'typebox';
import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments } from '../../../kernel/sql/sql.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { connectorOf, shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { writeLog } from '../log/write-log.ts';
import { followLife } from '../publishing/follow-life.ts';
import { stopRun } from '../pulls/stop-run.ts';
import { checkOptions, type SettingOptions } from '../settings/check-options.ts';
import { mergeSettings } from '../settings/merge-settings.ts';
import { missingSettings } from '../settings/missing-settings.ts';
import { sealedSecrets, secretColumns } from '../settings/seal-secrets.ts';

export const configureInstallation = (connectors: Connectors, options: readonly SettingOptions[] = []) =>
  command({
    name: 'integrations.configure-installation',
    summary: words('Change the settings of an installation', 'Изменить настройки интеграции'),
    description:
      'Fields left out stay; null takes a field out. A secret that is empty, or sent back covered, stays; null takes it away. A change of what the connection depends on asks for a new check.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    provesPresence: true,
    refuses: ['version_conflict', 'precondition_failed', 'integration_disabled'],
    input: object({ id: id(), settings: installation.fields.settings, version: Type.Optional(version()) }),
    output: installation.view,

    async run(ctx, { id, settings }) {
      const before = await lockInstallation(ctx.db, id);
      ctx.expectVersion(before.version);
      const { manifest } = await connectorOf(connectors, ctx, before);
      const merged = mergeSettings(manifest.settings, before.settings, before.secrets_shown, settings);
      if (merged.changed.length === 0) {
        ctx.nothingChanged();
        return shown(connectors, before, ctx.language);
      }
      await checkOptions(ctx, options, manifest.settings, id, merged);
      const sealed = await secretColumns(ctx.services, ctx.db, id, {
        stored: await sealedSecrets(ctx.db, id),
        shown: before.secrets_shown,
        changes: merged.secrets,
      });
      const missing = missingSettings(manifest.settings, merged.settings, JSON.parse(sealed.secrets_shown));
      const reopens =
        (merged.asksForCheck || missing.length > 0) && ['installed', 'sync_error'].includes(before.status);
      const row = await changeInstallation(
        ctx.db,
        id,
        assignments({
          settings: JSON.stringify(merged.settings),
          ...sealed,
          ...(merged.asksForCheck && {
            config_version: before.config_version + 1,
            last_error: null,
            failure_streak: 0,
          }),
          ...(reopens && { status: nextStatus(installationFlow, 'require_setup', before.status), ...stopRun(before) }),
        }),
        ctx.actor.userId,
      );
      await writeLog(ctx.db, id, [configured(merged.changed)]);
      await followLife(ctx, row, 'installation.configured');
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('configured', old, now, { changedSecrets: Object.keys(merged.secrets) }));
      return now;
    },
  });

/** Which settings were changed, never to what. */
const configured = (fields: readonly string[]) =>
  stateLine('installation.configured', words('Settings were changed.', 'Настройки изменены.'), { fields });
