-- The ground every other migration stands on: tenancy, value types, the audit trail, repeat-safe answers, jobs.

create function tenant_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;
comment on function tenant_id() is 'The portal this transaction has entered; null outside one.';

-- Instants have millisecond precision, as the wire shows them, so that a page can continue exactly where one ended.
create domain instant as timestamptz(3);
create domain price as numeric check (value >= 0 and value < 1e13 and scale(value) <= 6);
-- A sum of money: to the hundredth of its currency.
create domain amount as numeric check (abs(value) < 1e15 and scale(value) <= 2);
create domain signed_decimal as numeric check (abs(value) < 1e13 and scale(value) <= 6);
create domain measure as numeric check (value >= 0 and value < 1e13 and scale(value) <= 6);
create domain percent as numeric check (abs(value) < 1e5 and scale(value) <= 4);
create domain currency as text check (value ~ '^[A-Z]{3}$');

-- Names are sorted for people: Cyrillic and Latin in dictionary order, case aside first.
create collation people (provider = icu, locale = 'ru');

-- What a search is answered from: every two neighbouring letters of a text in lower case, each marked with the portal, so that
-- an index over all portals holds a portal's own lists. A text that contains a fragment holds all pairs of the fragment.
-- Pairs that begin at even places, then those at odd ones: two passes of the server's own replacing are the quickest way.
create function pairs_of(portal uuid, words text) returns text[] language plpgsql immutable parallel safe as $$
declare
  fence constant text := chr(31);
  mark  constant text := right(portal::text, 6) || fence;
  long  constant int := length(words);
begin
  return string_to_array(rtrim(regexp_replace(left(words, long / 2 * 2), '(..)', '\1' || mark, 'g'), fence), fence)
      || string_to_array(rtrim(regexp_replace(substr(words, 2, (long - 1) / 2 * 2), '(..)', '\1' || mark, 'g'), fence), fence);
end $$;

-- One line fences a table: row security forced, one policy for reading and writing, rights of the two roles.
create procedure fence(fenced regclass, service text default 'select, insert, update, delete', worker text default null)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', fenced);
  execute format('alter table %s force row level security', fenced);
  execute format('create policy tenant on %s using (tenant_id = tenant_id()) with check (tenant_id = tenant_id())', fenced);
  if service is not null then execute format('grant %s on %s to prokura_service', service, fenced); end if;
  if worker is not null then execute format('grant %s on %s to prokura_worker', worker, fenced); end if;
end $$;

