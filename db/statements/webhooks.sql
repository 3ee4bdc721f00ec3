-- Generated: every statement webhooks sends.

insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, payload_id, request_id,
  status, trigger, lease, next_attempt_at)
  values ($1, $2, $3, $4, $5, 'integration', $6,
  $7, $8, 'in_flight', 'test', $9, now() + make_interval(secs => $10));

insert into webhook_payloads (tenant_id, id, body) values ($1, $2, $3);

insert into webhook_subscriptions as subscription (tenant_id, id, name, url, events, payload_mode, ordering, max_rate_per_second, alert_emails, rotation_fallback, status, disabled_reason, disabled_at, secret, secret_shown, headers_shown, headers, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

select
  attempt.id, attempt.delivery_id, attempt.number, attempt.trigger, attempt.started_at, attempt.duration_ms, attempt.dns_ms, attempt.connect_ms,
  attempt.tls_ms, attempt.ttfb_ms, attempt.request_headers, attempt.request_body_sha256, host(attempt.remote_ip) as remote_ip, attempt.response_status,
  attempt.response_headers, attempt.response_body, attempt.response_truncated, attempt.error_code, attempt.will_retry, attempt.next_attempt_at from webhook_attempts attempt where attempt.tenant_id = $1 and attempt.delivery_id = $2
  order by attempt.number asc, attempt.id asc limit 51;

select
  attempt.id, attempt.delivery_id, attempt.number, attempt.trigger, attempt.started_at, attempt.duration_ms, attempt.dns_ms, attempt.connect_ms,
  attempt.tls_ms, attempt.ttfb_ms, attempt.request_headers, attempt.request_body_sha256, host(attempt.remote_ip) as remote_ip, attempt.response_status,
  attempt.response_headers, attempt.response_body, attempt.response_truncated, attempt.error_code, attempt.will_retry, attempt.next_attempt_at from webhook_attempts attempt where attempt.tenant_id = $1 and attempt.delivery_id = $2
  order by attempt.number desc, attempt.id desc limit 2;

select
  delivery.id, delivery.subscription_id, delivery.event_id, delivery.event, delivery.entity_type, delivery.entity_id, delivery.entity_version,
  delivery.status, delivery.attempt_count, delivery.next_attempt_at, delivery.created_at, delivery.finished_at from webhook_deliveries delivery
  where delivery.tenant_id = $1 and delivery.id = $2 for update of delivery;

select
  delivery.id, delivery.subscription_id, delivery.event_id, delivery.event, delivery.entity_type, delivery.entity_id, delivery.entity_version,
  delivery.status, delivery.attempt_count, delivery.next_attempt_at, delivery.created_at, delivery.finished_at from webhook_deliveries delivery where delivery.tenant_id = $1 and delivery.id = $2;

select
  delivery.id, delivery.subscription_id, delivery.event_id, delivery.event, delivery.entity_type, delivery.entity_id, delivery.entity_version,
  delivery.status, delivery.attempt_count, delivery.next_attempt_at, delivery.created_at, delivery.finished_at from webhook_deliveries delivery where delivery.tenant_id = $1 and delivery.subscription_id = $2
  order by delivery.created_at desc, delivery.id desc limit 2;

select
  delivery.id, delivery.subscription_id, delivery.event_id, delivery.event, delivery.entity_type, delivery.entity_id, delivery.entity_version,
  delivery.status, delivery.attempt_count, delivery.next_attempt_at, delivery.created_at, delivery.finished_at from webhook_deliveries delivery where delivery.tenant_id = $1 and delivery.subscription_id = $2
  order by delivery.created_at desc, delivery.id desc limit 51;

select
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $1 and fact.audience <> 'internal' and fact.outcome = 'success' and fact.dispatched_at is not null
  and fact.occurred_at >= $2 and fact.occurred_at < $3 and fact.id > $4
  and fact.occurred_at > now() - interval '30 days'
  and not exists (
  select 1 from webhook_deliveries made
  where made.tenant_id = $5 and made.subscription_id = $6 and made.event_id = fact.id)
  order by fact.id limit $7;

select
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $1 and fact.id = $2 and fact.outcome = 'success'
  and (fact.audience <> 'internal' or fact.event = $3);

select
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links, fact.outcome = 'success' as succeeded from audit_events fact
  where fact.tenant_id = $1 and fact.dispatched_at is null and fact.audience <> 'internal'
  order by fact.id limit $2 for update of fact skip locked;

select
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by from webhook_subscriptions subscription
  where subscription.tenant_id = $1 and subscription.id = $2 for update of subscription;

select
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by from webhook_subscriptions subscription where subscription.tenant_id = $1 and subscription.archived_at is null
  order by subscription.name asc, subscription.id asc limit 2;

select
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by from webhook_subscriptions subscription where subscription.tenant_id = $1 and subscription.archived_at is null
  order by subscription.name asc, subscription.id asc limit 51;

select
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by from webhook_subscriptions subscription where subscription.tenant_id = $1 and subscription.id = $2;

select
  taken.id, taken.lease, taken.subscription_id, taken.event_id, taken.event, taken.request_id, taken.attempt_count, taken.step, taken.trigger,
  payload.body, subscription.url, subscription.headers, subscription.secret, subscription.next_secret,
  subscription.overlap_until > clock_timestamp() as overlapping, subscription.rotation_fallback, subscription.max_rate_per_second,
  subscription.ordering from webhook_deliveries taken
  join webhook_subscriptions subscription on subscription.tenant_id = taken.tenant_id and subscription.id = taken.subscription_id
  join webhook_payloads payload on payload.tenant_id = taken.tenant_id and payload.id = taken.payload_id
  where taken.tenant_id = $1 and taken.id = $2 and taken.lease = $3 and taken.status = 'in_flight';

select $1 as name, count(*) as attempts, count(*) filter (where succeeded) as succeeded,
  percentile_cont(0.5) within group (order by duration_ms) as p50, percentile_cont(0.95) within group (order by duration_ms) as p95
  from webhook_attempts
  where tenant_id = $2 and subscription_id = $3 and started_at > now() - interval '1 hour';

select $1 as name, count(*) as attempts, count(*) filter (where succeeded) as succeeded,
  percentile_cont(0.5) within group (order by duration_ms) as p50, percentile_cont(0.95) within group (order by duration_ms) as p95
  from webhook_attempts
  where tenant_id = $2 and subscription_id = $3 and started_at > now() - interval '24 hours';

select $1 as name, count(*) as attempts, count(*) filter (where succeeded) as succeeded,
  percentile_cont(0.5) within group (order by duration_ms) as p50, percentile_cont(0.95) within group (order by duration_ms) as p95
  from webhook_attempts
  where tenant_id = $2 and subscription_id = $3 and started_at > now() - interval '7 days';

select * from tenants_with_due_deliveries($1, $2);

select * from tenants_with_failing_webhooks();

select * from tenants_with_fresh_facts($1, $2);

select * from tenants_with_leased_deliveries();

select * from tenants_with_webhooks();

select 1 from webhook_subscriptions
  where tenant_id = $1 and id = $2 and (events is distinct from $3);

select 1 from webhook_subscriptions
  where tenant_id = $1 and id = $2 and (name is distinct from $3 or url is distinct from $4);

select 1 from webhook_subscriptions
  where tenant_id = $1 and id = $2 and (name is distinct from $3);

select coalesce(newest.xid::text, $1) as newest_xid, coalesce(newest.id, $2::uuid) as newest_id, told.*
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
  left join lateral (
  select fact.xid, fact.id from audit_events fact where fact.tenant_id = $3 and fact.xid < fence.xmin
  order by fact.xid desc, fact.id desc limit 1
  ) newest on true
  left join lateral (
  select fact.xid::text as xid,
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $4 and fact.audience <> 'internal' and fact.outcome = 'success'
  and fact.xid < fence.xmin and (fact.xid, fact.id) > ($5::xid8, $6::uuid)
  and fact.occurred_at > now() - interval '30 days' and fact.entity_type = any($7)
  and fact.entity_type = any($8)
  order by fact.xid, fact.id limit $9
  ) told on true
  order by told.xid::xid8, told.id;

select coalesce(newest.xid::text, $1) as newest_xid, coalesce(newest.id, $2::uuid) as newest_id, told.*
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
  left join lateral (
  select fact.xid, fact.id from audit_events fact where fact.tenant_id = $3 and fact.xid < fence.xmin
  order by fact.xid desc, fact.id desc limit 1
  ) newest on true
  left join lateral (
  select fact.xid::text as xid,
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $4 and fact.audience <> 'internal' and fact.outcome = 'success'
  and fact.xid < fence.xmin and (fact.xid, fact.id) > ($5::xid8, $6::uuid)
  and fact.occurred_at > now() - interval '30 days' and fact.entity_type = any($7)
  and fact.event = any($8)
  order by fact.xid, fact.id limit $9
  ) told on true
  order by told.xid::xid8, told.id;

select coalesce(newest.xid::text, $1) as newest_xid, coalesce(newest.id, $2::uuid) as newest_id, told.*
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
  left join lateral (
  select fact.xid, fact.id from audit_events fact where fact.tenant_id = $3 and fact.xid < fence.xmin
  order by fact.xid desc, fact.id desc limit 1
  ) newest on true
  left join lateral (
  select fact.xid::text as xid,
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $4 and fact.audience <> 'internal' and fact.outcome = 'success'
  and fact.xid < fence.xmin and (fact.xid, fact.id) > ($5::xid8, $6::uuid)
  and fact.occurred_at > now() - interval '30 days' and fact.entity_type = any($7)
  and fact.occurred_at >= $8
  order by fact.xid, fact.id limit $9
  ) told on true
  order by told.xid::xid8, told.id;

select coalesce(newest.xid::text, $1) as newest_xid, coalesce(newest.id, $2::uuid) as newest_id, told.*
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
  left join lateral (
  select fact.xid, fact.id from audit_events fact where fact.tenant_id = $3 and fact.xid < fence.xmin
  order by fact.xid desc, fact.id desc limit 1
  ) newest on true
  left join lateral (
  select fact.xid::text as xid,
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = fact.tenant_id and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links from audit_events fact
  where fact.tenant_id = $4 and fact.audience <> 'internal' and fact.outcome = 'success'
  and fact.xid < fence.xmin and (fact.xid, fact.id) > ($5::xid8, $6::uuid)
  and fact.occurred_at > now() - interval '30 days' and fact.entity_type = any($7)
  order by fact.xid, fact.id limit $8
  ) told on true
  order by told.xid::xid8, told.id;

select count(*) filter (where status <> 'held') as pending, count(*) filter (where status = 'held') as held,
  min(created_at) filter (where status <> 'held') as oldest
  from webhook_deliveries where tenant_id = $1 and subscription_id = $2 and status in ('pending', 'in_flight', 'held');

select count(*) filter (where status = 'enabled')::int as enabled,
  count(*) filter (where status = 'enabled' and failing_since is not null)::int as failing,
  count(*) filter (where disabled_reason in ('failing', 'gone', 'requested'))::int as stopped,
  exists (select 1 from webhook_deliveries where tenant_id = $1 and status = 'delivered') as "hasDelivered"
  from webhook_subscriptions where tenant_id = $2 and archived_at is null;

select headers from webhook_subscriptions where tenant_id = $1 and id = $2;

select id, failing_since, last_failed_at, failed_attempts, warned_hours, last_fault, clock_timestamp()::instant as now
  from webhook_subscriptions
  where tenant_id = $1 and failing_since is not null and status = 'enabled' and archived_at is null
  order by id for update skip locked;

select newest.xid::text as xid, newest.id, array(
  select distinct fact.entity_type from audit_events fact
  where fact.tenant_id = $1 and $2 and fact.outcome = 'success'
  and fact.xid < fence.xmin and (fact.xid, fact.id) > ($3::xid8, $4::uuid)
  ) as types
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
  left join lateral (
  select fact.xid, fact.id from audit_events fact where fact.tenant_id = $5 and fact.xid < fence.xmin
  order by fact.xid desc, fact.id desc limit 1
  ) newest on true;

select pg_advisory_lock(hashtextextended($1, 1)), null::uuid as tenant_id;

select pg_try_advisory_xact_lock(hashtextextended('claim' || tenant.tenant_id, 0)) as mine from tenants tenant where tenant_id = $1;

select pg_try_advisory_xact_lock(hashtextextended('fan-out' || tenant.tenant_id, 0)) as mine from tenants tenant where tenant_id = $1;

select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
  $1 as tenant_id;

select set_config('synchronous_commit', 'off', true), set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), $1 as tenant_id;

