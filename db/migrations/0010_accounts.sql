-- Accounts: registration, one-time links, letters, the brake on guessing passwords, and what the workers need for them.

-- The trace of a consent: which documents, in which version, from where. Never changed, never removed.
create table legal_consents (
  tenant_id              uuid not null default tenant_id() references tenants,
  id                     uuid not null default uuidv7(),
  user_id                uuid not null,
  accepted_offer         boolean not null,
  accepted_personal_data boolean not null,
  accepted_marketing     boolean not null,
  -- {"offer": "2026-11-01", …} and {"offer": "https://…", …} as they stood at that moment.
  document_versions      json not null,
  document_urls          json not null,
  source                 text not null,
  ip                     inet,
  user_agent             text,
  accepted_at            instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users
);
call fence('legal_consents', 'select, insert', 'select');

create table one_time_links (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  purpose    text not null,
  user_id    uuid not null,
  token_hash bytea not null,
  created_at instant not null default now(),
  expires_at instant not null,
  used_at    instant,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index one_time_links_of_user on one_time_links (tenant_id, user_id, purpose, created_at);
call fence('one_time_links', 'select, insert, update', 'select, insert, update, delete');

create table letters (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  recipient   text not null,
  template    text not null,
  locale      text not null check (locale in ('ru', 'en')),
  subject     text not null,
  -- Sealed, for it holds one-time links; emptied as soon as the letter has left or has been given up.
  variables   text,
  -- `withdrawn`: its occasion ended before it left.
  status      text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'withdrawn')),
  attempts    int not null default 0,
  -- The mail server's last words, or the file.
  ref         text,
  -- The record it is about, and the page of the portal that shows it.
  about_type  text,
  about_id    uuid,
  about_page  text,
  -- The person it was written for: answers go to him, and he hears of it when it could not be delivered.
  written_for uuid,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  primary key (tenant_id, id),
  check ((about_type is null) = (about_id is null))
);
create index letters_waiting on letters (tenant_id, about_id) where status = 'queued' and about_id is not null;
create index letters_of_recipient on letters (tenant_id, recipient, created_at);
call fence('letters', 'select, insert', 'select, insert, update');
grant update (status, variables, updated_at) on letters to prokura_service;

-- Names of portals as they were asked for. A registration with a known address makes no portal, yet takes the name
-- all the same: otherwise the name that stays free would tell that the address is known.
create table portal_names (
  slug     text primary key,
  taken_at instant not null default now()
);
grant select, insert on portal_names to prokura_directory;
grant select (tenant_id, slug) on tenants to prokura_directory;
create policy directory on tenants for select to prokura_directory using (true);

create function find_portal_name(wanted text) returns table (taken boolean)
language sql stable security definer set search_path = public as $$
  select exists (select 1 from portal_names n where n.slug = wanted) or exists (select 1 from tenants t where t.slug = wanted)
$$;
alter function find_portal_name owner to prokura_directory;

create function claim_portal_name(wanted text) returns table (claimed boolean)
language sql volatile security definer set search_path = public as $$
  with taken as (
    insert into portal_names (slug) select wanted where not exists (select 1 from tenants t where t.slug = wanted)
    on conflict do nothing returning 1
  )
  select exists (select 1 from taken)
$$;
alter function claim_portal_name owner to prokura_directory;

-- Registrations whose address is not confirmed yet, the newest of each address. A registration with a known address
-- leaves a row without a portal, so that signing in with its password is answered as everywhere: confirm first.
create table pending_logins (
  email         text primary key,
  tenant_id     uuid,
  user_id       uuid,
  password_hash text not null,
  created_at    instant not null default now()
);
grant select, insert, update, delete on pending_logins to prokura_directory;

-- Always one row: whom the address signs in, and the registration that waits for its confirmation, each if there is one.
create function find_account(address text)
returns table (tenant_id uuid, user_id uuid, pending_tenant_id uuid, pending_user_id uuid, pending_hash text)
language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.user_id, p.tenant_id, p.user_id, p.password_hash
  from (select lower(address) as email) asked
  left join login_directory d on d.email = asked.email
  left join pending_logins p on p.email = asked.email
