-- Where goods are loaded and unloaded, who drives them, and what carries them.

create table logistics_objects (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  code            text collate people not null check (length(code) <= 32),
  name            text collate people not null check (length(name) <= 200),
  kind            text not null default 'site' check (kind in ('warehouse', 'site', 'supplier', 'customer', 'terminal')),
  address         text check (length(address) <= 500),
  region          text collate people check (length(region) <= 200),
  latitude        numeric(9, 6) check (latitude between -90 and 90),
  longitude       numeric(9, 6) check (longitude between -180 and 180),
  contact_name    text check (length(contact_name) <= 200),
  phone           text check (length(phone) <= 40),
  warehouse_id    uuid,
  counterparty_id uuid,
  working_hours   text check (length(working_hours) <= 200),
  comment         text check (length(comment) <= 2000),
  is_active       boolean not null default true,
  custom_fields   jsonb not null default '{}',
  status          text not null default 'active' check (status in ('active', 'archived')),
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  archived_at     instant,
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, counterparty_id) references counterparties,
  check ((latitude is null) = (longitude is null))
);
create unique index logistics_objects_code on logistics_objects (tenant_id, lower(code)) where archived_at is null;
create index logistics_objects_by_update on logistics_objects (tenant_id, updated_at, id);
create index logistics_objects_of_warehouse on logistics_objects (tenant_id, warehouse_id);
create index logistics_objects_of_counterparty on logistics_objects (tenant_id, counterparty_id);
call fence('logistics_objects', 'select, insert, update, delete', 'select');

create table drivers (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  full_name        text collate people not null check (length(full_name) <= 200),
  phone            text check (length(phone) <= 40),
  license_number   text check (length(license_number) <= 32),
  license_valid_to date,
  -- The passport as answers show it, and whole under the portal's key.
  passport_mask    text check (length(passport_mask) <= 200),
  passport_sealed  text,
  carrier_id       uuid,
  is_active        boolean not null default true,
  custom_fields    jsonb not null default '{}',
  status           text not null default 'active' check (status in ('active', 'archived')),
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  archived_at      instant,
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, carrier_id) references counterparties,
  check ((passport_mask is null) = (passport_sealed is null))
);
create unique index drivers_license on drivers (tenant_id, license_number) where archived_at is null;
create index drivers_by_update on drivers (tenant_id, updated_at, id);
create index drivers_of_carrier on drivers (tenant_id, carrier_id);
call fence('drivers', 'select, insert, update, delete', 'select');

create table vehicles (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  plate_number       text collate people not null check (length(plate_number) <= 20),
  -- The plate without spaces, dashes and case: what must differ.
  plate_key          text not null,
  model              text collate people check (length(model) <= 200),
  kind               text not null default 'truck' check (kind in ('truck', 'van', 'refrigerator', 'flatbed', 'tanker', 'car', 'other')),
  capacity_kg        measure,
  capacity_m3        measure,
  carrier_id         uuid,
  tracker_id         text check (length(tracker_id) <= 64),
  is_active          boolean not null default true,
  -- The point recorded last, copied by the statement that keeps the point.
  latest_point_id    uuid,
  latest_recorded_at instant,
  latest_created_at  instant,
  latest_latitude    numeric(9, 6),
  latest_longitude   numeric(9, 6),
  latest_speed       measure,
  latest_heading     measure,
  latest_movement    text,
  latest_address     text,
  latest_source      text,
  custom_fields      jsonb not null default '{}',
  status             text not null default 'active' check (status in ('active', 'archived')),
  version            bigint not null default 1,
  created_at         instant not null default now(),
  updated_at         instant not null default now(),
  archived_at        instant,
  created_by         uuid,
  updated_by         uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, carrier_id) references counterparties
) with (fillfactor = 70); -- Each arriving point writes its vehicle anew: room for it on the same page keeps the indexes untouched.
create unique index vehicles_plate on vehicles (tenant_id, plate_key) where archived_at is null;
create unique index vehicles_tracker on vehicles (tenant_id, tracker_id) where archived_at is null;
create index vehicles_by_update on vehicles (tenant_id, updated_at, id);
create index vehicles_of_carrier on vehicles (tenant_id, carrier_id);
call fence('vehicles', 'select, insert, update, delete', 'select, update');

-- What keeps a record of logistics from being deleted: it is archived instead. `record_kind` is the entity type of the record:
-- logistics_object, driver, vehicle, delivery_route or delivery_batch. Routes and batches replace `delivery_links` with their rows,
-- documents replace `delivery_document_links`; `logistics_links` joins both.
create function delivery_links(tenant_id uuid, record_kind text, record uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return;
end $$;

create function delivery_document_links(tenant_id uuid, record_kind text, record uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return;
end $$;

create function logistics_links(tenant_id uuid, record_kind text, record uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select held.entity_type, held.count from delivery_links(tenant_id => $1, record_kind => $2, record => $3) held
  union all
  select held.entity_type, held.count from delivery_document_links(tenant_id => $1, record_kind => $2, record => $3) held;
end $$;
