-- Generated: every statement external-links sends.

insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
  values ($1, $2, $3, $4, $5) on conflict do nothing;

select entity_id from external_links
  where tenant_id = $1 and entity_type = $2 and external_source = $3 and external_id = $4;
