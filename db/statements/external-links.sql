-- Generated: every statement external-links sends.

insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
  values ($1, $2, $3, $4, $5) on conflict do nothing;
