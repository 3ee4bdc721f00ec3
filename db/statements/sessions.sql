-- Generated: every statement sessions sends.

insert into sessions (tenant_id, id, user_id, client_type, refresh_hash, ip, user_agent, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7,
  now() + $8 * interval '1 second');

select s.user_id, s.ended_at, s.expires_at, u.status as user_status, u.must_change_password,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = u.tenant_id and held.user_id = u.id and r.archived_at is null) as roles, t.config_version, t.status as tenant_status
  from sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = $1 and s.id = $2;

update sessions set ended_at = now(), end_reason = $1
  where tenant_id = $2 and user_id = $3 and ended_at is null;

update sessions set ended_at = now(), end_reason = $1
  where tenant_id = $2 and user_id = $3 and ended_at is null
  and id <> $4;

update sessions set ended_at = now(), end_reason = $1
  where tenant_id = $2 and user_id = $3 and ended_at is null
  and id = $4;

update sessions set ended_at = now(), end_reason = 'too_many'
  where tenant_id = $1 and id in (
  select id from sessions where tenant_id = $2 and user_id = $3 and ended_at is null and expires_at > now()
  order by last_seen_at desc, id desc offset $4);
