import type { WriteContext } from '../../../../kernel/operation.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { createEndpoint } from '../../inbound/endpoint/create-endpoint.ts';
import {
  type MappingRow,
  mappingColumns,
  mappingRow,
  presentMapping,
} from '../../inbound/mappings/inbound-mapping.row.ts';
import { inboundMapping } from '../../inbound/mappings/inbound-mapping.ts';
import type { ExternalManifest } from '../external-manifest.ts';
import { rulesOf } from '../mapping-rules.ts';

type Mapped = Pick<ExternalManifest, 'mappings'>;

/** What a version says of its webhooks, in place of what the one before it said. What people have added themselves stays. */
export async function replaceMappings(ctx: WriteContext, installationId: string, before: Mapped, now: Mapped) {
  if (JSON.stringify(before.mappings) === JSON.stringify(now.mappings)) return;
  const gone = await ctx.db.many<MappingRow>(sql`
    update inbound_mappings mapping set archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where mapping.tenant_id = ${ctx.db.tenant} and mapping.installation_id = ${installationId} and mapping.published
      and mapping.archived_at is null returning ${mappingColumns}`);
  for (const row of gone) ctx.record(inboundMapping.fact('deleted', presentMapping(row), { reason: 'deleted' }));
  await writeMappings(ctx, installationId, now);
  if (now.mappings.length > 0) await openEndpoint(ctx, installationId);
}

/** The mappings a version brings: they write in the name of the person who installed it, and with his rights alone. */
export async function writeMappings(ctx: WriteContext, installationId: string, { mappings }: Mapped) {
  for (const [index, given] of mappings.entries()) {
    const row = await ctx.db.one<MappingRow>(sql`
      insert into inbound_mappings as mapping ${columns({
        tenant_id: ctx.db.tenant,
        id: uuidv7(),
        installation_id: installationId,
        ...mappingRow(rulesOf(given, index + 1)),
        published: true,
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      })} returning ${mappingColumns}`);
    ctx.record(inboundMapping.fact('created', presentMapping(row)));
  }
}

/** An installation whose first version took no webhooks has no address yet. */
async function openEndpoint(ctx: WriteContext, installationId: string) {
  const opened = await ctx.db.execute(sql`
    update integration_installations set inbound = true
    where tenant_id = ${ctx.db.tenant} and id = ${installationId} and not inbound`);
  if (opened > 0) await createEndpoint(ctx, installationId);
}
