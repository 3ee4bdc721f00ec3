-- Outbound webhooks: who is told, what they are told, and every attempt to tell them.

create table webhook_subscriptions (
  tenant_id           uuid not null default tenant_id() references tenants,
  id                  uuid not null default uuidv7(),
  name                text collate people not null,
  url                 text not null check (length(url) <= 2048),
  -- Empty means every stable and business event.
  events              text[] not null default '{}',
  payload_mode        text not null default 'full' check (payload_mode in ('full', 'thin')),
  ordering            text not null default 'none' check (ordering in ('none', 'entity')),
  -- Names with masked values, to be shown; the values themselves are sealed beside them.
  headers_shown       json not null default '{}',
  headers             text,
  max_rate_per_second int check (max_rate_per_second between 1 and 1000),
  alert_emails        text[] not null default '{}',
  rotation_fallback   boolean not null default true,
  status              text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason     text check (disabled_reason in ('manual', 'failing', 'gone', 'requested')),
  disabled_at         instant,
  -- Held deliveries are being released, oldest first.
  recovering          boolean not null default false,
  secret              text not null,
  secret_shown        text not null,
  next_secret         text,
  next_secret_shown   text,
  overlap_until       instant,
  paused_until        instant,
  -- Health since the last success: null while the receiver answers well.
  failing_since       instant,
  last_failed_at      instant,
  failed_attempts     int not null default 0,
  last_fault          text,
  warned_hours        int not null default 0,
  version             bigint not null default 1,
  created_at          instant not null default now(),
  updated_at          instant not null default now(),
  archived_at         instant,
  created_by          uuid,
  updated_by          uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users,
  check ((status = 'disabled') = (disabled_reason is not null)),
  check ((next_secret is null) = (overlap_until is null))
);
create index webhook_subscriptions_by_name on webhook_subscriptions (tenant_id, name, id) where archived_at is null;
create index webhook_subscriptions_failing on webhook_subscriptions (tenant_id) where failing_since is not null and status = 'enabled';
call fence('webhook_subscriptions', 'select, insert, update', 'select, update');

-- A body is rendered once for each event and distinct view of it, and shared by the deliveries that send it.
create table webhook_payloads (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  body       text not null,
  created_at instant not null default now(),
  primary key (tenant_id, id)
);
create index webhook_payloads_age on webhook_payloads (tenant_id, created_at);
call fence('webhook_payloads', 'select, insert', 'select, insert, delete');

create table webhook_deliveries (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  subscription_id uuid not null,
  event_id        uuid not null,
  event           text not null,
  entity_type     text not null,
  entity_id       uuid not null,
  entity_version  bigint not null default 0,
  -- Not a reference: bodies leave before the deliveries that sent them.
  payload_id      uuid not null,
  request_id      text not null,
  status          text not null check (status in ('pending', 'in_flight', 'delivered', 'failed', 'held', 'cancelled', 'blocked')),
  -- Sends made, and how many of them the retry schedule has counted.
  attempt_count   int not null default 0,
  retry           boolean not null generated always as (attempt_count > 0) stored,
  step            int not null default 0,
  -- Why the next attempt is made.
  trigger         text not null default 'schedule' check (trigger in ('schedule', 'manual', 'recover', 'test')),
  -- When it is due; of a delivery in flight, when its lease lapses.
  next_attempt_at instant,
  lease           uuid,
  -- The worker that took it: a subscription is served by one worker at a time. Null for a test, which the web sends.
  holder          uuid,
  created_at      instant not null default now(),
  finished_at     instant,
  primary key (tenant_id, id),
  unique (tenant_id, subscription_id, event_id),
  foreign key (tenant_id, subscription_id) references webhook_subscriptions,
  check ((status = 'in_flight') = (lease is not null)),
  check (status not in ('pending', 'in_flight') or next_attempt_at is not null)
) with (fillfactor = 80);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, subscription_id, retry, next_attempt_at, id) where status in ('pending', 'in_flight');
create index webhook_deliveries_leased on webhook_deliveries (tenant_id, subscription_id, next_attempt_at) where status = 'in_flight';
create index webhook_deliveries_open_of_entity on webhook_deliveries (tenant_id, subscription_id, entity_id) where status in ('pending', 'in_flight', 'held');
create index webhook_deliveries_held on webhook_deliveries (tenant_id, subscription_id, id) where status = 'held';
create index webhook_deliveries_by_age on webhook_deliveries (tenant_id, subscription_id, created_at, id);
call fence('webhook_deliveries', 'select, insert, update', 'select, insert, update, delete');

