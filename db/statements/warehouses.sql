-- Generated: every statement warehouses sends.

insert into warehouses as place (tenant_id, id, code, name, address, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, code, name, address, latitude, longitude, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, code, name, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, code, name, kind, address, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, code, name, kind, address, latitude, longitude, contact_name, phone, is_default, custom_fields, created_by, updated_by)
  select $1, id, code, name, kind, address, latitude, longitude, contact_name, phone, is_default, custom_fields, $2, $3
  from jsonb_populate_recordset(null::warehouses, $4) given
  on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, name, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, name, kind, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, name, latitude, longitude, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

insert into warehouses as place (tenant_id, id, name, phone, is_default, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1
  order by place.name asc, place.id asc limit 201;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.archived_at is not null
  order by place.name asc, place.id asc limit 51;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.archived_at is null
  order by place.code asc, place.id asc limit 51;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.archived_at is null
  order by place.name asc, place.id asc limit 2;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.archived_at is null
  order by place.name asc, place.id asc limit 201;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.archived_at is null
  order by place.name asc, place.id asc limit 51;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.id = $2;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.id = any($2::uuid[]);

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.is_default;

select
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks" from warehouses place where place.tenant_id = $1 and place.is_default = $2 and place.archived_at is null
  order by place.name asc, place.id asc limit 51;

select 1 from tenants where tenant_id = $1 for no key update;

select 1 from warehouses where tenant_id = $1 and id = $2 for update;

select 1 from warehouses where tenant_id = $1 and is_default for update;

select entity_type as "entityType", count from warehouse_blockers(tenant_id => $1, warehouse => $2);

select id from warehouses where tenant_id = $1 and is_default;

select id, case when lower(code) = lower($1) then 'code' else 'name' end as field
  from warehouses
  where tenant_id = $2 and archived_at is null and id is distinct from $3
  and (lower(code) = lower($4) or lower(name) = lower($5 collate people))
  order by field limit 1;

select id, name, address, archived_at is not null as archived from warehouses
  where tenant_id = $1 and id = any($2::uuid[]) order by id;

select id, name, address, archived_at is not null as archived from warehouses
  where tenant_id = $1 and id = any($2::uuid[]) order by id for share;

select id, name, code, is_default as "isDefault" from warehouses
  where tenant_id = $1 and archived_at is null
  and (is_default or lower(name) = any($2::text[]) or lower(code collate people) = any($3::text[]));

update warehouses place set code = $1, name = $2, address = $3, latitude = $4, longitude = $5, updated_by = $6, version = version + 1, updated_at = now()
  where place.tenant_id = $7 and place.id = $8 and (code is distinct from $9 or name is distinct from $10 or address is distinct from $11 or latitude is distinct from $12 or longitude is distinct from $13) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set code = $1, name = $2, kind = $3, address = $4, updated_by = $5, version = version + 1, updated_at = now()
  where place.tenant_id = $6 and place.id = $7 and (code is distinct from $8 or name is distinct from $9 or kind is distinct from $10 or address is distinct from $11) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set code = $1, name = $2, updated_by = $3, version = version + 1, updated_at = now()
  where place.tenant_id = $4 and place.id = $5 and (code is distinct from $6 or name is distinct from $7) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set code = $1, updated_by = $2, version = version + 1, updated_at = now()
  where place.tenant_id = $3 and place.id = $4 and (code is distinct from $5) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set code = coalesce(given.code, place.code), name = coalesce(given.name, place.name), kind = coalesce(given.kind, place.kind), address = coalesce(given.address, place.address), latitude = coalesce(given.latitude, place.latitude), longitude = coalesce(given.longitude, place.longitude), contact_name = coalesce(given.contact_name, place.contact_name), phone = coalesce(given.phone, place.phone), custom_fields = place.custom_fields || given.custom_fields,
  version = place.version + 1, updated_at = now(), updated_by = $1
  from jsonb_populate_recordset(null::warehouses, $2) given
  where place.tenant_id = $3 and place.id = given.id and place.version = given.version and place.archived_at is null
  and not exists (
  select 1 from warehouses other
  where other.tenant_id = $4 and other.archived_at is null and other.id <> place.id
  and (lower(other.code) = lower(given.code) or lower(other.name) = lower(given.name)))
  returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set custom_fields = $1, updated_by = $2, version = version + 1, updated_at = now()
  where place.tenant_id = $3 and place.id = $4 and (custom_fields is distinct from $5) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set is_default = $1, updated_by = $2, version = version + 1, updated_at = now()
  where place.tenant_id = $3 and place.id = $4 and (is_default is distinct from $5) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set is_default = false, version = version + 1, updated_at = now(), updated_by = $1
  where place.tenant_id = $2 and place.id = $3 returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set latitude = $1, longitude = $2, updated_by = $3, version = version + 1, updated_at = now()
  where place.tenant_id = $4 and place.id = $5 and (latitude is distinct from $6 or longitude is distinct from $7) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set name = $1, custom_fields = $2, updated_by = $3, version = version + 1, updated_at = now()
  where place.tenant_id = $4 and place.id = $5 and (name is distinct from $6 or custom_fields is distinct from $7) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set name = $1, phone = $2, updated_by = $3, version = version + 1, updated_at = now()
  where place.tenant_id = $4 and place.id = $5 and (name is distinct from $6 or phone is distinct from $7) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set name = $1, updated_by = $2, version = version + 1, updated_at = now()
  where place.tenant_id = $3 and place.id = $4 and (name is distinct from $5) returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set status = $1, archived_at = now(), version = version + 1, updated_at = now(), updated_by = $2
  where place.tenant_id = $3 and place.id = $4 returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set status = $1, archived_at = null, version = version + 1, updated_at = now(), updated_by = $2
  where place.tenant_id = $3 and place.id = $4 returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

update warehouses place set updated_by = $1, version = version + 1, updated_at = now()
  where place.tenant_id = $2 and place.id = $3 and false returning
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks";

with line as materialized (
  select n, id, lower(code) as code, lower(name collate people) as name
  from json_to_recordset($1::json) given(n int, id uuid, code text, name text))
  select line.n, 'code' as reason,
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks"
  from line join warehouses place on place.tenant_id = $2 and place.id = line.id
  union all
  select line.n, 'placeCode',
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks"
  from line join warehouses place on place.tenant_id = $3 and lower(place.code) = line.code and place.archived_at is null
  union all
  select line.n, 'name',
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = place.tenant_id and link.entity_type = 'warehouse' and link.entity_id = place.id)
  as "externalLinks"
  from line join warehouses place on place.tenant_id = $4 and lower(place.name) = line.name and place.archived_at is null;
