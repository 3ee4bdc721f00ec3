-- Generated: every statement sessions sends.

select s.user_id, s.ended_at, s.expires_at, u.status as user_status, u.must_change_password,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = u.tenant_id and held.user_id = u.id and r.archived_at is null) as roles, t.config_version, t.status as tenant_status
  from sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = $1 and s.id = $2;
