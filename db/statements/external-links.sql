-- Generated: every statement external-links sends.

insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
  select $1, $2, $3, pair."externalId", pair."entityId"
  from json_to_recordset($4::json) pair ("externalId" text, "entityId" uuid)
  on conflict do nothing returning external_id;

insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
  values ($1, $2, $3, $4, $5) on conflict do nothing;

select entity_id from external_links
  where tenant_id = $1 and entity_type = $2 and external_source = $3 and external_id = $4;

select link.external_id, link.entity_id from unnest($1::text[]) named(external_id)
  join external_links link on link.tenant_id = $2 and link.entity_type = $3 and link.external_source = $4
  and link.external_id = named.external_id;

select link.external_id, link.entity_id from unnest($1::uuid[]) named(entity_id)
  join external_links link on link.tenant_id = $2 and link.entity_type = $3 and link.entity_id = named.entity_id
  and link.external_source = $4;
