-- Webhooks of providers that we register ourselves: they bear no signature, so the token in the address is all that protects them.

alter table inbound_endpoints
  add area text not null default 'inbound' check (area in ('inbound', 'messenger', 'tasktracker')),
  alter column secret drop not null,
  alter column secret_shown drop not null,
  add check (area <> 'inbound' or (secret is not null and secret_shown is not null));

create or replace function find_inbound_endpoint(digest bytea) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select e.tenant_id, e.id, e.installation_id from inbound_endpoints e where e.digest = $1 and e.area = 'inbound';
end $$;

grant select (area) on inbound_endpoints to prokura_directory;
create function find_provider_endpoint(digest bytea, wanted text) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select e.tenant_id, e.id, e.installation_id from inbound_endpoints e where e.digest = $1 and e.area = $2;
end $$;
alter function find_provider_endpoint owner to prokura_directory;
revoke execute on function find_provider_endpoint from public;
grant execute on function find_provider_endpoint to prokura_service;

-- What the provider was told of our address, and what has to be given back to it.
create table provider_webhooks (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  registered_at   instant,
  -- Sealed: the address that stood there before is a secret of somebody else.
  state           text,
  last_error      jsonb,
  -- While the provider is being told of an address; past it, whoever told it has died.
  busy_until      instant,
  updated_at      instant not null default now(),
  primary key (tenant_id, installation_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('provider_webhooks', 'select, insert, update, delete', 'select, insert, update, delete');

-- One post of a provider. The body is kept until its events are taken: from then on they stand with the domain.
create table provider_deliveries (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  endpoint_id     uuid not null,
  received_at     instant not null default now(),
  body            bytea,
  size            int not null,
  status          text not null default 'received' check (status in ('received', 'waiting', 'applied', 'unreadable', 'skipped', 'failed')),
  -- Events it held, and those among them that had not come before.
  events          int not null default 0,
  fresh           int not null default 0,
  attempts        int not null default 0,
  finished_at     instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, endpoint_id) references inbound_endpoints,
  check (status in ('received', 'waiting') or finished_at is not null)
);
create index provider_deliveries_order on provider_deliveries (tenant_id, installation_id, received_at, id);
create index provider_deliveries_age on provider_deliveries (tenant_id, received_at);
create index provider_deliveries_endpoint on provider_deliveries (tenant_id, endpoint_id);
call fence('provider_deliveries', 'select, insert', 'select, update, delete');

-- Events that were taken: what comes again is known.
create table provider_events (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  digest          bytea not null,
  taken_at        instant not null default now(),
  primary key (tenant_id, installation_id, digest),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index provider_events_age on provider_events (tenant_id, taken_at);
call fence('provider_events', 'select', 'select, insert, delete');
