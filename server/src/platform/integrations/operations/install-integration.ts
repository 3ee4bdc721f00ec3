import Type from 'typebox';
import type { Db } from '../../../kernel/db.ts';
import { notFound, refuse, words } from '../../../kernel/errors.ts';
import { object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql.ts';
import { createEndpoint } from '../inbound/endpoint/create-endpoint.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../installation.row.ts';
import { installation, installationLifecycle } from '../installation.ts';
import { shown } from '../installed.ts';
import { writeLog } from '../log/write-log.ts';
import { mergeSettings } from '../settings/merge-settings.ts';
import { secretColumns } from '../settings/seal-secrets.ts';
import { stateLine } from './enable-installation.ts';

export const integrationNoun = words('Integration', 'Интеграция');

export const installIntegration = (connectors: Connectors) =>
  command({
    name: 'integrations.install-integration',
    summary: words('Install an integration', 'Установить интеграцию'),
    description:
      'A new installation requires setup: fill in its settings, check the connection, enable it. A portal has one installation of an integration at a time.',
    permission: 'integrations.install',
    scope: 'settings.write',
    refuses: ['already_installed', 'not_found'],
    input: object({
      publicId: text(64, 'Public identifier of the integration, as its card shows it', { examples: ['cbr-rates'] }),
      settings: Type.Optional(installation.fields.settings),
    }),
    output: installation.view,

    async run(ctx, { publicId, settings = {} }) {
      const connector = connectors.bySlug(publicId);
      if (!connector) throw notFound(integrationNoun);
      const merged = mergeSettings(connector.manifest.settings, {}, {}, settings);
      const id = ctx.newId;
      const row = await ctx.db.first<InstallationRow>(sql`
        insert into integration_installations as installation ${columns({
          tenant_id: ctx.db.tenant,
          id,
          slug: publicId,
          status: installationLifecycle.initial,
          settings: JSON.stringify(merged.settings),
          ...(await secretColumns(ctx.services, ctx.db, id, { stored: {}, shown: {}, changes: merged.secrets })),
          installed_by: ctx.actor.userId,
          created_by: ctx.actor.userId,
          updated_by: ctx.actor.userId,
        })} on conflict (tenant_id, slug) where archived_at is null do nothing returning ${installationColumns}`);
      if (!row) throw await installedAlready(ctx.db, publicId);
      if (connector.manifest.inbound) await createEndpoint(ctx, id);
      const made = shown(connectors, row, ctx.language);
      await writeLog(ctx.db, id, [stateLine('installation.installed', words('Installed.', 'Установлена.'))]);
      ctx.record(installation.fact('installed', made));
      return made;
    },
  });

async function installedAlready(db: Db, slug: string) {
  const held = await db.first<{ id: string }>(
    sql`select id from integration_installations where tenant_id = ${db.tenant} and slug = ${slug} and archived_at is null`,
  );
  return refuse(
    'already_installed',
    undefined,
    held && { existing: { entityType: installation.type, entityId: held.id } },
  );
}
