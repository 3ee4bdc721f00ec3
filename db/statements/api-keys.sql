-- Generated: every statement api-keys sends.

select * from find_api_key($1);

select k.id, k.family_id, k.name, k.digest, k.scopes, k.allowed_cidrs::text[], k.require_if_match, k.rate_factor, k.status, k.expires_at,
  k.created_by, u.status as user_status, u.blocked_with,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = k.tenant_id and held.user_id = k.created_by and r.archived_at is null) as roles,
  t.config_version, t.status as tenant_status, t.keys_of_blocked
  from api_keys k
  join tenants t on t.tenant_id = k.tenant_id
  left join users u on u.tenant_id = k.tenant_id and u.id = k.created_by
  where k.tenant_id = $1 and k.key_id = $2;

update api_keys key set last_used_at = used.at, last_used_ip = used.ip
  from json_to_recordset($1::json) as used(id uuid, at instant, ip inet)
  where key.tenant_id = $2 and key.id = used.id and (key.last_used_at is null or key.last_used_at <= used.at);