select subscription.id, subscription.events, subscription.payload_mode, subscription.status, person.status as user_status,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = subscription.tenant_id and held.user_id = subscription.created_by and r.archived_at is null) as roles,
  case when subscription.status = 'disabled' then (
  select count(*) from (
  select 1 from webhook_deliveries held
  where held.tenant_id = subscription.tenant_id and held.subscription_id = subscription.id and held.status = 'held'
  limit $1) counted)
  else 0 end as held
  from webhook_subscriptions subscription
  left join users person on person.tenant_id = subscription.tenant_id and person.id = subscription.created_by
  where subscription.tenant_id = $2 and subscription.archived_at is null
  order by subscription.id;

select subscription.id, subscription.events, subscription.payload_mode, subscription.status, person.status as user_status,
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
  from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
  where held.tenant_id = subscription.tenant_id and held.user_id = subscription.created_by and r.archived_at is null) as roles,
  case when subscription.status = 'disabled' then (
  select count(*) from (
  select 1 from webhook_deliveries held
  where held.tenant_id = subscription.tenant_id and held.subscription_id = subscription.id and held.status = 'held'
  limit $1) counted)
  else 0 end as held
  from webhook_subscriptions subscription
  left join users person on person.tenant_id = subscription.tenant_id and person.id = subscription.created_by
  where subscription.tenant_id = $2 and subscription.archived_at is null and subscription.id = $3
  order by subscription.id;

