-- Sample data of a portal, and the numbers that its sequences had before and after it was made.
create table sample_sets (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  language     text not null check (language in ('ru', 'en')),
  record_count integer not null check (record_count >= 0),
  numbers      jsonb not null default '[]',
  version      bigint not null default 1,
  created_at   instant not null default now(),
  updated_at   instant not null default now(),
  created_by   uuid,
  primary key (tenant_id, id)
);
-- A portal has one at a time.
create unique index sample_sets_once on sample_sets (tenant_id);
call fence('sample_sets', 'select, insert, update');

-- Each of its records that has a page of its own; the parts of a record come and go with it.
create table sample_records (
  tenant_id   uuid not null default tenant_id(),
  entity_type text not null check (length(entity_type) <= 60),
  entity_id   uuid not null,
  primary key (tenant_id, entity_type, entity_id)
);
call fence('sample_records', 'select, insert', 'select');
