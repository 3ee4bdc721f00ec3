-- Generated: every statement facade sends.

delete from external_links
  where tenant_id = $1 and entity_type = $2 and external_source = $3 and entity_id = $4
  and external_id <> $5;

insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
  values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, entity_type, external_source, external_id) do update set entity_id = excluded.entity_id, updated_at = now()
  returning
  external_source as "externalSource", external_id as "externalId", entity_type as "entityType", entity_id as "entityId",
  created_at as "createdAt", updated_at as "updatedAt";

select
  external_source as "externalSource", external_id as "externalId", entity_type as "entityType", entity_id as "entityId",
  created_at as "createdAt", updated_at as "updatedAt" from external_links
  where tenant_id = $1 and entity_type = $2 and external_source = $3
  and (external_id = $4 or entity_id = $5) order by external_id for update;

update catalog_items item set updated_at = clock_timestamp()::instant
  where item.tenant_id = $1 and item.id = $2;
