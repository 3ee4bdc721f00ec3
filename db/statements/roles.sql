-- Generated: every statement roles sends.

delete from roles where tenant_id = $1 and id = $2;

insert into roles (tenant_id, code, name, is_system)
  select $1::uuid, given.code, given.name, true from json_to_recordset($2::json) as given(code text, name text)
  on conflict (tenant_id, code) do nothing;

insert into roles as role (tenant_id, code, name, permissions, created_by, updated_by)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, code) do nothing returning
  role.id, role.code, role.name, role.is_system, role.permissions, role.version, role.created_at, role.updated_at, role.created_by, role.updated_by,
  (select count(*) from user_roles held where held.tenant_id = role.tenant_id and held.role_id = role.id) as people;

select
  role.id, role.code, role.name, role.is_system, role.permissions, role.version, role.created_at, role.updated_at, role.created_by, role.updated_by,
  (select count(*) from user_roles held where held.tenant_id = role.tenant_id and held.role_id = role.id) as people from roles role where role.tenant_id = $1
  order by role.created_at asc, role.id asc limit 51;

select
  role.id, role.code, role.name, role.is_system, role.permissions, role.version, role.created_at, role.updated_at, role.created_by, role.updated_by,
  (select count(*) from user_roles held where held.tenant_id = role.tenant_id and held.role_id = role.id) as people from roles role where role.tenant_id = $1 and role.id = $2;

select 1 from roles where tenant_id = $1 and id = $2 for update;

select 1 from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = $1 and held.user_id = $2 and r.code = 'owner' and r.is_system;

select id from roles where tenant_id = $1 and code = $2;

update roles role set name = $1, permissions = $2, updated_by = $3, updated_at = now(), version = version + 1
  where role.tenant_id = $4 and role.id = $5 and (name is distinct from $6 or permissions is distinct from $7) returning
  role.id, role.code, role.name, role.is_system, role.permissions, role.version, role.created_at, role.updated_at, role.created_by, role.updated_by,
  (select count(*) from user_roles held where held.tenant_id = role.tenant_id and held.role_id = role.id) as people;
