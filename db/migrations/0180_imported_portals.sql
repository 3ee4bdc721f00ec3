-- A portal is imported from another installation as a whole; its API keys, passwords and cursors still hold.

-- Keys of the installations a portal came from, sealed under the portal's own data key: its API keys and passwords are checked with
-- `pepper`, cursors of its feed are opened with `tokens`.
create table imported_keys (
  tenant_id  uuid not null default tenant_id() references tenants,
  id         uuid not null default uuidv7(),
  name       text not null check (name in ('pepper', 'tokens')),
  sealed     text not null,
  imported_at instant not null default now(),
  primary key (tenant_id, id)
);
call fence('imported_keys', 'select', 'select');

-- A copy of a portal works, and says nothing to anybody outside: no letter and no webhook leaves it.
alter table tenants add column outgoing text not null default 'open' check (outgoing in ('open', 'held'));
