import Type from 'typebox';
import { installationFlow } from '../../../../../nouns/installation.ts';
import { integer, object, text } from '../../../kernel/fields.ts';
import type { Manifest } from '../../../kernel/integrations/manifest.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { demandTestPortal, refuseGoingOut } from '../../test-portals/refusals.ts';
import { createEndpoint, createProviderEndpoint } from '../inbound/endpoint/create-endpoint.ts';
import { writeReadyMappings } from '../inbound/mappings/write-ready-mappings.ts';
import { type Connectors, writeInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { writeLog } from '../log/write-log.ts';
import { consentNeeded } from '../publishing/consent.ts';
import { manifestOf } from '../publishing/external-connector.ts';
import { beginExternal } from '../publishing/follow-life.ts';
import { currentVersion, isExternal } from '../publishing/published.ts';
import { mergeSettings } from '../settings/merge-settings.ts';
import { secretColumns } from '../settings/seal-secrets.ts';

export const integrationNoun = words('Integration', 'Интеграция');

export const installIntegration = (connectors: Connectors) =>
  command({
    name: 'integrations.install-integration',
    summary: words('Install an integration', 'Установить интеграцию'),
    description:
      'A new installation requires setup: fill in its settings, check the connection, enable it. A portal has one installation of an integration at a time. An integration of another company is installed with consent: the first answer lists in `consent` what it asks for, the second request sends the version that was read in `accept`.',
    permission: 'integrations.install',
    scope: 'settings.write',
    provesPresence: true,
    refuses: ['already_installed', 'not_found', 'business_rule_violated', 'quota_exceeded', 'test_portal_stays_inside'],
    input: object({
      publicId: text(64, 'Public identifier of the integration, as the marketplace shows it', {
        examples: ['cbr-rates'],
      }),
      settings: Type.Optional(installation.fields.settings),
      accept: Type.Optional(
        integer('Version of an integration of another company that was read and agreed to', { minimum: 1 }),
      ),
    }),
    output: installation.view,

    async run(ctx, { publicId, settings = {}, accept }) {
      const published = isExternal(publicId) ? await currentVersion(ctx.db, publicId) : undefined;
      const manifest = published ? manifestOf(published) : connectors.bySlug(publicId)?.manifest;
      if (published) refuseGoingOut();
      if (!manifest || published?.suspended) throw notFound(integrationNoun);
      if (manifest.testPortalsOnly) demandTestPortal();
      if (published && accept !== published.number) throw consentNeeded(published, ctx.language, null);
      const merged = mergeSettings(manifest.settings, {}, {}, settings);
      const id = ctx.newId;
      const values = columns({
        tenant_id: ctx.db.tenant,
        id,
        slug: publicId,
        ...standing(manifest),
        settings: JSON.stringify(merged.settings),
        ...(await secretColumns(ctx.services, ctx.db, id, { stored: {}, shown: {}, changes: merged.secrets })),
        inbound: published !== undefined && manifest.inbound === true,
        installed_by: ctx.actor.userId,
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      });
      const row = await writeInstallation(
        ctx.db,
        id,
        sql`insert into integration_installations ${values} on conflict (tenant_id, slug) where archived_at is null do nothing`,
      );
      if (!row) throw await installedAlready(ctx.db, publicId);
      if (manifest.inbound) await createEndpoint(ctx, id);
      const webhook = published ? undefined : connectors.bySlug(publicId)?.webhook;
      if (webhook) await createProviderEndpoint(ctx, id, webhook.area);
      if (manifest.readyMappings) await writeReadyMappings(ctx, id, manifest.readyMappings);
      if (published) await beginExternal(ctx, id, published);
      const made = shown(connectors, row, ctx.language);
      await writeLog(ctx.db, id, [stateLine('installation.installed', words('Installed.', 'Установлена.'))]);
      ctx.record(installation.fact('installed', made));
      return made;
    },
  });

/** A card of test portals alone has nothing to be connected, so it is at work at once. */
const standing = ({ testPortalsOnly }: Manifest) =>
  testPortalsOnly
    ? {
        status: nextStatus(installationFlow, 'complete', installationFlow.initial),
        tested_version: 1,
        next_sync_at: new Date().toISOString(),
      }
    : { status: installationFlow.initial };

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