update audit_events set dispatched_at = now()
  where tenant_id = $1 and id = any($2::uuid[]) and dispatched_at is null;

update webhook_deliveries delivery
  set status = case when subscription.archived_at is null then 'held' else 'cancelled' end, next_attempt_at = null,
  finished_at = case when subscription.archived_at is null then null else now() end
  from webhook_subscriptions subscription
  where delivery.tenant_id = $1 and delivery.status = 'pending'
  and subscription.tenant_id = $2 and subscription.id = delivery.subscription_id
  and (subscription.status = 'disabled' or subscription.archived_at is not null);

update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = clock_timestamp()
  from json_to_recordset($1::json) as mine(id uuid, lease uuid)
  where delivery.tenant_id = $2 and delivery.id = mine.id and delivery.lease = mine.lease;

update webhook_deliveries delivery set status = 'pending', trigger = 'manual', step = 0, next_attempt_at = clock_timestamp(), finished_at = null
  where delivery.tenant_id = $1 and delivery.id = $2 and exists (
  select 1 from webhook_payloads payload where payload.tenant_id = $3 and payload.id = delivery.payload_id);

update webhook_deliveries set status = $1, lease = null, holder = null, next_attempt_at = null, finished_at = now()
  where tenant_id = $2 and id = $3;

update webhook_deliveries set status = 'cancelled', next_attempt_at = null, finished_at = now()
  where tenant_id = $1 and subscription_id = $2 and status in ('pending', 'held');

