import Type from 'typebox';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type InstallationRow, installationColumns } from '../../installation.row.ts';
import { openConnection } from '../../open-connection.ts';
import { settingFields, valueAt, withValue } from '../../settings/setting-fields.ts';
import { manifestOf } from '../external-connector.ts';
import { type PublishedVersion, versionOf } from '../published.ts';
import type { LifecycleEvent } from '../signed-call.ts';
import type { Telling } from './call-body.ts';
import { called } from './called.ts';

export interface ReadyCall {
  slug: string;
  url: string;
  telling: Telling;
  attempts: number;
}

interface OpenCall {
  id: string;
  event: LifecycleEvent;
  attempts: number;
  created_at: string;
  slug: string;
  number: number;
  handover_id: string | null;
}

/** The oldest unfinished call of an installation. A deleted installation still announces its end. */
export const readCall = query({
  name: 'integrations.read-publisher-call',
  summary: words('Prepare a call to a publisher', 'Подготовить вызов издателя'),
  permission: 'signed-in',
  scope: null,
  input: called,
  output: Type.Unknown(),
  async run(ctx, { installationId }): Promise<ReadyCall | null> {
    const { db } = ctx;
    const call = await db.first<OpenCall>(sql`
      select c.id, c.event, c.attempts, c.created_at, e.slug, e.number, e.handover_id
      from publisher_calls c join external_installations e on e.tenant_id = ${db.tenant} and e.installation_id = c.installation_id
      where c.tenant_id = ${db.tenant} and c.installation_id = ${installationId} and c.finished_at is null order by c.id limit 1`);
    if (!call) return null;
    const row = await db.one<InstallationRow>(sql`
      select ${installationColumns} from integration_installations installation
      where installation.tenant_id = ${db.tenant} and installation.id = ${installationId}`);
    const version = await versionOf(db, call.slug, call.number);
    return {
      slug: call.slug,
      url: version.manifest.lifecycleUrl,
      attempts: call.attempts,
      telling: {
        callId: call.id,
        event: call.event,
        occurredAt: call.created_at,
        tenantId: db.tenant,
        installationId,
        status: row.status,
        number: call.number,
        scopes: version.manifest.scopes,
        events: version.manifest.events,
        settings: declaredOf(version, (await openConnection(ctx, row)).settings),
        handoverId: call.handover_id,
      },
    };
  },
});

/** Only what this version asks for: a field that it has dropped is no longer sent. */
const declaredOf = (version: PublishedVersion, settings: Readonly<Record<string, unknown>>) =>
  settingFields(manifestOf(version).settings).reduce<Record<string, unknown>>((all, { path }) => {
    const value = valueAt(settings, path);
    return value === undefined ? all : withValue(all, path, value);
  }, {});
