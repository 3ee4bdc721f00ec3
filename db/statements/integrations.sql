-- Generated: every statement integrations sends.

delete from integration_cursors where tenant_id = $1 and installation_id = $2;

delete from integration_log where tenant_id = $1 and at < now() - $2 * interval '1 day';

delete from integration_oauth_states where tenant_id = $1 and expires_at < now() - interval '1 day';

delete from integration_oauth_states where tenant_id = $1 and installation_id = $2;

delete from integration_outbox where tenant_id = $1 and status in ('done', 'failed') and updated_at < now() - $2 * interval '1 day';

delete from integration_ratings where tenant_id = $1 and slug = $2;

delete from integration_tokens
  where tenant_id = $1 and installation_id = $2 and generation = $3;

delete from integration_tokens where tenant_id = $1 and installation_id = $2;

insert into external_installations (tenant_id, installation_id, slug, number, agreed_by) values ($1, $2, $3, $4, $5);

insert into inbound_applications (tenant_id, receipt_id, mapping_id, result, entity_type, entity_id, extracted) values ($1, $2, $3, $4, $5, $6, $7);

insert into inbound_endpoints (tenant_id, id, installation_id, digest, token, secret, secret_shown) values ($1, $2, $3, $4, $5, $6, $7);

insert into inbound_mappings as mapping (tenant_id, id, installation_id, name, active, position, event, operation, source, defaults, required_fields, idempotency_path, external_source, external_id_path, version_path, match_by, allow_bank_details, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by;

insert into inbound_mappings as mapping (tenant_id, id, installation_id, name, active, position, event, operation, source, defaults, required_fields, idempotency_path, external_source, external_id_path, version_path, match_by, allow_bank_details, published, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) returning
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by;

insert into inbound_receipts (tenant_id, id, installation_id, endpoint_id, event, body, body_digest, sent_at, replay_key, replay_kind) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (tenant_id, installation_id, replay_key) do nothing returning id, received_at;

insert into inbound_refusals as counted (tenant_id, endpoint_id, hour, refused)
  values ($1, $2, date_trunc('hour', now()), 1)
  on conflict (tenant_id, endpoint_id) do update set hour = excluded.hour,
  refused = case when counted.hour = excluded.hour then counted.refused + 1 else 1 end
  returning refused, case when minute = date_trunc('minute', now()) then line_id end as line_id;

insert into inbound_versions (tenant_id, operation, external_source, external_id)
  values ($1, $2, $3, $4) on conflict do nothing;

insert into integration_cursors (tenant_id, installation_id, stream, cursor) values ($1, $2, $3, $4)
  on conflict (tenant_id, installation_id, stream) do update set cursor = excluded.cursor, updated_at = now();

insert into integration_installations as installation (tenant_id, id, slug, status, settings, secrets, secrets_shown, inbound, installed_by, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (tenant_id, slug) where archived_at is null do nothing returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

insert into integration_log (tenant_id, id, installation_id, direction, level, event, status, message, details, http_status) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into integration_log (tenant_id, installation_id, at, direction, level, event, status, message, entity_type, entity_id,
  details, correlation_id, duration_ms, http_status, attempt)
  select $1::uuid, $2::uuid, line.*
  from jsonb_to_recordset($3::jsonb) as line (at instant, direction text, level text, event text, status text,
  message jsonb, entity_type text, entity_id text, details jsonb, correlation_id text, duration_ms int, http_status int, attempt int);

insert into integration_oauth_states (tenant_id, hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into integration_outbox as entry (tenant_id, id, installation_id, operation, payload, entity_type, entity_id, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

insert into integration_ratings as rating (tenant_id, slug, stars, rated_by) values ($1, $2, $3, $4)
  on conflict (tenant_id, slug) do update set stars = excluded.stars, rated_by = excluded.rated_by, updated_at = now()
  where rating.tenant_id = $5 and rating.stars <> excluded.stars;

insert into integration_tokens as held (tenant_id, installation_id, issuer, client_id, access, refresh, scope, renew_at)
  values ($1, $2, $3, $4, $5, $6, $7,
  now() + $8 * interval '1 second')
  on conflict (tenant_id, installation_id) do update
  set issuer = excluded.issuer, client_id = excluded.client_id, access = excluded.access, refresh = excluded.refresh,
  scope = excluded.scope, renew_at = excluded.renew_at, generation = held.generation + 1, lease = null, leased_until = null, updated_at = now();

insert into publications as publication (tenant_id, id, slug, manifest, created_by, updated_by) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

insert into publisher_calls (tenant_id, installation_id, event) values ($1, $2, $3);

insert into publishers as held (tenant_id, contact, support_email, privacy_url, updated_by) values ($1, $2, $3, $4, $5) on conflict (tenant_id) do update set contact = excluded.contact, support_email = excluded.support_email,
  privacy_url = excluded.privacy_url, updated_by = excluded.updated_by, updated_at = now(), version = held.version + 1;

select
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by from integration_outbox entry where entry.tenant_id = $1 and entry.id = $2;

select
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by from integration_outbox entry where entry.tenant_id = $1 and entry.id = $2 for update of entry;

select
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by from integration_outbox entry where entry.tenant_id = $1 and entry.installation_id = $2
  order by entry.created_at desc, entry.id desc limit 51;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2
  and installation.status in ('installed', 'sync_error') and installation.archived_at is null;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.archived_at is null;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.archived_at is null for update of installation;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.sync_run = $3
  and installation.status in ('installed', 'sync_error') and installation.archived_at is null;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.id = $2 and installation.sync_run = $3
  and installation.status in ('installed', 'sync_error') and installation.archived_at is null for update of installation;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.slug = $2
  and coalesce(installation.archived_at, now()) - installation.created_at >= interval '7 days'
  order by installation.created_at desc limit 1;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.slug = $2 and installation.archived_at is null;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.slug = $2 order by installation.created_at desc limit 1;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation
  where installation.tenant_id = $1 and installation.slug = any($2) and installation.archived_at is null
  order by installation.created_at;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation where installation.tenant_id = $1
  order by installation.slug asc, installation.id asc limit 51;

select
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by from integration_installations installation where installation.tenant_id = $1 and installation.archived_at is null
  order by installation.slug asc, installation.id asc limit 51;

select
  installation_id, slug, number, offered, agreed_by, agreed_at, key_id, subscription_id, handover, handover_id, handed_over_at from external_installations
  where tenant_id = $1 and installation_id = $2 and ended_at is null;

select
  installation_id, slug, number, offered, agreed_by, agreed_at, key_id, subscription_id, handover, handover_id, handed_over_at from external_installations
  where tenant_id = $1 and installation_id = $2 and ended_at is null for update;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.at < $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.at > $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.correlation_id = $2 and line.event = $3 and line.installation_id = $4
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.correlation_id = $2 and line.installation_id = $3
  order by line.at asc, line.id asc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.direction = $2 and line.installation_id = $3
  order by line.at asc, line.id asc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.direction = $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.direction = any($2) and line.installation_id = $3
  order by line.at desc, line.id desc limit 3;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.direction = any($2) and line.installation_id = $3 and (line.at, line.id) < ($4::timestamptz, $5::uuid)
  order by line.at desc, line.id desc limit 201;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.event = $2 and line.installation_id = $3
  order by line.at asc, line.id asc limit 201;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.event = $2 and line.installation_id = $3
  order by line.at asc, line.id asc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.event = $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.event = $2 and line.status = $3 and line.installation_id = $4
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.installation_id = $2
  order by line.at asc, line.id asc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.installation_id = $2
  order by line.at desc, line.id desc limit 101;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.installation_id = $2
  order by line.at desc, line.id desc limit 201;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.installation_id = $2
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.level = $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.status = $2 and line.direction = $3 and line.installation_id = $4
  order by line.at desc, line.id desc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.status = $2 and line.installation_id = $3
  order by line.at asc, line.id asc limit 51;

select
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times from integration_log line where line.tenant_id = $1 and line.status = $2 and line.installation_id = $3
  order by line.at desc, line.id desc limit 51;

select
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by from inbound_mappings mapping
  where mapping.tenant_id = $1 and mapping.installation_id = $2 and mapping.active
  and mapping.archived_at is null
  order by mapping.position, mapping.id;

select
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by from inbound_mappings mapping
  where mapping.tenant_id = $1 and mapping.installation_id = $2 and mapping.id = $3;

select
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by from inbound_mappings mapping
  where mapping.tenant_id = $1 and mapping.installation_id = $2 and mapping.id = $3
  for update;

select
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by from inbound_mappings mapping where mapping.tenant_id = $1 and mapping.installation_id = $2 and mapping.archived_at is null
  order by mapping.position asc, mapping.id asc limit 51;

select
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by from publications publication
  where publication.tenant_id = $1 and publication.id = $2 and publication.archived_at is null;

select
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by from publications publication
  where publication.tenant_id = $1 and publication.id = $2 and publication.archived_at is null for update of publication;

select
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by from publications publication where publication.tenant_id = $1 and publication.archived_at is null
  order by publication.created_at desc, publication.id desc limit 51;

select
  receipt.id, receipt.event, receipt.status, receipt.sent_at, receipt.received_at, octet_length(receipt.body) as size, receipt.attempts,
  receipt.next_attempt_at, receipt.missing, receipt.last_error, receipt.finished_at from inbound_receipts receipt where receipt.tenant_id = $1 and receipt.installation_id = $2
  order by receipt.received_at desc, receipt.id desc limit 2;

select
  receipt.id, receipt.event, receipt.status, receipt.sent_at, receipt.received_at, octet_length(receipt.body) as size, receipt.attempts,
  receipt.next_attempt_at, receipt.missing, receipt.last_error, receipt.finished_at from inbound_receipts receipt where receipt.tenant_id = $1 and receipt.installation_id = $2
  order by receipt.received_at desc, receipt.id desc limit 51;

select
  receipt.id, receipt.event, receipt.status, receipt.sent_at, receipt.received_at, octet_length(receipt.body) as size, receipt.attempts,
  receipt.next_attempt_at, receipt.missing, receipt.last_error, receipt.finished_at from inbound_receipts receipt where receipt.tenant_id = $1 and receipt.status = $2 and receipt.installation_id = $3
  order by receipt.received_at desc, receipt.id desc limit 51;

select
  receipt.id, receipt.event, receipt.status, receipt.sent_at, receipt.received_at, octet_length(receipt.body) as size, receipt.attempts,
  receipt.next_attempt_at, receipt.missing, receipt.last_error, receipt.finished_at, receipt.body from inbound_receipts receipt
  where receipt.tenant_id = $1 and receipt.installation_id = $2 and receipt.id = $3;

select
  version.slug, version.number, version.manifest, version.publisher, version.published_at as "publishedAt",
  coalesce(integration.suspended, version.suspended) as suspended from published_integrations integration join published_versions version on version.slug = integration.slug
  where version.number = integration.current and integration.suspended is null and version.suspended is null order by version.slug;

select
  version.slug, version.number, version.manifest, version.publisher, version.published_at as "publishedAt",
  coalesce(integration.suspended, version.suspended) as suspended from published_integrations integration join published_versions version on version.slug = integration.slug where integration.slug = $1 and version.number = integration.current;

select
  version.slug, version.number, version.manifest, version.publisher, version.published_at as "publishedAt",
  coalesce(integration.suspended, version.suspended) as suspended from published_integrations integration join published_versions version on version.slug = integration.slug where version.slug = $1 and version.number = $2;

select (select count(*) from inbound_mappings mapping
  where mapping.tenant_id = $1 and mapping.installation_id = installed.id and mapping.active
  and mapping.archived_at is null) as mappings,
  (select coalesce(array_agg(distinct mapping.operation), '{}') from inbound_mappings mapping
  where mapping.tenant_id = $2 and mapping.installation_id = installed.id and mapping.active
  and mapping.archived_at is null) as operations,
  (select max(receipt.received_at) from inbound_receipts receipt
  where receipt.tenant_id = $3 and receipt.installation_id = installed.id) as "lastEventAt",
  (select count(*) from inbound_receipts receipt
  where receipt.tenant_id = $4 and receipt.installation_id = installed.id and receipt.status = 'failed') as failed
  from integration_installations installed
  join inbound_endpoints endpoint on endpoint.tenant_id = installed.tenant_id and endpoint.installation_id = installed.id
  and endpoint.valid_until is null
  where installed.tenant_id = $5 and installed.slug = $6 and installed.archived_at is null;

select * from find_inbound_endpoint($1);

select * from find_integration_standings();

select * from publish_version($1);

select * from suspend_published($1, $2, $3::jsonb);

select * from tenants_with_due_probes();

select * from tenants_with_due_syncs();

select 1 from inbound_applications where tenant_id = $1 and receipt_id = $2 and mapping_id = $3;

select 1 from integration_installations where tenant_id = $1 and id = $2;

select access, refresh, generation, renew_at is null or renew_at > now() as fresh from integration_tokens
  where tenant_id = $1 and installation_id = $2 and issuer = $3 and client_id = $4;

select body, attempts from inbound_receipts where tenant_id = $1 and id = $2 for update;

select c.id, c.event, c.attempts, c.created_at, e.slug, e.number, e.handover_id
  from publisher_calls c join external_installations e on e.tenant_id = c.tenant_id and e.installation_id = c.installation_id
  where c.tenant_id = $1 and c.installation_id = $2 and c.finished_at is null order by c.id limit 1;

select company_inn from tenants where tenant_id = $1 for update;

select connected_account as address from integration_installations
  where tenant_id = $1 and settings @> '{"answersHere": true}' and settings ? 'imap' and connected_account is not null
  and status in ('installed', 'sync_error') and archived_at is null
  order by created_at limit 1;

select count(*) as done, count(*) filter (where result = 'skipped_stale') as stale from inbound_applications
  where tenant_id = $1 and receipt_id = $2;

select cursor from integration_cursors
  where tenant_id = $1 and installation_id = $2 and stream = $3;

select endpoint.id, endpoint.token, endpoint.secret_shown,
  (select max(before.valid_until) from inbound_endpoints before
  where before.tenant_id = $1 and before.installation_id = $2 and before.valid_until > now()) as previous_until,
  (select sum(counted.received_before)::bigint from inbound_endpoints counted
  where counted.tenant_id = $3 and counted.installation_id = $4) as received_before,
  (select count(*) from inbound_receipts receipt
  where receipt.tenant_id = $5 and receipt.installation_id = $6) as received,
  (select max(receipt.received_at) from inbound_receipts receipt
  where receipt.tenant_id = $7 and receipt.installation_id = $8) as last_event_at
  from inbound_endpoints endpoint
  where endpoint.tenant_id = $9 and endpoint.installation_id = $10 and endpoint.valid_until is null;

select endpoint.secret, coalesce(endpoint.valid_until <= now(), false) as replaced, installed.status, portal.status as portal
  from inbound_endpoints endpoint
  join integration_installations installed on installed.tenant_id = endpoint.tenant_id and installed.id = endpoint.installation_id
  join tenants portal on portal.tenant_id = endpoint.tenant_id
  where endpoint.tenant_id = $1 and endpoint.id = $2;

select full_name as name, email as address from users where tenant_id = $1 and id = $2 and status = 'active';

select hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, used_at, expires_at <= now() as expired
  from integration_oauth_states where tenant_id = $1 and hash = $2;

select hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, used_at, expires_at <= now() as expired
  from integration_oauth_states where tenant_id = $1 and hash = $2 for update;

select id from integration_installations where tenant_id = $1 and slug = $2 and archived_at is null;

select id, received_at, body_digest from inbound_receipts
  where tenant_id = $1 and installation_id = $2 and replay_key = $3;

select id, slug from integration_installations
  where tenant_id = $1 and next_sync_at <= now() and status in ('installed', 'sync_error') and sync_run is null and archived_at is null
  for update skip locked;

select id, slug, connected_account as account from integration_installations
  where tenant_id = $1 and slug = any($2::text[]) and status = 'installed' and archived_at is null
  order by created_at limit 1;

select id, slug, status from integration_installations where tenant_id = $1 and archived_at is null;

select id, token, secret from inbound_endpoints
  where tenant_id = $1 and installation_id = $2 and valid_until is null;

select installation_id as id from external_installations where tenant_id = $1 and ended_at is null order by installation_id;

select mapping_id, result, entity_type, entity_id, extracted, at from inbound_applications
  where tenant_id = $1 and receipt_id = $2 order by at, mapping_id;

select max(position) as last from inbound_mappings
  where tenant_id = $1 and installation_id = $2 and archived_at is null;

select newest from inbound_versions where
  tenant_id = $1 and operation = $2 and external_source = $3 and external_id = $4 for update;

select payload from integration_outbox where tenant_id = $1 and id = $2;

select person.id as user_id, person.status as user_status,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = person.tenant_id and held.user_id = person.id and r.archived_at is null) as roles,
  portal.config_version, portal.status as tenant_status
  from integration_installations installed
  left join users person on person.tenant_id = installed.tenant_id and person.id = installed.installed_by
  join tenants portal on portal.tenant_id = installed.tenant_id
  where installed.tenant_id = $1 and installed.id = $2;

select receipt.installation_id, receipt.event, installed.status from inbound_receipts receipt
  join integration_installations installed on installed.tenant_id = receipt.tenant_id and installed.id = receipt.installation_id
  where receipt.tenant_id = $1 and receipt.id = $2 and receipt.status in ('received', 'retrying');

select secret, events from webhook_subscriptions where tenant_id = $1 and id = $2;

select secrets from integration_installations where tenant_id = $1 and id = $2;

select slug, number from external_installations where tenant_id = $1 and installation_id = $2;

select stars from integration_ratings where tenant_id = $1 and slug = $2;

select t.tenant_id as id, t.name, t.company_inn as inn, p.contact, p.support_email as "supportEmail", p.privacy_url as "privacyUrl",
  p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.updated_by as "updatedBy"
  from publishers p join tenants t on t.tenant_id = p.tenant_id where p.tenant_id = $1;

update external_installations set handover = $1, handover_id = $2, handed_over_at = $3 where tenant_id = $4 and installation_id = $5;

update external_installations set key_id = $1, handover = $2, handover_id = $3 where tenant_id = $4 and installation_id = $5;

update external_installations set key_id = $1, handover = $2, handover_id = $3, ended_at = $4 where tenant_id = $5 and installation_id = $6;

update external_installations set key_id = $1, subscription_id = $2, handover = $3, handover_id = $4, handed_over_at = $5, agreed_by = $6 where tenant_id = $7 and installation_id = $8;

update external_installations set number = $1, offered = $2 where tenant_id = $3 and installation_id = $4;

update external_installations set number = $1, offered = $2, agreed_at = $3 where tenant_id = $4 and installation_id = $5;

update external_installations set offered = $1 where tenant_id = $2 and installation_id = $3;

update inbound_endpoints
  set valid_until = least(coalesce(valid_until, 'infinity'), now() + make_interval(hours => $1))
  where tenant_id = $2 and installation_id = $3;

update inbound_mappings mapping set archived_at = now(), version = version + 1, updated_at = now(), updated_by = $1
  where mapping.tenant_id = $2 and mapping.id = $3 returning
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by;

update inbound_mappings mapping set archived_at = now(), version = version + 1, updated_at = now(), updated_by = $1
  where mapping.tenant_id = $2 and mapping.installation_id = $3 and mapping.published
  and mapping.archived_at is null returning
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by;

update inbound_mappings mapping set name = $1, active = $2, position = $3, event = $4, operation = $5, source = $6, defaults = $7, required_fields = $8, idempotency_path = $9, external_source = $10, external_id_path = $11, version_path = $12, match_by = $13, allow_bank_details = $14, version = version + 1, updated_at = now(),
  updated_by = $15
  where mapping.tenant_id = $16 and mapping.id = $17 and (name is distinct from $18 or active is distinct from $19 or position is distinct from $20 or event is distinct from $21 or operation is distinct from $22 or source is distinct from $23 or defaults is distinct from $24 or required_fields is distinct from $25 or idempotency_path is distinct from $26 or external_source is distinct from $27 or external_id_path is distinct from $28 or version_path is distinct from $29 or match_by is distinct from $30 or allow_bank_details is distinct from $31)
  returning
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by;

update inbound_receipts set attempts = attempts + 1 where tenant_id = $1 and id = $2 returning attempts;

update inbound_receipts set replay_key = null
  where tenant_id = $1 and replay_kind = 'digest' and replay_key is not null and received_at < now() - interval '24 hours';

update inbound_receipts set status = $1, last_error = $2, missing = $3, next_attempt_at = $4, finished_at = $5
  where tenant_id = $6 and id = $7;

update inbound_receipts set status = 'received', attempts = 0, next_attempt_at = null, last_error = null, missing = '{}',
  finished_at = null
  where tenant_id = $1 and installation_id = $2 and id = $3;

update inbound_refusals set minute = date_trunc('minute', now()), line_id = $1
  where tenant_id = $2 and endpoint_id = $3;

update inbound_versions set newest = $1, updated_at = now() where
  tenant_id = $2 and operation = $3 and external_source = $4 and external_id = $5;

update integration_installations
  set sync_run = $1, sync_progress = '{"done": 0, "total": null}', last_sync_status = 'running', next_sync_at = null
  where tenant_id = $2 and id = $3;

update integration_installations installation set failure_streak = $1, last_error = $2, next_probe_at = $3, last_sync_at = $4, last_sync_status = $5, sync_run = $6, sync_progress = $7, next_sync_at = now() + $8 * interval '1 second', version = version + 1, updated_at = now(), updated_by = $9
  where installation.tenant_id = $10 and installation.id = $11 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set failure_streak = $1, last_error = $2, next_probe_at = $3, last_sync_at = $4, last_sync_status = $5, sync_run = $6, sync_progress = $7, next_sync_at = null, version = version + 1, updated_at = now(), updated_by = $8
  where installation.tenant_id = $9 and installation.id = $10 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set failure_streak = $1, last_error = $2, next_probe_at = $3, status = $4, last_sync_at = $5, last_sync_status = $6, sync_run = $7, sync_progress = $8, next_sync_at = now() + $9 * interval '1 second', version = version + 1, updated_at = now(), updated_by = $10
  where installation.tenant_id = $11 and installation.id = $12 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set failure_streak = $1, last_error = $2, next_probe_at = $3, status = $4, last_sync_at = $5, last_sync_status = $6, sync_run = $7, sync_progress = $8, next_sync_at = null, version = version + 1, updated_at = now(), updated_by = $9
  where installation.tenant_id = $10 and installation.id = $11 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set failure_streak = $1, last_error = $2, next_probe_at = $3, status = $4, next_sync_at = $5, version = version + 1, updated_at = now(), updated_by = $6
  where installation.tenant_id = $7 and installation.id = $8 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, connected_account = $2, failure_streak = $3, last_error = $4, next_probe_at = $5, status = $6, tested_version = $7, next_sync_at = $8, version = version + 1, updated_at = now(), updated_by = $9
  where installation.tenant_id = $10 and installation.id = $11 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, connected_account = $2, failure_streak = $3, last_error = $4, next_probe_at = $5, tested_version = $6, status = $7, next_sync_at = $8, version = version + 1, updated_at = now(), updated_by = $9
  where installation.tenant_id = $10 and installation.id = $11 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, connected_account = $2, failure_streak = $3, last_error = $4, next_probe_at = $5, tested_version = $6, version = version + 1, updated_at = now(), updated_by = $7
  where installation.tenant_id = $8 and installation.id = $9 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, connected_account = $2, tested_version = $3, version = version + 1, updated_at = now(), updated_by = $4
  where installation.tenant_id = $5 and installation.id = $6 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, failure_streak = $2, last_error = $3, next_probe_at = $4, status = $5, tested_version = $6, next_sync_at = $7, version = version + 1, updated_at = now(), updated_by = $8
  where installation.tenant_id = $9 and installation.id = $10 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, failure_streak = $2, last_error = $3, next_probe_at = $4, tested_version = $5, next_sync_at = $6, version = version + 1, updated_at = now(), updated_by = $7
  where installation.tenant_id = $8 and installation.id = $9 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, failure_streak = $2, last_error = $3, next_probe_at = $4, tested_version = $5, status = $6, next_sync_at = $7, version = version + 1, updated_at = now(), updated_by = $8
  where installation.tenant_id = $9 and installation.id = $10 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, failure_streak = $2, last_error = $3, next_probe_at = $4, tested_version = $5, version = version + 1, updated_at = now(), updated_by = $6
  where installation.tenant_id = $7 and installation.id = $8 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set last_test = $1, tested_version = $2, version = version + 1, updated_at = now(), updated_by = $3
  where installation.tenant_id = $4 and installation.id = $5 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set settings = $1, secrets = $2, secrets_shown = $3, config_version = $4, last_error = $5, failure_streak = $6, status = $7, next_sync_at = $8, next_probe_at = $9, sync_run = $10, last_sync_status = $11, version = version + 1, updated_at = now(), updated_by = $12
  where installation.tenant_id = $13 and installation.id = $14 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set settings = $1, secrets = $2, secrets_shown = $3, config_version = $4, last_error = $5, failure_streak = $6, status = $7, next_sync_at = $8, next_probe_at = $9, sync_run = $10, version = version + 1, updated_at = now(), updated_by = $11
  where installation.tenant_id = $12 and installation.id = $13 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set settings = $1, secrets = $2, secrets_shown = $3, config_version = $4, last_error = $5, failure_streak = $6, version = version + 1, updated_at = now(), updated_by = $7
  where installation.tenant_id = $8 and installation.id = $9 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set settings = $1, secrets = $2, secrets_shown = $3, version = version + 1, updated_at = now(), updated_by = $4
  where installation.tenant_id = $5 and installation.id = $6 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set status = $1, archived_at = $2, secrets = $3, secrets_shown = $4, next_sync_at = $5, next_probe_at = $6, sync_run = $7, version = version + 1, updated_at = now(), updated_by = $8
  where installation.tenant_id = $9 and installation.id = $10 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set status = $1, failure_streak = $2, next_sync_at = $3, version = version + 1, updated_at = now(), updated_by = $4
  where installation.tenant_id = $5 and installation.id = $6 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set status = $1, last_error = $2, next_sync_at = $3, sync_run = $4, version = version + 1, updated_at = now(), updated_by = $5
  where installation.tenant_id = $6 and installation.id = $7 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set status = $1, next_sync_at = $2, next_probe_at = $3, sync_run = $4, last_sync_status = $5, version = version + 1, updated_at = now(), updated_by = $6
  where installation.tenant_id = $7 and installation.id = $8 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set status = $1, next_sync_at = $2, next_probe_at = $3, sync_run = $4, version = version + 1, updated_at = now(), updated_by = $5
  where installation.tenant_id = $6 and installation.id = $7 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set tested_version = $1, connected_account = $2, status = $3, next_sync_at = $4, next_probe_at = $5, sync_run = $6, version = version + 1, updated_at = now(), updated_by = $7
  where installation.tenant_id = $8 and installation.id = $9 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations installation set tested_version = $1, last_error = $2, failure_streak = $3, version = version + 1, updated_at = now(), updated_by = $4
  where installation.tenant_id = $5 and installation.id = $6 returning
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by;

update integration_installations set inbound = true
  where tenant_id = $1 and id = $2 and not inbound;

update integration_installations set next_probe_at = now() + interval '12 hours'
  where tenant_id = $1 and id in (
  select id from integration_installations
  where tenant_id = $2 and next_probe_at <= now() and status = 'sync_error' and archived_at is null
  for update skip locked)
  returning id;

update integration_installations set sync_progress = $1
  where tenant_id = $2 and id = $3;

update integration_log set times = times + 1
  where tenant_id = $1 and id = (
  select id from integration_log
  where tenant_id = $2 and installation_id = $3 and at > now() - interval '1 minute'
  and event = $4 and status = $5 and message = $6::jsonb
  order by at desc limit 1);

update integration_log set times = times + 1 where tenant_id = $1 and id = $2;

update integration_oauth_states set used_at = now() where tenant_id = $1 and hash = $2;

update integration_outbox entry set status = $1, attempts = $2, sent_at = $3, version = version + 1, updated_at = now(), updated_by = coalesce($4, updated_by)
  where entry.tenant_id = $5 and entry.id = $6 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_outbox entry set status = $1, awaits_decision = $2, external_id = $3, details = $4, last_error = $5, version = version + 1, updated_at = now(), updated_by = coalesce($6, updated_by)
  where entry.tenant_id = $7 and entry.id = $8 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_outbox entry set status = $1, awaits_decision = $2, external_id = $3, version = version + 1, updated_at = now(), updated_by = coalesce($4, updated_by)
  where entry.tenant_id = $5 and entry.id = $6 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_outbox entry set status = $1, last_error = $2, version = version + 1, updated_at = now(), updated_by = coalesce($3, updated_by)
  where entry.tenant_id = $4 and entry.id = $5 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_outbox entry set status = $1, sweeps = $2, awaits_decision = $3, last_error = $4, version = version + 1, updated_at = now(), updated_by = coalesce($5, updated_by)
  where entry.tenant_id = $6 and entry.id = $7 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_outbox entry set sweeps = $1, awaits_decision = $2, version = version + 1, updated_at = now(), updated_by = coalesce($3, updated_by)
  where entry.tenant_id = $4 and entry.id = $5 returning
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by;

update integration_tokens
  set access = $1, refresh = coalesce($2, refresh), scope = coalesce($3, scope),
  renew_at = now() + $4 * interval '1 second', generation = generation + 1, lease = null, leased_until = null,
  updated_at = now()
  where tenant_id = $5 and installation_id = $6 and generation = $7;

update integration_tokens set lease = $1, leased_until = now() + $2 * interval '1 second'
  where tenant_id = $3 and installation_id = $4 and generation = $5
  and (leased_until is null or leased_until <= now());

update integration_tokens set lease = null, leased_until = now() + $1 * interval '1 second'
  where tenant_id = $2 and installation_id = $3 and lease = $4;

update publications publication set checks = $1, version = version + 1, updated_at = now(), updated_by = $2
  where publication.tenant_id = $3 and publication.id = $4 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set manifest = $1, checks = $2, status = $3, number = $4, review_note = $5, version = version + 1, updated_at = now(), updated_by = $6
  where publication.tenant_id = $7 and publication.id = $8 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set manifest = $1, checks = $2, version = version + 1, updated_at = now(), updated_by = $3
  where publication.tenant_id = $4 and publication.id = $5 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set status = $1, review_note = $2, reviewed_at = $3, version = version + 1, updated_at = now(), updated_by = $4
  where publication.tenant_id = $5 and publication.id = $6 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set status = $1, review_note = $2, version = version + 1, updated_at = now(), updated_by = $3
  where publication.tenant_id = $4 and publication.id = $5 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set status = $1, submitted_at = $2, review_note = $3, version = version + 1, updated_at = now(), updated_by = $4
  where publication.tenant_id = $5 and publication.id = $6 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publications publication set status = $1, version = version + 1, updated_at = now(), updated_by = $2
  where publication.tenant_id = $3 and publication.id = $4 returning
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by;

update publisher_calls set attempts = $1, outcome = $2, finished_at = $3
  where tenant_id = $4 and id = $5 and finished_at is null;

with gone as (
  delete from inbound_endpoints replaced
  where replaced.tenant_id = $1 and replaced.valid_until < now() - $2 * interval '1 day' and not exists (
  select 1 from inbound_receipts receipt where receipt.tenant_id = $3 and receipt.endpoint_id = replaced.id)
  returning replaced.installation_id, replaced.received_before)
  update inbound_endpoints current set received_before = current.received_before + counted.receipts
  from (select installation_id, sum(received_before)::bigint as receipts from gone group by installation_id) counted
  where current.tenant_id = $4 and current.installation_id = counted.installation_id and current.valid_until is null;

with gone as (
  delete from inbound_receipts where tenant_id = $1 and received_at < now() - interval '90 days' returning endpoint_id)
  update inbound_endpoints set received_before = received_before + by_endpoint.receipts
  from (select endpoint_id, count(*) as receipts from gone group by endpoint_id) by_endpoint
  where tenant_id = $2 and id = by_endpoint.endpoint_id;