update webhook_deliveries set status = 'held', next_attempt_at = null
  where tenant_id = $1 and subscription_id = $2 and status = 'pending';

update webhook_deliveries set status = 'pending', trigger = 'recover', step = 0, next_attempt_at = clock_timestamp()
  where tenant_id = $1 and id in (
  select held.id from webhook_deliveries held
  join webhook_subscriptions subscription on subscription.tenant_id = held.tenant_id and subscription.id = held.subscription_id
  where held.tenant_id = $2 and held.subscription_id = $3 and held.status = 'held' and subscription.recovering
  order by held.id limit $4);

update webhook_subscriptions
  set secret = next_secret, secret_shown = next_secret_shown, next_secret = null, next_secret_shown = null, overlap_until = null,
  version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2 and next_secret is not null;

update webhook_subscriptions set recovering = false where tenant_id = $1 and id = $2 and recovering;

update webhook_subscriptions set warned_hours = $1 where tenant_id = $2 and id = $3;

update webhook_subscriptions subscription set
  failing_since = case when health.failures = 0 then case when health.succeeded then null else failing_since end
  when health.succeeded or failing_since is null then clock_timestamp() else failing_since end,
  failed_attempts = case when health.succeeded then 0 else failed_attempts end + health.failures,
  warned_hours = case when health.succeeded then 0 else warned_hours end,
  last_failed_at = case when health.failures > 0 then clock_timestamp() when health.succeeded then null else last_failed_at end,
  last_fault = case when health.failures > 0 then health.fault when health.succeeded then null else last_fault end,
  paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => health."pauseFor" / 1000))
  from json_to_recordset($1::json) as health(id uuid, succeeded boolean, failures int, fault text, "pauseFor" double precision)
  where subscription.tenant_id = $2 and subscription.id = health.id
  and (health.failures > 0 or health."pauseFor" is not null or (health.succeeded and failing_since is not null));

