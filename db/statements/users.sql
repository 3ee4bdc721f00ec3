-- Generated: every statement users sends.

delete from user_roles where tenant_id = $1 and user_id = $2 and role_id <> all($3::uuid[]);

insert into user_roles (tenant_id, user_id, role_id)
  select $1::uuid, $2::uuid, role_id from unnest($3::uuid[]) as role_id on conflict do nothing;

insert into users (tenant_id, code, full_name, email, phone, position, status, locale, timezone, created_by, updated_by)
  values ($1, $2, $3, $4, $5, $6,
  $7, $8, $9, $10, $11)
  on conflict (tenant_id, lower(email)) do nothing returning id;

select
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles from users person where person.tenant_id = $1
  order by person.code asc, person.id asc limit 51;

select
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles from users person where person.tenant_id = $1
  order by person.full_name asc, person.id asc limit 51;

select
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles from users person where person.tenant_id = $1 and person.id = $2;

select
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles from users person where person.tenant_id = $1 and person.status = $2
  order by person.full_name asc, person.id asc limit 51;

select 1 from roles where tenant_id = $1 and code = 'owner' for no key update;

select 1 from users u
  join user_roles held on held.tenant_id = u.tenant_id and held.user_id = u.id
  join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where u.tenant_id = $1 and u.id <> $2 and u.status = 'active' and r.code = 'owner' and r.is_system limit 1;

select 1 from users where tenant_id = $1 and id = $2 for no key update;

select id from users where tenant_id = $1 and lower(email) = $2;

select id from users where tenant_id = $1 and status = 'active' and id = any($2::uuid[]);

select id, code from users where tenant_id = $1 and id = any($2::uuid[]);

select id, code, name, permissions from roles where tenant_id = $1 and id = any($2::uuid[]) order by id;

select slug from tenants where tenant_id = $1;

select t.name as portal, u.full_name as inviter from tenants t left join users u on u.tenant_id = t.tenant_id and u.id = $1
  where t.tenant_id = $2;

update users person set full_name = $1, phone = $2, position = $3, locale = $4, timezone = $5, updated_by = $6, updated_at = now(), version = version + 1
  where person.tenant_id = $7 and person.id = $8 and (full_name is distinct from $9 or phone is distinct from $10 or position is distinct from $11 or locale is distinct from $12 or timezone is distinct from $13) returning
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles;

update users person set status = $1, updated_at = now(), updated_by = coalesce($2, updated_by), version = version + 1
  where person.tenant_id = $3 and person.id = $4 returning
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id) as roles;

update users set password_hash = $1, email_verified_at = now(), full_name = $2
  where tenant_id = $3 and id = $4;

update users set version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3;
