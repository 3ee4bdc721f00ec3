-- An accounting system that calls us: how it gets in, what it has sent, and what it has told of so far.

create table site_exchange_access (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  -- Names the portal in the address that is typed into the other system; what proves the caller is his password.
  address_key     text not null unique check (address_key ~ '^[0-9A-Za-z_-]{22}$'),
  login           text not null check (length(login) <= 40),
  password_digest bytea not null,
  last_login_at   instant,
  created_by      uuid,
  updated_at      instant not null default now(),
  primary key (tenant_id, installation_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('site_exchange_access', 'select, insert, update', 'select, delete');

-- The portal and the installation behind an address: all a caller is told before it enters the portal.
grant select (tenant_id, installation_id, address_key) on site_exchange_access to prokura_directory;
create policy directory on site_exchange_access for select to prokura_directory using (true);
create function find_site_exchange(address_key text) returns table (tenant_id uuid, installation_id uuid)
language sql stable security definer set search_path = public as $$
  select access.tenant_id, access.installation_id from site_exchange_access access where access.address_key = $1
$$;
alter function find_site_exchange owner to prokura_directory;
revoke execute on function find_site_exchange from public;
grant execute on function find_site_exchange to prokura_service;

create table site_exchange_sessions (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  cookie_digest   bytea not null,
  started_at      instant not null default now(),
  seen_at         instant not null default now(),
  ended_at        instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references site_exchange_access on delete cascade
);
create index site_exchange_sessions_by_cookie on site_exchange_sessions (tenant_id, cookie_digest);
create index site_exchange_sessions_by_age on site_exchange_sessions (tenant_id, installation_id, started_at);
call fence('site_exchange_sessions', 'select, insert, update, delete', 'select, delete');

create table site_exchange_files (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  session_id uuid not null,
  name       text not null check (length(name) <= 300),
  kind       text not null check (kind in ('records', 'archive', 'picture')),
  state      text not null default 'receiving' check (state in ('receiving', 'applying', 'done', 'failed')),
  bytes      bigint not null default 0,
  -- How many records were put aside so far, and the packages they came in.
  staged     int not null default 0,
  packages   jsonb not null default '[]',
  counts     jsonb not null default '{}',
  reason     jsonb,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references site_exchange_sessions on delete cascade
);
create index site_exchange_files_of on site_exchange_files (tenant_id, session_id, id);
call fence('site_exchange_files', 'select, insert, update, delete', 'select, delete');

create table site_exchange_parts (
  tenant_id   uuid not null default tenant_id(),
  file_id     uuid not null,
  n           int not null,
  storage_key text not null,
  bytes       bigint not null,
  sha256      text not null,
  primary key (tenant_id, file_id, n),
  foreign key (tenant_id, file_id) references site_exchange_files on delete cascade
);
call fence('site_exchange_parts', 'select, insert, update, delete', 'select, delete');

-- Records put aside until their file is read whole; `rank` puts what is referred to before what refers.
create table site_exchange_records (
  tenant_id   uuid not null default tenant_id(),
  session_id  uuid not null,
  file_id     uuid not null,
  n           int not null,
  kind        text not null,
  rank        int not null,
  external_id text,
  data        jsonb not null,
  state       text not null default 'staged' check (state in ('staged', 'applied', 'unchanged', 'waiting', 'refused')),
  reason      jsonb,
  primary key (tenant_id, file_id, n),
  foreign key (tenant_id, file_id) references site_exchange_files on delete cascade
);
create index site_exchange_records_staged on site_exchange_records (tenant_id, session_id, rank, file_id, n) where state = 'staged';
create index site_exchange_records_waiting on site_exchange_records (tenant_id, session_id) where state = 'waiting';
call fence('site_exchange_records', 'select, insert, update, delete', 'select, delete');

-- Everything the other system has told of: what was written last, and whether it is still there.
create table site_exchange_objects (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  kind            text not null,
  external_id     text not null,
  name            text not null,
  package_id      text,
  -- Of what was written last: what comes again unchanged is left alone.
  digest          bytea,
  details         jsonb not null default '{}',
  seen_session    uuid,
  seen_at         instant not null default now(),
  deleted_at      instant,
  absent_at       instant,
  primary key (tenant_id, installation_id, kind, external_id),
  foreign key (tenant_id, installation_id) references site_exchange_access on delete cascade
);
call fence('site_exchange_objects', 'select, insert, update, delete', 'select, delete');

-- Orders to suppliers as the other system knows them: one for each requisition and supplier.
create table site_exchange_orders (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  requisition_id  uuid not null,
  supplier_id     uuid not null,
  revision        int not null default 0,
  -- Of what was offered last, and of what was confirmed; they differ until the other system says it has it.
  offered_digest  bytea,
  offered_session uuid,
  told_digest     bytea,
  told_at         instant,
  withdrawn       boolean not null default false,
  outside_number  text,
  outside_date    text,
  outside_status  text,
  primary key (tenant_id, id),
  unique (tenant_id, installation_id, requisition_id, supplier_id),
  foreign key (tenant_id, installation_id) references site_exchange_access on delete cascade
);
call fence('site_exchange_orders', 'select, insert, update, delete', 'select, delete');