-- One line lets a table be searched for fragments of these columns. They stand together in one, in lower case: `LIKE` over bytes
-- costs a tenth of `ILIKE` by the rules of a language. Under row security an index is used for leakproof comparisons alone, and
-- that of pairs is none: here the view's own condition keeps the portal, and its owner is let past the policy.
create procedure searchable(searched regclass, variadic columns text[]) language plpgsql as $$
declare
  texts constant text := (select string_agg(format('coalesce(%I, '''')', name), ' || chr(31) || ') from unnest(columns) name);
begin
  execute format('alter table %s add column searched text collate "C" not null generated always as (lower((%s) collate people)) stored', searched, texts);
  execute format('create index %s_by_pairs on %s using gin (pairs_of(tenant_id, searched))', searched, searched);
  execute format('grant select on %s to prokura_directory', searched);
  execute format('create policy searched on %s for select to prokura_directory using (true)', searched);
  execute format('create view %s_searched as select * from %s where tenant_id = tenant_id()', searched, searched);
  execute format('alter view %s_searched owner to prokura_directory', searched);
  execute format('grant select on %s_searched to prokura_service', searched);
end $$;

grant usage on schema public to prokura_service, prokura_worker;
grant usage, create on schema public to prokura_directory;

create table tenants (
  tenant_id      uuid primary key default tenant_id(),
  slug           text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9]){2,39}$'),
  name           text not null,
  -- The taxpayer number, known from registration as the name is.
  company_inn    text,
  status         text not null default 'active' check (status in ('active', 'suspended')),
  -- One more with every change of keys, roles, people or settings: what a process remembers of a portal holds while it stays.
  config_version bigint not null default 1,
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now()
);
call fence('tenants', 'select, insert, update', 'select, update');

create function touch_config() returns trigger language plpgsql as $$
begin
  update tenants set config_version = config_version + 1 where tenant_id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;

create table tenant_keys (
  tenant_id   uuid not null default tenant_id() references tenants,
  id          uuid not null default uuidv7(),
  wrapped_key text not null,
  created_at  instant not null default now(),
  primary key (tenant_id, id)
);
call fence('tenant_keys', 'select, insert', 'select, insert, update');

-- The audit trail is the outbox: this row is what webhooks deliver, and its id is the event id.
create table audit_events (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  -- The transaction that wrote the row: the feed shows it once every older transaction has ended.
  xid            xid8 not null default pg_current_xact_id(),
  occurred_at    instant not null default now(),
  actor_kind     text not null,
  actor_id       uuid,
  through_id     uuid,
  ip             inet,
  user_agent     text,
  request_id     text not null,
  operation      text not null,
  event          text not null,
  audience       text not null check (audience in ('stable', 'business', 'internal')),
  entity_type    text not null,
  entity_id      uuid not null,
  entity_version bigint,
  display_name   text,
  outcome        text not null default 'success' check (outcome in ('success', 'denied', 'failed')),
  data           json not null,
  dispatched_at  instant,
  primary key (tenant_id, id)
);
create index audit_events_undispatched on audit_events (tenant_id, id) where dispatched_at is null and audience <> 'internal';
-- Sealing reads every audience in the order of the writing transactions, and so does the feed, which leaves the internal one out.
create index audit_events_feed on audit_events (tenant_id, xid, id);
create index audit_events_of_entity on audit_events (tenant_id, entity_type, entity_id, id);
call fence('audit_events', 'select, insert', 'select, insert');
grant update (dispatched_at) on audit_events to prokura_worker;

create table idempotency_keys (
  tenant_id   uuid not null default tenant_id(),
  holder      text not null,
  route       text not null,
  key         text not null,
  fingerprint bytea not null,
  status      int,
  body        text not null default '',
  sealed      boolean not null default false,
  request_id  text not null default '',
  created_at  instant not null default now(),
  primary key (tenant_id, holder, route, key)
) with (fillfactor = 80);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
call fence('idempotency_keys', 'select, insert, update', 'select, delete');

create table external_links (
  tenant_id       uuid not null default tenant_id(),
  entity_type     text not null,
  external_source text not null,
  external_id     text not null,
  entity_id       uuid not null,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, entity_type, external_source, external_id)
);
create unique index external_links_of_entity on external_links (tenant_id, entity_type, entity_id, external_source);
call fence('external_links', 'select, insert, update, delete', 'select, insert, update');

create table jobs (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  name        text not null,
  key         text,
  payload     json not null,
  due_at      instant not null default now(),
  attempts    int not null default 0,
  lease       uuid,
  last_error  text,
  finished_at instant,
  failed      boolean not null default false,
  created_at  instant not null default now(),
  primary key (tenant_id, id)
);
create unique index jobs_waiting on jobs (tenant_id, name, key) where finished_at is null and lease is null;
create index jobs_due on jobs (due_at, tenant_id) where finished_at is null;
create index jobs_finished on jobs (tenant_id, finished_at) where finished_at is not null;
call fence('jobs', 'select, insert', 'select, insert, update, delete');

-- Keys of the installation itself (pepper, token signing, cursors), each wrapped by the master key.
create table installation_keys (
  name        text primary key,
  wrapped_key text not null,
  created_at  instant not null default now()
);
grant select, insert, update on installation_keys to prokura_service, prokura_worker;

-- Recurring work of the whole installation: whichever worker moves `next_at` first does it.
create table schedules (
  name    text primary key,
  next_at instant not null default now()
);
grant select, insert, update on schedules to prokura_worker;

-- Tokens of rate limits, leased by processes a second's worth at a time. Lost in a crash, which only refills them.
create unlogged table rate_buckets (
  bucket     text primary key,
  tokens     double precision not null,
  updated_at timestamptz not null default now()
);

-- Portals with jobs due: all a worker may learn before it enters one.
grant select (tenant_id, due_at, finished_at) on jobs to prokura_directory;
create policy directory on jobs for select to prokura_directory using (true);
create function tenants_with_due_jobs(most int) returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select j.tenant_id from jobs j where j.finished_at is null and j.due_at <= now() group by j.tenant_id order by min(j.due_at) limit most
$$;
alter function tenants_with_due_jobs owner to prokura_directory;
revoke execute on function tenants_with_due_jobs from public;
grant execute on function tenants_with_due_jobs to prokura_worker;

-- Takes up to `wanted` tokens from a bucket that refills at `rate` a second up to `burst`.
grant select, insert, update on rate_buckets to prokura_directory;
create function take_tokens(of text, rate double precision, burst double precision, wanted double precision)
returns table (granted double precision, remaining double precision)
language plpgsql volatile security definer set search_path = public as $$
declare
  held double precision;
begin
  insert into rate_buckets (bucket, tokens) values (of, burst) on conflict do nothing;
  select least(burst, b.tokens + rate * extract(epoch from clock_timestamp() - b.updated_at)) into held
  from rate_buckets b where b.bucket = of for update;
  granted := greatest(0, least(wanted, floor(held)));
  remaining := held - granted;
  update rate_buckets b set tokens = held - granted, updated_at = clock_timestamp() where b.bucket = of;
  return next;
end $$;
alter function take_tokens owner to prokura_directory;
revoke execute on function take_tokens from public;
grant execute on function take_tokens to prokura_service, prokura_worker;

-- Puts a bucket in debt, so that it gives nothing for so many seconds.
create function rest_bucket(of text, rate double precision, seconds double precision) returns void
language sql volatile security definer set search_path = public as $$
  insert into rate_buckets as b (bucket, tokens) values (of, -rate * seconds)
  on conflict (bucket) do update set tokens = least(excluded.tokens, b.tokens), updated_at = clock_timestamp()
$$;
alter function rest_bucket owner to prokura_directory;
revoke execute on function rest_bucket from public;
grant execute on function rest_bucket to prokura_service, prokura_worker;