create table webhook_attempts (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  delivery_id         uuid not null,
  subscription_id     uuid not null,
  number              int not null,
  trigger             text not null check (trigger in ('schedule', 'manual', 'recover', 'test', 'rotation_fallback')),
  started_at          instant not null,
  duration_ms         int not null,
  dns_ms              int,
  connect_ms          int,
  tls_ms              int,
  ttfb_ms             int,
  request_headers     text,
  request_body_sha256 text not null,
  remote_ip           inet,
  response_status     int,
  response_headers    text,
  response_body       text,
  response_truncated  boolean not null default false,
  error_code          text,
  succeeded           boolean not null,
  will_retry          boolean not null,
  next_attempt_at     instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_of_delivery on webhook_attempts (tenant_id, delivery_id, number);
create index webhook_attempts_of_subscription on webhook_attempts (tenant_id, subscription_id, started_at);
-- What retention still has to empty.
create index webhook_attempts_with_body on webhook_attempts (tenant_id, started_at) where response_body is not null;
call fence('webhook_attempts', 'select, insert', 'select, insert, update, delete');

-- What a worker may learn before it enters a portal: which portals have work. Each function walks an index from one
-- portal to the next, so its cost follows the number of portals with open work, never the number of rows.
-- The policy that lets the directory look at the trail came with its sealing.
grant select (tenant_id, id, dispatched_at, audience) on audit_events to prokura_directory;
create function tenants_with_fresh_facts(most int, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  with recursive walk as (
    (select f.tenant_id from audit_events f
     where f.tenant_id > beyond and f.dispatched_at is null and f.audience <> 'internal' order by f.tenant_id, f.id limit 1)
    union all
    select (select f.tenant_id from audit_events f
      where f.tenant_id > walk.tenant_id and f.dispatched_at is null and f.audience <> 'internal' order by f.tenant_id, f.id limit 1)
    from walk where walk.tenant_id is not null
  )
  select w.tenant_id from walk w where w.tenant_id is not null limit most
$$;

grant select (tenant_id, subscription_id, retry, id, status, next_attempt_at) on webhook_deliveries to prokura_directory;
create policy directory on webhook_deliveries for select to prokura_directory using (true);
create function tenants_with_due_deliveries(most int, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  with recursive walk as (
    (select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
     where d.tenant_id > beyond and d.status in ('pending', 'in_flight')
     order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1)
    union all
    select further.* from walk cross join lateral (
      select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
      where (d.tenant_id, d.subscription_id, d.retry) > (walk.tenant_id, walk.subscription_id, walk.retry) and d.status in ('pending', 'in_flight')
      order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1) further
  )
  select distinct w.tenant_id from walk w where w.next_attempt_at <= clock_timestamp() order by w.tenant_id limit most
$$;

-- Portals with deliveries in some worker's hands: looked through for workers that died.
create function tenants_with_leased_deliveries() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct d.tenant_id from webhook_deliveries d where d.status = 'in_flight'
$$;

grant select (tenant_id, failing_since, status) on webhook_subscriptions to prokura_directory;
create policy directory on webhook_subscriptions for select to prokura_directory using (true);
create function tenants_with_failing_webhooks() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct s.tenant_id from webhook_subscriptions s where s.failing_since is not null and s.status = 'enabled'
$$;

-- Portals that ever had a subscription: few beside the rows they hold, so retention visits each.
create function tenants_with_webhooks() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct s.tenant_id from webhook_subscriptions s
$$;

alter function tenants_with_fresh_facts owner to prokura_directory;
alter function tenants_with_due_deliveries owner to prokura_directory;
alter function tenants_with_leased_deliveries owner to prokura_directory;
alter function tenants_with_failing_webhooks owner to prokura_directory;
alter function tenants_with_webhooks owner to prokura_directory;
revoke execute on function tenants_with_fresh_facts, tenants_with_due_deliveries, tenants_with_leased_deliveries, tenants_with_failing_webhooks, tenants_with_webhooks from public;
grant execute on function tenants_with_fresh_facts, tenants_with_due_deliveries, tenants_with_leased_deliveries, tenants_with_failing_webhooks, tenants_with_webhooks to prokura_worker;
