import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, Refusal, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Links a record that was just made. A pair that names another record already stops the whole creation. */
export async function linkCreated(
  ctx: WriteContext,
  entityType: string,
  entityId: string,
  source: string | undefined,
  outside: string | undefined,
) {
  if (source === undefined) throw needsBoth('externalSource');
  if (outside === undefined) throw needsBoth('externalId');
  const made = await ctx.db.execute(sql`
    insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
    values (${ctx.db.tenant}, ${entityType}, ${source}, ${outside}, ${entityId}) on conflict do nothing`);
  if (made === 0) throw await taken(ctx, entityType, source, outside);
  return { externalSource: source, externalId: outside };
}

const needsBoth = (missing: string) =>
  invalidField(
    `/${missing}`,
    'required',
    words('externalSource and externalId go together', 'externalSource и externalId указываются вместе'),
  );

async function taken(ctx: WriteContext, entityType: string, source: string, outside: string) {
  const { entity_id } = await ctx.db.one<{ entity_id: string }>(sql`
    select entity_id from external_links
    where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and external_source = ${source} and external_id = ${outside}`);
  return new Refusal(
    'external_id_conflict',
    words(`${source}:${outside} is linked to another record.`, `${source}:${outside} уже связан с другой записью.`),
    {
      members: { existing: { entityType, entityId: entity_id } },
    },
  );
}
