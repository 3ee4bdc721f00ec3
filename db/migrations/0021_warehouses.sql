-- Where goods lie.

create table warehouses (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  code          text check (length(code) <= 32),
  name          text collate people not null check (length(name) <= 200),
  kind          text not null default 'main' check (kind in ('main', 'transit', 'site', 'virtual')),
  address       text,
  latitude      signed_decimal check (latitude between -90 and 90),
  longitude     signed_decimal check (longitude between -180 and 180),
  contact_name  text,
  phone         text,
  is_default    boolean not null default false,
  custom_fields jsonb not null default '{}',
  status        text not null default 'active' check (status in ('active', 'archived')),
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  archived_at   instant,
  created_by    uuid,
  updated_by    uuid,
  primary key (tenant_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index warehouses_code on warehouses (tenant_id, lower(code)) where archived_at is null;
create unique index warehouses_name on warehouses (tenant_id, lower(name)) where archived_at is null;
create unique index warehouses_default on warehouses (tenant_id) where is_default;
create index warehouses_by_update on warehouses (tenant_id, updated_at, id);
call fence('warehouses', 'select, insert, update', 'select, insert, update');