$$;
alter function find_account owner to prokura_directory;

create function claim_pending_login(address text, of_tenant uuid, of_user uuid, hash text) returns table (claimed boolean)
language sql volatile security definer set search_path = public as $$
  insert into pending_logins (email, tenant_id, user_id, password_hash) values (lower(address), of_tenant, of_user, hash)
  on conflict (email) do update set tenant_id = of_tenant, user_id = of_user, password_hash = hash, created_at = now()
  returning true
$$;
alter function claim_pending_login owner to prokura_directory;

-- True when the address now signs this person in; false when it belongs to somebody else already.
-- The first confirmed registration of an address wins, and ends the waiting of every other one.
create function claim_login(address text, of_tenant uuid, of_user uuid) returns table (claimed boolean)
language sql volatile security definer set search_path = public as $$
  with taken as (
    insert into login_directory (email, tenant_id, user_id) values (lower(address), of_tenant, of_user) on conflict do nothing returning 1
  ), settled as (
    delete from pending_logins p where p.email = lower(address)
  )
  select exists (select 1 from taken)
    or exists (select 1 from login_directory d where d.email = lower(address) and d.tenant_id = of_tenant and d.user_id = of_user)
$$;
alter function claim_login owner to prokura_directory;

-- The brake on guessing, by a keyed digest of the address, whether anybody has it or not. On the database's clock.
create table login_throttles (
  key      bytea primary key,
  failures int not null,
  last_at  timestamptz not null
);
create index login_throttles_age on login_throttles (last_at);
grant select, insert, update, delete on login_throttles to prokura_directory;

-- Counts an attempt as failed before it is tried, so that a hundred at once are no way around. Five are free, then each
-- has to wait 1 s, 2 s, … 15 min since the one before; a day without any forgets them. Answers the seconds to wait.
create function take_login_attempt(of_key bytea) returns table (wait_seconds int)
language plpgsql volatile security definer set search_path = public as $$
declare
  known login_throttles;
  ready timestamptz;
begin
  insert into login_throttles values (of_key, 0, clock_timestamp()) on conflict do nothing;
  select * into known from login_throttles t where t.key = of_key for update;
  if known.last_at < clock_timestamp() - interval '24 hours' then known.failures := 0; end if;
  ready := known.last_at + case when known.failures < 5 then interval '0' else least(2 ^ (known.failures - 5), 900) * interval '1 second' end;
  if ready > clock_timestamp() then
    wait_seconds := ceil(extract(epoch from ready - clock_timestamp()));
  else
    wait_seconds := 0;
    update login_throttles t set failures = least(known.failures + 1, 30), last_at = clock_timestamp() where t.key = of_key;
  end if;
  return next;
end $$;
alter function take_login_attempt owner to prokura_directory;

-- Takes failures back: all of them after a right password, one when an attempt could not be tried at all.
create function release_login_attempts(of_key bytea, how_many int) returns table (left_over int)
language sql volatile security definer set search_path = public as $$
  update login_throttles t set failures = greatest(0, t.failures - how_many) where t.key = of_key returning t.failures
$$;
alter function release_login_attempts owner to prokura_directory;

create function release_stale_login_attempts() returns table (released bigint)
language sql volatile security definer set search_path = public as $$
  with gone as (delete from login_throttles t where t.last_at < now() - interval '24 hours' returning 1) select count(*) from gone
$$;
alter function release_stale_login_attempts owner to prokura_directory;

-- Portals in pages of `most`, for work that goes round all of them.
create function find_tenants(past uuid, most int) returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select t.tenant_id from tenants t where past is null or t.tenant_id > past order by t.tenant_id limit most
$$;
alter function find_tenants owner to prokura_directory;

revoke execute on function find_portal_name, claim_portal_name, find_account, claim_pending_login, claim_login, take_login_attempt,
  release_login_attempts, release_stale_login_attempts, find_tenants from public;
grant execute on function find_portal_name, claim_portal_name, find_account, claim_pending_login, claim_login, take_login_attempt,
  release_login_attempts to prokura_service;
grant execute on function find_account, release_stale_login_attempts, find_tenants to prokura_worker;
