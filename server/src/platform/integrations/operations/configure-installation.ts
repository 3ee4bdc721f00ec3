import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { assignments } from '../../../kernel/sql.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation, installationLifecycle } from '../installation.ts';
import { connectorOf, shown } from '../installed.ts';
import { mergeSettings } from '../settings/merge-settings.ts';
import { sealedSecrets, secretColumns } from '../settings/seal-secrets.ts';

export const configureInstallation = (connectors: Connectors) =>
  command({
    name: 'integrations.configure-installation',
    summary: words('Change the settings of an installation', 'Изменить настройки интеграции'),
    description:
      'Fields left out stay; null takes a field out. A secret that is empty, or sent back covered, stays; null takes it away. A change of what the connection depends on asks for a new check.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['version_conflict', 'precondition_failed', 'integration_disabled'],
    input: object({ id: id(), settings: installation.fields.settings, version: Type.Optional(version()) }),
    output: installation.view,

    async run(ctx, { id, settings }) {
      const before = await lockInstallation(ctx.db, id);
      ctx.expectVersion(before.version);
      const { manifest } = connectorOf(connectors, before);
      const merged = mergeSettings(manifest.settings, before.settings, before.secrets_shown, settings);
      if (!merged.changed) {
        ctx.nothingChanged();
        return shown(connectors, before, ctx.language);
      }
      const reopens = merged.asksForCheck && ['installed', 'sync_error'].includes(before.status);
      const sealed = await secretColumns(ctx.services, ctx.db, id, {
        stored: await sealedSecrets(ctx.db, id),
        shown: before.secrets_shown,
        changes: merged.secrets,
      });
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
          ...(reopens && { status: installationLifecycle.next('require_setup', before.status), next_sync_at: null }),
        }),
        ctx.actor.userId,
      );
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('configured', old, now, { changedSecrets: Object.keys(merged.secrets) }));
      return now;
    },
  });
