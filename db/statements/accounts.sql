-- Generated: every statement accounts sends.

insert into legal_consents (tenant_id, user_id, accepted_offer, accepted_personal_data, accepted_marketing, document_versions, document_urls, source, ip, user_agent) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into one_time_links (tenant_id, purpose, user_id, token_hash, expires_at) values ($1, $2, $3, $4, $5);

insert into tenants (tenant_id, slug, name, company_inn) values ($1, $2, $3, $4);

insert into user_roles (tenant_id, user_id, role_id)
  select tenant_id, $1::uuid, id from roles where tenant_id = $2 and code = 'owner';

insert into users (tenant_id, id, code, full_name, email, phone, status, password_hash) values ($1, $2, $3, $4, $5, $6, $7, $8);

select * from claim_login($1, $2, $3);

select * from claim_pending_login($1, $2, $3, $4);

select * from claim_pending_login($1, null, null, $2);

select * from claim_portal_name($1);

select * from find_account($1);

select * from find_portal_name($1);

select * from release_login_attempts($1, $2);

select * from take_login_attempt($1);

select count(*) filter (where created_at > now() - interval '60 seconds') as recent, count(*) as today from one_time_links
  where tenant_id = $1 and user_id = $2 and purpose = $3 and created_at > now() - interval '24 hours';

select full_name, email, locale from users where tenant_id = $1 and id = $2 and status = 'active';

select full_name, email, locale, timezone from users where tenant_id = $1 and id = $2;

select full_name, locale from users where tenant_id = $1 and id = $2;

select id, client_type, host(ip) as ip, user_agent, created_at, last_seen_at, expires_at from sessions
  where tenant_id = $1 and user_id = $2 and ended_at is null and expires_at > now()
  and refreshed_at > now() - interval '24 hours'
  order by last_seen_at desc, id desc;

select id, client_type, host(ip) as ip, user_agent, created_at, last_seen_at, expires_at from sessions where tenant_id = $1 and id = $2;

select id, user_id, used_at, expires_at <= now() as expired from one_time_links
  where tenant_id = $1 and purpose = $2 and token_hash = $3;

select id, user_id, used_at, expires_at <= now() as expired from one_time_links
  where tenant_id = $1 and purpose = $2 and token_hash = $3 for update;

select s.user_id, u.full_name, u.status as user_status, t.status as tenant_status, s.refresh_hash = $1 as is_current,
  coalesce(s.previous_hash = $2 and s.refreshed_at > now() - interval '20 seconds', false) as is_echo,
  s.ended_at is not null or s.expires_at <= now() or s.refreshed_at <= now() - interval '24 hours' as over
  from sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = $3 and s.id = $4 for update of s;

select u.full_name, u.email, u.locale, t.name as portal from users u join tenants t on t.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.id = $2;

select u.id, u.code, u.full_name, u.email, u.phone, u.position, u.locale, u.timezone, u.must_change_password,
  u.email_verified_at, u.last_login_at, t.slug, t.name,
  (select coalesce(json_agg(json_build_object('code', r.code, 'name', r.name) order by r.code), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = u.tenant_id and held.user_id = u.id and r.archived_at is null) as roles
  from users u join tenants t on t.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.id = $2;

select u.id, u.full_name as "fullName" from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.tenant_id = $1 and s.id = $2;

select u.id, u.full_name, u.email, u.status, u.password_hash, t.slug, t.status as tenant_status
  from users u join tenants t on t.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.id = $2;

update one_time_links set expires_at = now()
  where tenant_id = $1 and user_id = $2 and purpose = $3 and used_at is null and expires_at > now();

update one_time_links set used_at = now() where tenant_id = $1 and id = $2;

update sessions set refresh_hash = $1, previous_hash = $2, refreshed_at = now(), last_seen_at = now(),
  ip = $3, user_agent = $4
  where tenant_id = $5 and id = $6;

update users set last_login_at = now(), password_hash = $1
  where tenant_id = $2 and id = $3 and status = 'active' and password_hash = $4
  returning id, full_name as "fullName";

update users set password_hash = $1, must_change_password = false, updated_at = now(), version = version + 1
  where tenant_id = $2 and id = $3 and password_hash = $4;

update users set password_hash = $1, must_change_password = false, updated_at = now(), version = version + 1
  where tenant_id = $2 and id = $3 returning id, full_name as "fullName", email;

update users u set email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now(), version = u.version + 1
  from tenants t
  where t.tenant_id = u.tenant_id and u.tenant_id = $1 and u.id = $2
  returning u.id, u.full_name as "fullName", u.email, t.slug;
