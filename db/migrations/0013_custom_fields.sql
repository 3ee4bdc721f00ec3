-- Fields a portal adds to its records. Values stand in the records' own rows, by key; this table says what they mean.

create table custom_field_definitions (
  tenant_id   uuid not null default tenant_id() references tenants,
  id          uuid not null default uuidv7(),
  entity_type text not null,
  key         text not null check (key ~ '^[a-z][a-z0-9_]{0,62}$'),
  label       text collate people not null,
  type        text not null check (type in
    ('string', 'text', 'number', 'money', 'boolean', 'date', 'datetime', 'select', 'multiselect', 'url', 'user')),
  options     jsonb check (options is null or type in ('select', 'multiselect')),
  required    boolean not null default false,
  status      text not null default 'active' check (status in ('active', 'archived')),
  position    int not null check (position >= 0),
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  archived_at instant,
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id),
  -- An archived field keeps its key, because its values still stand under it.
  unique (tenant_id, entity_type, key)
);
call fence('custom_field_definitions', 'select, insert, update', 'select');
create trigger custom_field_definitions_touch after insert or update or delete on custom_field_definitions
  for each row execute function touch_config();
