import Type from 'typebox';
import { installationFlow } from '../../../../../../nouns/installation.ts';
import { object } from '../../../../kernel/fields.ts';
import type { Schedule } from '../../../../kernel/job.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../../kernel/sql/sql.ts';
import { guardiansOf } from '../../../api-keys/key-guardians.ts';
import { tellPeople } from '../../../notices/tell-people.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { writeLog } from '../../log/write-log.ts';
import { changeExternal, externalRow } from '../access/external-installation.row.ts';
import { isWider } from '../consent.ts';
import { followLife } from '../follow-life.ts';
import { offeredLine, suspendedLine } from '../journal-lines.ts';
import { currentVersion, type PublishedVersion, versionOf } from '../published.ts';
import { moveVersion } from './move-version.ts';

/** Brings the installations of a portal up to what was published or stopped since. */
export const followPublications = (connectors: Connectors) =>
  command({
    name: 'integrations.follow-publications',
    summary: words('Follow new and stopped versions', 'Учесть новые и остановленные версии'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      ctx.nothingChanged();
      const running = await ctx.db.many<{ id: string }>(sql`
        select installation_id as id from external_installations where tenant_id = ${ctx.db.tenant} and ended_at is null order by installation_id`);
      for (const { id } of running) await follow(ctx, connectors, id);
    },
  });

/** A stop reaches every portal within this time by itself; the operator's own command does not wait for it. */
export const followSchedule = (connectors: Connectors): Schedule => {
  const follow = followPublications(connectors);
  return {
    name: 'integrations.follow-publications',
    everySeconds: 30,
    async run({ portalsWith, runIn }) {
      for (const tenantId of await portalsWith(sql`select * from tenants_with_stale_integrations()`))
        await runIn(tenantId, follow, {});
    },
  };
};

async function follow(ctx: WriteContext, connectors: Connectors, id: string) {
  const before = await lockInstallation(ctx.db, id);
  const held = await externalRow(ctx.db, id, { lock: true });
  const [newest, agreed] = [await currentVersion(ctx.db, held.slug), await versionOf(ctx.db, held.slug, held.number)];
  const fresh = newest && !newest.suspended && newest.number > Math.max(held.number, held.offered ?? 0) ? newest : null;
  if (fresh && !isWider(fresh, agreed)) {
    await moveVersion(ctx, held, agreed, fresh);
    ctx.record(installation.fact('updated', shown(connectors, before, 'ru'), { number: fresh.number }));
    return;
  }
  if (fresh) {
    await changeExternal(ctx.db, id, { offered: fresh.number });
    await writeLog(ctx.db, id, [offeredLine(fresh.number)]);
    ctx.record(installation.fact('consent_needed', shown(connectors, before, 'ru'), { number: fresh.number }));
  }
  if (agreed.suspended && before.status !== 'disabled') await stop(ctx, connectors, id, agreed, agreed.suspended);
}

/** The portal learns of it from its journal, the page of the installation, and a notice to whoever agreed. */
async function stop(
  ctx: WriteContext,
  connectors: Connectors,
  id: string,
  { manifest, publisher }: PublishedVersion,
  why: Words,
) {
  const before = await lockInstallation(ctx.db, id);
  const { agreed_by } = await externalRow(ctx.db, id, { lock: true });
  const message = words(
    `Stopped by the operator of the platform: ${why.en}`,
    `Остановлена оператором платформы: ${why.ru}`,
  );
  const row = await changeInstallation(
    ctx.db,
    id,
    assignments({
      status: nextStatus(installationFlow, 'disable', before.status),
      last_error: JSON.stringify({ at: new Date().toISOString(), kind: 'suspended', message }),
      next_sync_at: null,
      sync_run: null,
    }),
    null,
  );
  await followLife(ctx, before, 'installation.disabled');
  await writeLog(ctx.db, id, [suspendedLine(why)]);
  const status = { from: before.status, to: row.status };
  ctx.record(
    installation.changed('suspended', shown(connectors, before, 'ru'), shown(connectors, row, 'ru'), {
      status,
      reason: why.ru,
    }),
  );
  const { people, portal } = await guardiansOf(ctx.db, agreed_by);
  await tellPeople(ctx, {
    kind: 'integration.suspended',
    about: { entityType: installation.type, entityId: id, page: `/integrations/installed/${id}` },
    people,
    causedBy: null,
    variables: ({ locale }) => ({
      integration: manifest.name[locale],
      publisher: publisher.name,
      portal,
      reason: why[locale],
    }),
  });
}
