-- Webhooks that other systems send: where they come in, what came, what it was mapped to and what became of it.

-- One pair of address and secret. A new pair replaces the one before at once, or after an overlap; replaced ones stay, so that
-- whoever still calls them is told so.
create table inbound_endpoints (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  -- Of the token in the address. The token itself is sealed, to be shown again.
  digest          bytea not null unique,
  token           text not null,
  secret          text not null,
  secret_shown    text not null,
  -- Null while it is the current one.
  valid_until     instant,
  -- Receipts that were kept and have gone by age since.
  received_before bigint not null default 0,
  created_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create unique index inbound_endpoints_current on inbound_endpoints (tenant_id, installation_id) where valid_until is null;
call fence('inbound_endpoints', 'select, insert, update', 'select, insert, update, delete');

-- How many were refused lately, so that a flood of them is counted in the journal and not listed.
create table inbound_refusals (
  tenant_id   uuid not null default tenant_id(),
  endpoint_id uuid not null,
  hour        instant not null,
  refused     int not null,
  -- The line that counts those of this minute, once the hour has had its fill of lines.
  minute      instant,
  line_id     uuid,
  primary key (tenant_id, endpoint_id),
  foreign key (tenant_id, endpoint_id) references inbound_endpoints on delete cascade
);
call fence('inbound_refusals', 'select, insert, update', 'select, delete');

create table inbound_receipts (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  endpoint_id     uuid not null,
  event           text not null check (length(event) <= 200),
  -- Byte for byte as it came.
  body            bytea not null,
  body_digest     bytea not null,
  sent_at         instant not null,
  received_at     instant not null default now(),
  -- What tells a repeat: a value of the payload, an identifier of the sender, or the digest of what was signed. Null once a repeat
  -- of it would be too old to be taken anyway.
  replay_key      bytea,
  replay_kind     text not null check (replay_kind in ('payload', 'header', 'digest')),
  status          text not null default 'received'
                  check (status in ('received', 'retrying', 'applied', 'skipped_stale', 'unmatched', 'failed')),
  attempts        int not null default 0,
  next_attempt_at instant,
  last_error      jsonb,
  missing         text[] not null default '{}',
  finished_at     instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create unique index inbound_receipts_replay on inbound_receipts (tenant_id, installation_id, replay_key);
create index inbound_receipts_order on inbound_receipts (tenant_id, installation_id, received_at, id);
create index inbound_receipts_open on inbound_receipts (tenant_id, installation_id, status) where status in ('received', 'retrying', 'failed');
create index inbound_receipts_age on inbound_receipts (tenant_id, received_at);
create index inbound_receipts_spent on inbound_receipts (tenant_id, received_at) where replay_kind = 'digest' and replay_key is not null;
call fence('inbound_receipts', 'select, insert, update', 'select, insert, update, delete');

create table inbound_mappings (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  installation_id    uuid not null,
  name               text not null check (length(name) <= 200),
  active             boolean not null default true,
  position           int not null,
  event              text not null check (length(event) <= 200),
  operation          text not null check (length(operation) <= 64),
  -- `{target: {path, as}}`
  source             jsonb not null default '{}',
  defaults           jsonb not null default '{}',
  required_fields    text[] not null default '{}',
  idempotency_path   text,
  external_source    text,
  external_id_path   text,
  version_path       text,
  match_by           text,
  allow_bank_details boolean not null default false,
  version            bigint not null default 1,
  created_at         instant not null default now(),
  updated_at         instant not null default now(),
  archived_at        instant,
  created_by         uuid,
  updated_by         uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index inbound_mappings_order on inbound_mappings (tenant_id, installation_id, position, id) where archived_at is null;
call fence('inbound_mappings', 'select, insert, update', 'select');

-- What one mapping made of one receipt, written with its effect: what is done is not done again.
create table inbound_applications (
  tenant_id   uuid not null default tenant_id(),
  receipt_id  uuid not null,
  mapping_id  uuid not null,
  result      text not null check (result in ('recorded', 'created', 'updated', 'unchanged', 'skipped_stale')),
  entity_type text,
  entity_id   uuid,
  extracted   jsonb not null default '{}',
  at          instant not null default now(),
  primary key (tenant_id, receipt_id, mapping_id),
  foreign key (tenant_id, receipt_id) references inbound_receipts on delete cascade
);
call fence('inbound_applications', 'select, insert', 'select, insert, delete');

-- The newest version applied of a record of another system: what is older is left out.
create table inbound_versions (
  tenant_id       uuid not null default tenant_id(),
  operation       text not null,
  external_source text not null,
  external_id     text not null,
  newest          text,
  updated_at      instant not null default now(),
  primary key (tenant_id, operation, external_source, external_id)
);
call fence('inbound_versions', 'select, insert, update', 'select, insert, update');

-- The portal behind a token: all a visitor may learn before his signature is proven.
grant select (tenant_id, id, installation_id, digest) on inbound_endpoints to prokura_directory;
create policy directory on inbound_endpoints for select to prokura_directory using (true);
create function find_inbound_endpoint(digest bytea) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language sql stable security definer set search_path = public as $$
  select e.tenant_id, e.id, e.installation_id from inbound_endpoints e where e.digest = $1
$$;
alter function find_inbound_endpoint owner to prokura_directory;

revoke execute on function find_inbound_endpoint from public;
grant execute on function find_inbound_endpoint to prokura_service;
