-- Generated: every statement integrations sends.

delete from integration_oauth_states where tenant_id = $1 and expires_at < now() - interval '1 day';

insert into integration_installations as installation (tenant_id, id, slug, status, settings, secrets, secrets_shown, installed_by, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (tenant_id, slug) where archived_at is null do nothing returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

insert into integration_log (tenant_id, installation_id, at, direction, level, event, status, message, entity_type, entity_id,
  details, correlation_id, duration_ms, http_status, attempt)
  select $1::uuid, $2::uuid, line.*
  from jsonb_to_recordset($3::jsonb) as line (at instant, direction text, level text, event text, status text,
  message jsonb, entity_type text, entity_id text, details jsonb, correlation_id text, duration_ms int, http_status int, attempt int);

insert into integration_oauth_states (tenant_id, hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into integration_tokens as held (tenant_id, installation_id, issuer, client_id, access, refresh, scope, renew_at)
  values ($1, $2, $3, $4, $5, $6, $7,
  now() + $8 * interval '1 second')
  on conflict (tenant_id, installation_id) do update
  set issuer = excluded.issuer, client_id = excluded.client_id, access = excluded.access, refresh = excluded.refresh,
  scope = excluded.scope, renew_at = excluded.renew_at, generation = held.generation + 1, lease = null, leased_until = null, updated_at = now();

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.archived_at is null;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.archived_at is null for update of installation;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.slug = $2 and installation.archived_at is null;

select access, refresh, generation, renew_at is null or renew_at > now() as fresh from integration_tokens
  where tenant_id = $1 and installation_id = $2 and issuer = $3 and client_id = $4;

select hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, used_at, expires_at <= now() as expired
  from integration_oauth_states where tenant_id = $1 and hash = $2;

select hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, used_at, expires_at <= now() as expired
  from integration_oauth_states where tenant_id = $1 and hash = $2 for update;

select secrets from integration_installations where tenant_id = $1 and id = $2;

update integration_installations installation set last_test = $1, connected_account = $2, failure_streak = $3, last_error = $4, tested_version = $5, status = $6, next_sync_at = $7, version = version + 1, updated_at = now(), updated_by = $8
  where installation.tenant_id = $9 and installation.id = $10 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, failure_streak = $2, last_error = $3, tested_version = $4, status = $5, next_sync_at = $6, version = version + 1, updated_at = now(), updated_by = $7
  where installation.tenant_id = $8 and installation.id = $9 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set tested_version = $1, last_error = $2, failure_streak = $3, version = version + 1, updated_at = now(), updated_by = $4
  where installation.tenant_id = $5 and installation.id = $6 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_oauth_states set used_at = now() where tenant_id = $1 and hash = $2;
