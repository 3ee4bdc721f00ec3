import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import type { InstallationRow } from '../installation.row.ts';
import { writeLog } from '../log/write-log.ts';
import { closeAccess } from './access/close-access.ts';
import { externalRow } from './access/external-installation.row.ts';
import { openAccess } from './access/open-access.ts';
import { writeMappings } from './access/write-mappings.ts';
import { tellPublisher } from './calls/tell-publisher.ts';
import { agreedLine } from './journal-lines.ts';
import { isExternal, type PublishedVersion, versionOf } from './published.ts';
import type { LifecycleEvent } from './signed-call.ts';

/** The first consent: what the version asked for is given, and its publisher is told. */
export async function beginExternal(ctx: WriteContext, id: string, version: PublishedVersion): Promise<void> {
  await ctx.db.execute(sql`
    insert into external_installations ${columns({
      tenant_id: ctx.db.tenant,
      installation_id: id,
      slug: version.slug,
      number: version.number,
      agreed_by: ctx.actor.userId,
    })}`);
  await openAccess(ctx, { installation_id: id, subscription_id: null, key_id: null }, version);
  await writeMappings(ctx, id, version.manifest);
  await writeLog(ctx.db, id, [agreedLine(version.number)]);
  await tellPublisher(ctx, id, 'installation.created');
}

/** What a step of its life means for an installation of another company: one that stops loses its access, one that starts again gets a new one. */
export async function followLife(
  ctx: WriteContext,
  { id, slug }: Pick<InstallationRow, 'id' | 'slug'>,
  event: LifecycleEvent,
): Promise<void> {
  if (!isExternal(slug)) return;
  const held = await externalRow(ctx.db, id, { lock: true });
  if (event === 'installation.enabled') await openAccess(ctx, held, await versionOf(ctx.db, slug, held.number));
  if (event === 'installation.disabled') await closeAccess(ctx, held, { forGood: false });
  if (event === 'installation.deleted') await closeAccess(ctx, held, { forGood: true });
  await tellPublisher(ctx, id, event);
}
