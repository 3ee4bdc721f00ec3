import type { WriteContext } from '../../../../kernel/operation.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { createEndpoint } from '../../inbound/endpoint/create-endpoint.ts';
import { inboundMapping, inboundMappings } from '../../inbound/mappings/inbound-mapping.ts';
import type { ExternalManifest } from '../external-manifest.ts';
import { mappingRules } from '../mapping-rules.ts';

type Mapped = Pick<ExternalManifest, 'mappings'>;

/** What a version says of its webhooks, in place of what the one before it said. What people have added themselves stays. */
export async function replaceMappings(ctx: WriteContext, installationId: string, before: Mapped, now: Mapped) {
  if (JSON.stringify(before.mappings) === JSON.stringify(now.mappings)) return;
  const ended = sql`
    update inbound_mappings mapping set archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where mapping.tenant_id = ${ctx.db.tenant} and mapping.installation_id = ${installationId} and mapping.published
      and mapping.archived_at is null returning mapping.*`;
  const gone = await inboundMappings.read(
    ctx.db,
    sql`with written as (${ended}) ${inboundMappings.select(ctx.db, raw('true'), raw('written'))}`,
  );
  for (const mapping of gone) ctx.record(inboundMapping.fact('deleted', mapping, { reason: 'deleted' }));
  await writeMappings(ctx, installationId, now);
  if (now.mappings.length > 0) await openEndpoint(ctx, installationId);
}

/** The mappings a version brings: they write in the name of the person who installed it, and with his rights alone. */
export async function writeMappings(ctx: WriteContext, installationId: string, { mappings }: Mapped) {
  for (const [index, given] of mappings.entries()) {
    const rules = mappingRules(given, index + 1);
    await inboundMappings.create(ctx, { id: uuidv7(), installationId, ...rules }, { published: true });
  }
}

/** An installation whose first version took no webhooks has no address yet. */
async function openEndpoint(ctx: WriteContext, installationId: string) {
  const opened = await ctx.db.execute(sql`
    update integration_installations set inbound = true
    where tenant_id = ${ctx.db.tenant} and id = ${installationId} and not inbound`);
  if (opened > 0) await createEndpoint(ctx, installationId);
}
