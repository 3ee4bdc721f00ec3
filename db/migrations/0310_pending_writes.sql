-- Whether what a key writes waits until a person has decided, and whether all that comes by agents does.
alter table api_keys add column writes_wait boolean not null default false;
alter table tenants add column agent_writes_wait boolean not null default false;
drop trigger api_keys_touch on api_keys;
create trigger api_keys_touch after update of scopes, allowed_cidrs, require_if_match, rate_factor, status, created_by, expires_at, writes_wait on api_keys
  for each row execute function touch_config();

-- What a key asked for and what it would have done: it is done when a person has approved it. Until then nothing of it is written.
create table pending_writes (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  api_key_id uuid not null,
  -- The key and those that replaced it read it.
  family_id  uuid not null,
  address    text not null check (length(address) <= 300),
  title      jsonb not null,
  -- What the operation takes of a person: who holds it may see the write and decide.
  permission text not null check (length(permission) <= 100),
  input      jsonb not null,
  if_match   bigint,
  preview    jsonb not null,
  status     text not null default 'waiting' check (status in ('waiting', 'approved', 'done', 'failed', 'rejected')),
  reason     text collate people check (length(reason) <= 1000),
  decided_at instant,
  decided_by uuid,
  answer     jsonb,
  expires_at instant not null,
  version    bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, api_key_id) references api_keys
);
create index pending_writes_of_key on pending_writes (tenant_id, api_key_id);
create index pending_writes_of_family on pending_writes (tenant_id, family_id, id);
create index pending_writes_waiting on pending_writes (tenant_id, expires_at) where status = 'waiting';
call fence('pending_writes', 'select, insert, update', 'select, update');
