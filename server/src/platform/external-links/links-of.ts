import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What these outside identifiers are linked to. */
export async function linksOf(
  db: Db,
  entityType: string,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.many<{ external_id: string; entity_id: string }>(sql`
    select link.external_id, link.entity_id from unnest(${[...new Set(externalIds)]}::text[]) named(external_id)
    join external_links link on link.tenant_id = ${db.tenant} and link.entity_type = ${entityType} and link.external_source = ${source}
      and link.external_id = named.external_id`);
  return new Map(rows.map((row) => [row.external_id, row.entity_id]));
}

/** How a source calls these records; those it does not know are left out. */
export async function outsideIdsOf(
  db: Db,
  entityType: string,
  source: string,
  entityIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.many<{ external_id: string; entity_id: string }>(sql`
    select link.external_id, link.entity_id from unnest(${[...new Set(entityIds)]}::uuid[]) named(entity_id)
    join external_links link on link.tenant_id = ${db.tenant} and link.entity_type = ${entityType} and link.entity_id = named.entity_id
      and link.external_source = ${source}`);
  return new Map(rows.map((row) => [row.entity_id, row.external_id]));
}

/** Links records that have none of this source; answers the outside identifiers that are now linked as asked. */
export async function linkAll(
  db: Db,
  entityType: string,
  source: string,
  pairs: ReadonlyArray<{ externalId: string; entityId: string }>,
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await db.many<{ external_id: string }>(sql`
    insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
    select ${db.tenant}::uuid, ${entityType}::text, ${source}::text, pair."externalId", pair."entityId"
    from json_to_recordset(${JSON.stringify(pairs)}::json) pair ("externalId" text, "entityId" uuid)
    on conflict do nothing returning external_id`);
  return new Set(rows.map((row) => row.external_id));
}
