-- Generated: every statement custom-fields sends.

insert into custom_field_definitions as field (tenant_id, key, label, type, entity_type, options, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field
  where field.tenant_id = $1 order by field.position, field.id;

select 1 from tenants where tenant_id = $1 for update;

select count(*) filter (where status = 'active') as active, coalesce(max(position) + 1, 0) as next_position
  from custom_field_definitions where tenant_id = $1 and entity_type = $2;
