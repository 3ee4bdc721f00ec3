-- Access granted by OAuth, and writes at providers that must not happen twice.

-- Access and refresh tokens, sealed, with whom they are of: settings that name another server since make them worthless.
create table integration_tokens (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  issuer          text not null,
  client_id       text not null,
  access          text not null,
  refresh         text,
  scope           text,
  -- Somewhat before it runs out; null where the provider does not say.
  renew_at        instant,
  generation      int not null default 1,
  -- Who asks for new ones now, and until when that is believed: nothing is held locked meanwhile.
  lease           uuid,
  leased_until    instant,
  updated_at      instant not null default now(),
  primary key (tenant_id, installation_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('integration_tokens', 'select, insert, update, delete', 'select, insert, update, delete');

-- Journeys to a provider and back: whose, where to, and the proof kept for the exchange. The state itself is only hashed.
create table integration_oauth_states (
  tenant_id       uuid not null default tenant_id(),
  hash            bytea not null,
  installation_id uuid not null,
  slug            text not null,
  user_id         uuid not null,
  session_id      uuid not null,
  issuer          text not null,
  config_version  int not null,
  verifier_sealed text not null,
  expires_at      instant not null,
  used_at         instant,
  primary key (tenant_id, hash),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, user_id) references users
);
create index integration_oauth_states_age on integration_oauth_states (tenant_id, expires_at);
call fence('integration_oauth_states', 'select, insert, update, delete', 'select, delete');

create table integration_outbox (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  installation_id  uuid not null,
  operation        text not null check (length(operation) <= 100),
  payload          jsonb not null,
  -- The record it is written for, where there is one.
  entity_type      text,
  entity_id        uuid,
  status           text not null default 'pending' check (status in ('pending', 'running', 'done', 'failed', 'in_doubt')),
  attempts         int not null default 0,
  sent_at          instant,
  -- How often it was looked for at the provider while in doubt; then a person decides.
  sweeps           int not null default 0,
  awaits_decision  boolean not null default false,
  external_id      text,
  details          jsonb not null default '{}',
  last_error       jsonb,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  archived_at      instant,
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations,
  check (not awaits_decision or status = 'in_doubt')
);
create index integration_outbox_order on integration_outbox (tenant_id, installation_id, created_at, id);
create index integration_outbox_of_record on integration_outbox (tenant_id, entity_type, entity_id) where entity_id is not null;
call fence('integration_outbox', 'select, insert, update', 'select, insert, update, delete');
