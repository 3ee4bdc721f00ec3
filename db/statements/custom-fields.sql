-- Generated: every statement custom-fields sends.

insert into custom_field_definitions as field (tenant_id, key, label, type, entity_type, options, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

insert into custom_field_definitions as field (tenant_id, key, label, type, required, entity_type, options, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

insert into custom_field_definitions as field (tenant_id, label, key, type, entity_type, options, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

insert into custom_field_definitions as field (tenant_id, label, key, type, required, entity_type, options, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field
  where field.tenant_id = $1 and field.entity_type = $2 and field.status = 'active'
  order by field.id for update of field;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field
  where field.tenant_id = $1 and field.id = $2 for update of field;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field
  where field.tenant_id = $1 order by field.position, field.id;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.archived_at is null
  order by field.position asc, field.id asc limit 201;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.archived_at is null
  order by field.position asc, field.id asc limit 51;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.entity_type = $2 and field.archived_at is not null
  order by field.position asc, field.id asc limit 51;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.entity_type = $2 and field.archived_at is null
  order by field.position asc, field.id asc limit 2;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.entity_type = $2 and field.archived_at is null
  order by field.position asc, field.id asc limit 51;

select
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from custom_field_definitions field where field.tenant_id = $1 and field.id = $2;

select 1 from tenants where tenant_id = $1 for update;

select count(*) filter (where status = 'active') as active, coalesce(max(position) + 1, 0) as next_position
  from custom_field_definitions where tenant_id = $1 and entity_type = $2;

select id from custom_field_definitions
  where tenant_id = $1 and entity_type = $2 and key = $3;

select id from users where tenant_id = $1 and id = any($2::uuid[]);

update custom_field_definitions field
  set position = wanted.position - 1, version = version + 1, updated_at = now(), updated_by = $1
  from unnest($2::uuid[]) with ordinality as wanted(id, position)
  where field.tenant_id = $3 and field.id = wanted.id and field.position <> wanted.position - 1
  returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

update custom_field_definitions field set label = $1, required = $2, status = $3, position = $4, options = $5, updated_by = $6,
  version = version + 1, updated_at = now(), archived_at = now()
  where field.tenant_id = $7 and field.id = $8 and (label is distinct from $9 or required is distinct from $10 or status is distinct from $11 or position is distinct from $12 or options is distinct from $13) returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

update custom_field_definitions field set label = $1, required = $2, status = $3, position = $4, options = $5, updated_by = $6,
  version = version + 1, updated_at = now(), archived_at = null
  where field.tenant_id = $7 and field.id = $8 and (label is distinct from $9 or required is distinct from $10 or status is distinct from $11 or position is distinct from $12 or options is distinct from $13) returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;

update custom_field_definitions field set status = $1, archived_at = now(), version = version + 1,
  updated_at = now(), updated_by = $2
  where field.tenant_id = $3 and field.id = $4 returning
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by;
