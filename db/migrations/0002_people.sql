-- People of a portal, what they may do, and the two ways in: sessions and API keys.

create table users (
  tenant_id            uuid not null default tenant_id() references tenants,
  id                   uuid not null default uuidv7(),
  code                 text not null,
  full_name            text collate people not null,
  email                text not null,
  phone                text,
  position             text,
  status               text not null check (status in ('invited', 'active', 'blocked')),
  locale               text not null default 'ru' check (locale in ('ru', 'en')),
  timezone             text not null default 'Europe/Moscow',
  password_hash        text,
  must_change_password boolean not null default false,
  email_verified_at    instant,
  last_login_at        instant,
  version              bigint not null default 1,
  created_at           instant not null default now(),
  updated_at           instant not null default now(),
  created_by           uuid,
  updated_by           uuid,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
create unique index users_email on users (tenant_id, lower(email));
call fence('users', 'select, insert, update', 'select');
create trigger users_touch after insert or update of status, must_change_password, email_verified_at on users
  for each row execute function touch_config();

create table roles (
  tenant_id   uuid not null default tenant_id() references tenants,
  id          uuid not null default uuidv7(),
  code        text not null,
  name        text collate people not null,
  is_system   boolean not null default false,
  -- Null for system roles: their permissions are the platform's own table.
  permissions text[],
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  archived_at instant,
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (is_system = (permissions is null))
);
call fence('roles', 'select, insert, update, delete', 'select');
create trigger roles_touch after insert or update or delete on roles for each row execute function touch_config();

create table user_roles (
  tenant_id uuid not null default tenant_id(),
  user_id   uuid not null,
  role_id   uuid not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, role_id) references roles
);
call fence('user_roles', 'select, insert, delete', 'select');
create trigger user_roles_touch after insert or update or delete on user_roles for each row execute function touch_config();

create table sessions (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  user_id          uuid not null,
  client_type      text not null default 'browser' check (client_type in ('browser', 'native')),
  -- The refresh token in force, and the one it replaced, honoured for a moment when an answer was lost.
  refresh_hash     bytea not null,
  previous_hash    bytea,
  refreshed_at     instant not null default now(),
  ip               inet,
  user_agent       text,
  created_at       instant not null default now(),
  last_seen_at     instant not null default now(),
  expires_at       instant not null,
  ended_at         instant,
  end_reason       text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index sessions_of_user on sessions (tenant_id, user_id) where ended_at is null;
create index sessions_over on sessions (tenant_id, expires_at);
call fence('sessions', 'select, insert, update', 'select, delete');

create table api_keys (
  tenant_id          uuid not null default tenant_id() references tenants,
  id                 uuid not null default uuidv7(),
  -- Keys made by rotation share a family: one holder of idempotency keys, one line in the list.
  family_id          uuid not null,
  key_id             text not null unique,
  digest             bytea not null,
  last4              text not null,
  env                text not null default 'live' check (env in ('live', 'test')),
  name               text collate people not null,
  scopes             text[] not null,
  allowed_cidrs      cidr[] not null default '{}',
  require_if_match   boolean not null default false,
  rate_factor        numeric not null default 1 check (rate_factor > 0),
  status             text not null default 'active' check (status in ('active', 'archived')),
  created_by         uuid,
  created_at         instant not null default now(),
  updated_at         instant not null default now(),
  expires_at         instant,
  archived_at        instant,
  last_used_at       instant,
  last_used_ip       inet,
  -- The key that took over by rotation; this one lives on until its overlap ends.
  successor_id       uuid,
  -- The nearest notice of expiry that was mailed: 30, 7 or 1 days ahead.
  noticed_days       int,
  version            bigint not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users
);
create index api_keys_of_family on api_keys (tenant_id, family_id);
-- Across portals: the workers look here for keys that end soon.
create index api_keys_expiring on api_keys (expires_at) where status = 'active' and expires_at is not null and successor_id is null;
call fence('api_keys', 'select, insert, update', 'select, update');
create trigger api_keys_touch after update of scopes, allowed_cidrs, require_if_match, rate_factor, status, created_by, expires_at on api_keys
  for each row execute function touch_config();

-- The directory: which portal a key or a verified e-mail belongs to. Its functions are all a visitor may ask.
grant select (tenant_id, key_id) on api_keys to prokura_directory;
create policy directory on api_keys for select to prokura_directory using (true);
create function find_api_key(public_id text) returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select k.tenant_id from api_keys k where k.key_id = public_id
$$;
alter function find_api_key owner to prokura_directory;

create table login_directory (
  email     text primary key,
  tenant_id uuid not null,
  user_id   uuid not null,
  unique (tenant_id, user_id)
);
grant select, insert, delete on login_directory to prokura_directory;
create function find_login(address text) returns table (tenant_id uuid, user_id uuid)
language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.user_id from login_directory d where d.email = lower(address)
$$;
alter function find_login owner to prokura_directory;
revoke execute on function find_api_key, find_login from public;
grant execute on function find_api_key, find_login to prokura_service;
