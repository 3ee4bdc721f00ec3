-- Generated: every statement api-keys sends.

insert into api_keys as key (tenant_id, family_id, key_id, digest, last4, env, name, scopes, allowed_cidrs, require_if_match, rate_factor, expires_at, created_by)
  values ($1, coalesce($2::uuid, uuidv7()), $3, $4,
  $5, $6, $7, $8, (select coalesce(array_agg(distinct network(block::inet)::cidr), '{}') from unnest($9::text[]) as block), $10,
  $11, $12, $13)
  returning
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key
  where key.tenant_id = $1 and key.status = 'active' and key.family_id = (select born.family_id from api_keys born where born.tenant_id = $2 and born.id = $3) order by key.id;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key where key.tenant_id = $1 and key.archived_at is null
  order by key.created_at desc, key.id desc limit 51;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key where key.tenant_id = $1 and key.created_by = $2 and key.archived_at is null
  order by key.created_at desc, key.id desc limit 51;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key where key.tenant_id = $1 and key.created_by = $2 and key.created_by = $3 and key.archived_at is null
  order by key.created_at desc, key.id desc limit 51;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key where key.tenant_id = $1 and key.created_by = $2 and key.created_by = $3 and key.created_by = $4 and key.archived_at is null
  order by key.created_at desc, key.id desc limit 51;

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by from api_keys key where key.tenant_id = $1 and key.id = $2
  and ($3::uuid is null or key.created_by = $4::uuid);

select
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by, key.noticed_days from api_keys key
  where key.tenant_id = $1 and key.status = 'active' and key.successor_id is null
  and key.expires_at > now() and key.expires_at <= now() + interval '30 days' and coalesce(key.noticed_days, 99) > 1
  order by key.id for update of key skip locked;

select * from find_api_key($1);

select * from tenants_with_expiring_keys($1);

select 1 from api_keys key where key.tenant_id = $1 and key.family_id = (select born.family_id from api_keys born where born.tenant_id = $2 and born.id = $3) for update of key;

select 1 from api_keys where tenant_id = $1 and id = $2 for update;

select count(*)::int as working,
  count(*) filter (where exists (select 1 from unnest(scopes) one where one !~ '\.read$'))::int as writing,
  count(*) filter (where expires_at < now() + interval '30 days')::int as ending,
  max(last_used_at) as "lastUsedAt"
  from api_keys
  where tenant_id = $1 and archived_at is null and (expires_at is null or expires_at > now()) and scopes @> $2::text[];

select id, digest, status from api_keys where tenant_id = $1 and key_id = $2 for update;

select k.id, k.family_id, k.name, k.digest, k.scopes, k.allowed_cidrs::text[], k.require_if_match, k.rate_factor, k.status, k.expires_at,
  k.created_by, u.status as user_status,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = k.tenant_id and held.user_id = k.created_by and r.archived_at is null) as roles,
  t.config_version, t.status as tenant_status
  from api_keys k
  join tenants t on t.tenant_id = k.tenant_id
  left join users u on u.tenant_id = k.tenant_id and u.id = k.created_by
  where k.tenant_id = $1 and k.key_id = $2;

select rate_factor from api_keys where tenant_id = $1 and id = $2;

select u.id, u.email, u.locale, u.timezone, t.name as portal
  from users u join tenants t on t.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.status = 'active' and (u.id = $2::uuid or exists (
  select 1 from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = u.tenant_id and held.user_id = u.id and r.code = 'owner'));

update api_keys key set last_used_at = used.at, last_used_ip = used.ip
  from json_to_recordset($1::json) as used(id uuid, at instant, ip inet)
  where key.tenant_id = $2 and key.id = used.id and (key.last_used_at is null or key.last_used_at <= used.at);

update api_keys key set name = $1, scopes = $2, require_if_match = $3, allowed_cidrs = (select coalesce(array_agg(distinct network(block::inet)::cidr), '{}') from unnest($4::text[]) as block), expires_at = $5, updated_at = now(), version = version + 1,
  noticed_days = case when expires_at is distinct from $6 then null else noticed_days end
  where key.tenant_id = $7 and key.id = $8 and (name is distinct from $9 or scopes is distinct from $10 or require_if_match is distinct from $11 or allowed_cidrs is distinct from (select coalesce(array_agg(distinct network(block::inet)::cidr), '{}') from unnest($12::text[]) as block) or expires_at is distinct from $13) returning
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by;

update api_keys key set status = $1, archived_at = now(), updated_at = now(), version = version + 1
  where key.tenant_id = $2 and key.id = $3 returning
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = key.tenant_id and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by;

update api_keys set noticed_days = $1 where tenant_id = $2 and id = $3;

update api_keys set successor_id = $1, expires_at = least(expires_at, now() + make_interval(hours => $2)),
  noticed_days = 1, updated_at = now(), version = version + 1
  where tenant_id = $3 and id = $4;