update webhook_subscriptions subscription set archived_at = now(), recovering = false, version = version + 1, updated_at = now(), updated_by = $1
  where subscription.tenant_id = $2 and subscription.id = $3 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set events = $1, url = $2, version = version + 1, updated_at = now(), updated_by = $3
  where subscription.tenant_id = $4 and subscription.id = $5 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set events = $1, version = version + 1, updated_at = now(), updated_by = $2
  where subscription.tenant_id = $3 and subscription.id = $4 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set name = $1, headers_shown = $2, headers = $3, version = version + 1, updated_at = now(), updated_by = $4
  where subscription.tenant_id = $5 and subscription.id = $6 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set name = $1, url = $2, headers_shown = $3, headers = $4, version = version + 1, updated_at = now(), updated_by = $5
  where subscription.tenant_id = $6 and subscription.id = $7 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set next_secret = $1, next_secret_shown = $2, overlap_until = now() + make_interval(hours => $3), version = version + 1, updated_at = now(), updated_by = $4
  where subscription.tenant_id = $5 and subscription.id = $6 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set status = 'disabled', disabled_reason = $1, disabled_at = now(), recovering = false, paused_until = null, version = version + 1, updated_at = now(), updated_by = $2
  where subscription.tenant_id = $3 and subscription.id = $4 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set status = 'disabled', disabled_reason = 'manual', disabled_at = now(), version = version + 1, updated_at = now(), updated_by = $1
  where subscription.tenant_id = $2 and subscription.id = $3 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set status = 'enabled', disabled_reason = null, disabled_at = null, paused_until = null, failing_since = null,
  last_failed_at = null, failed_attempts = 0, last_fault = null, warned_hours = 0, recovering = $1, version = version + 1, updated_at = now(), updated_by = $2
  where subscription.tenant_id = $3 and subscription.id = $4 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

update webhook_subscriptions subscription set url = $1, events = $2, version = version + 1, updated_at = now(), updated_by = $3
  where subscription.tenant_id = $4 and subscription.id = $5 returning
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by;

with bodies as (
  insert into webhook_payloads (tenant_id, id, body)
  select $1::uuid, made.id, made.body from json_to_recordset($2::json) as made(id uuid, body text)
  )
  insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, entity_version,
  payload_id, request_id, status, next_attempt_at)
  select $3::uuid, made.id, made.subscription_id, made.event_id, made.event, made.entity_type, made.entity_id,
  coalesce(made.entity_version, 0), made.payload_id, made.request_id, made.status, case when made.status = 'pending' then now() end
  from json_to_recordset($4::json) as made(id uuid, subscription_id uuid, event_id uuid, event text,
  entity_type text, entity_id uuid, entity_version bigint, payload_id uuid, request_id text, status text)
  on conflict (tenant_id, subscription_id, event_id) do nothing;

with chosen as (
  select delivery.id from webhook_deliveries delivery
  join webhook_subscriptions subscription on subscription.tenant_id = delivery.tenant_id and subscription.id = delivery.subscription_id
  where delivery.tenant_id = $1 and delivery.subscription_id = $2 and delivery.status in ('failed', 'held')
  and delivery.created_at >= $3 and delivery.created_at < $4 and delivery.id > $5
  and (cardinality($6::text[]) = 0 or delivery.event = any($7::text[]))
  and subscription.status = 'enabled' and subscription.archived_at is null
  and exists (select 1 from webhook_payloads payload where payload.tenant_id = $8 and payload.id = delivery.payload_id)
  order by delivery.id limit $9
  ), due as (
  update webhook_deliveries delivery
  set status = 'pending', trigger = 'recover', step = 0, next_attempt_at = clock_timestamp(), finished_at = null
  from chosen where delivery.tenant_id = $10 and delivery.id = chosen.id and delivery.status in ('failed', 'held')
  returning delivery.id
  )
  select count(*) as count, max(id::text) as last from due;

with holders as materialized (
  select distinct holder from webhook_deliveries where tenant_id = $1 and status = 'in_flight' and holder is not null
  ), dead as materialized (
  select holder from holders where pg_try_advisory_xact_lock_shared(hashtextextended(holder::text, 1))
  )
  update webhook_deliveries delivery set status = 'pending', lease = null, holder = null, next_attempt_at = clock_timestamp()
  from dead where delivery.tenant_id = $2 and delivery.status = 'in_flight' and delivery.holder = dead.holder;

with open as (
  select subscription.id, subscription.ordering, subscription.recovering,
  coalesce(room.fresh, $1::int) as fresh, coalesce(room.retries, $2::int) as retries
  from webhook_subscriptions subscription
  left join json_to_recordset($3::json) as room(id uuid, fresh int, retries int) on room.id = subscription.id
  where subscription.tenant_id = $4 and subscription.status = 'enabled' and subscription.archived_at is null
  and (subscription.paused_until is null or subscription.paused_until <= clock_timestamp())
  and not exists (
  select 1 from webhook_deliveries other
  where other.tenant_id = $5 and other.subscription_id = subscription.id and other.status = 'in_flight'
  and other.holder <> $6::uuid and other.next_attempt_at > clock_timestamp())
  ), picked as materialized (
  select due.id from open cross join lateral (
  select fresh.id from (
  select delivery.id from webhook_deliveries delivery
  where delivery.tenant_id = $7 and delivery.subscription_id = open.id and not delivery.retry
  and delivery.status in ('pending', 'in_flight') and delivery.next_attempt_at <= now()
  and (open.ordering = 'none' or not exists (
  select 1 from webhook_deliveries earlier
  where earlier.tenant_id = $8 and earlier.subscription_id = open.id and earlier.entity_id = delivery.entity_id
  and earlier.entity_type = delivery.entity_type
  and (earlier.status in ('pending', 'in_flight') or (open.recovering and earlier.status = 'held'))
  and (earlier.entity_version, earlier.event_id) < (delivery.entity_version, delivery.event_id)))
  order by delivery.next_attempt_at, delivery.id limit open.fresh for update of delivery skip locked) fresh
  union all
  select retried.id from (
  select delivery.id from webhook_deliveries delivery
  where delivery.tenant_id = $9 and delivery.subscription_id = open.id and delivery.retry
  and delivery.status in ('pending', 'in_flight') and delivery.next_attempt_at <= now()
  and (open.ordering = 'none' or not exists (
  select 1 from webhook_deliveries earlier
  where earlier.tenant_id = $10 and earlier.subscription_id = open.id and earlier.entity_id = delivery.entity_id
  and earlier.entity_type = delivery.entity_type
  and (earlier.status in ('pending', 'in_flight') or (open.recovering and earlier.status = 'held'))
  and (earlier.entity_version, earlier.event_id) < (delivery.entity_version, delivery.event_id)))
  order by delivery.next_attempt_at, delivery.id limit open.retries for update of delivery skip locked) retried
  ) due
  ), taken as (
  update webhook_deliveries delivery
  set status = 'in_flight', lease = $11::uuid, holder = $12::uuid,
  next_attempt_at = clock_timestamp() + make_interval(secs => $13)
  from picked where delivery.tenant_id = $14 and delivery.id = picked.id
  returning delivery.*
  )
  select
  taken.id, taken.lease, taken.subscription_id, taken.event_id, taken.event, taken.request_id, taken.attempt_count, taken.step, taken.trigger,
  payload.body, subscription.url, subscription.headers, subscription.secret, subscription.next_secret,
  subscription.overlap_until > clock_timestamp() as overlapping, subscription.rotation_fallback, subscription.max_rate_per_second,
  subscription.ordering from taken
  join webhook_subscriptions subscription on subscription.tenant_id = taken.tenant_id and subscription.id = taken.subscription_id
  left join webhook_payloads payload on payload.tenant_id = taken.tenant_id and payload.id = taken.payload_id
  order by taken.id;

with result as (
  select * from json_to_recordset($1::json) as result("deliveryId" uuid, lease uuid, status text,
  "attemptCount" int, step int, "retryIn" double precision)
  ), settled as (
  update webhook_deliveries delivery set
  status = case when result.status <> 'pending' then result.status
  when subscription.archived_at is not null then 'cancelled' when subscription.status = 'disabled' then 'held' else 'pending' end,
  attempt_count = result."attemptCount", step = result.step, trigger = 'schedule', lease = null, holder = null,
  next_attempt_at = case when result.status = 'pending' and subscription.status = 'enabled' and subscription.archived_at is null
  then clock_timestamp() + make_interval(secs => result."retryIn" / 1000) end,
  finished_at = case when result.status <> 'pending' or subscription.archived_at is not null then clock_timestamp() end
  from result, webhook_subscriptions subscription
  where delivery.tenant_id = $2 and delivery.id = result."deliveryId" and delivery.lease = result.lease
  and subscription.tenant_id = $3 and subscription.id = delivery.subscription_id
  returning delivery.id
  )
  insert into webhook_attempts (tenant_id, id, delivery_id, subscription_id, number, trigger, started_at, duration_ms, dns_ms,
  connect_ms, tls_ms, ttfb_ms, request_headers, request_body_sha256, remote_ip, response_status, response_headers, response_body,
  response_truncated, error_code, succeeded, will_retry, next_attempt_at)
  select $4::uuid, made.id, delivery_id, subscription_id, number, trigger, started_at, duration_ms, dns_ms, connect_ms, tls_ms,
  ttfb_ms, request_headers, request_body_sha256, remote_ip, response_status, response_headers, response_body, response_truncated,
  error_code, succeeded, will_retry and settled.id is not null,
  case when settled.id is not null then clock_timestamp() + make_interval(secs => retry_in / 1000) end
  from json_to_recordset($5::json) as made(id uuid, delivery_id uuid, subscription_id uuid, number int,
  trigger text, started_at timestamptz, duration_ms int, dns_ms int, connect_ms int, tls_ms int, ttfb_ms int, request_headers text,
  request_body_sha256 text, remote_ip inet, response_status int, response_headers text, response_body text, response_truncated boolean,
  error_code text, succeeded boolean, will_retry boolean, retry_in double precision)
  left join settled on settled.id = made.delivery_id;
