-- Journeys along stops, and who drives them.

create table delivery_routes (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  number         text collate people not null check (length(number) <= 32),
  name           text collate people not null check (length(name) <= 300),
  planned_date   date,
  is_active      boolean not null default true,
  carrier_id     uuid,
  driver_id      uuid,
  vehicle_id     uuid,
  -- As written by hand, or as the reference was named when it was chosen.
  carrier_name   text collate people check (length(carrier_name) <= 255),
  driver_name    text collate people check (length(driver_name) <= 200),
  vehicle_number text collate people check (length(vehicle_number) <= 20),
  -- Along straight lines from stop to stop; null while a stop has no coordinates.
  distance_km    numeric(10, 3) check (distance_km >= 0),
  comment        text check (length(comment) <= 5000),
  custom_fields  jsonb not null default '{}',
  status         text not null default 'active' check (status in ('active', 'archived')),
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  archived_at    instant,
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check ((status = 'archived') = (archived_at is not null)),
  foreign key (tenant_id, carrier_id) references counterparties,
  foreign key (tenant_id, driver_id) references drivers,
  foreign key (tenant_id, vehicle_id) references vehicles
);
create index delivery_routes_by_update on delivery_routes (tenant_id, updated_at, id);
create index delivery_routes_by_date on delivery_routes (tenant_id, planned_date, id);
create index delivery_routes_of_carrier on delivery_routes (tenant_id, carrier_id) where carrier_id is not null;
create index delivery_routes_of_driver on delivery_routes (tenant_id, driver_id) where driver_id is not null;
create index delivery_routes_of_vehicle on delivery_routes (tenant_id, vehicle_id) where vehicle_id is not null;
call fence('delivery_routes', 'select, insert, update, delete', 'select');

create table route_stops (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  route_id   uuid not null,
  sequence   int not null check (sequence >= 1),
  kind       text not null check (kind in ('origin', 'pickup', 'waypoint', 'delivery', 'destination')),
  label      text collate people check (length(label) <= 255),
  object_id  uuid,
  address    text collate people check (length(address) <= 1000),
  latitude   signed_decimal check (latitude between -90 and 90),
  longitude  signed_decimal check (longitude between -180 and 180),
  planned_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, route_id, sequence) deferrable,
  check ((latitude is null) = (longitude is null)),
  foreign key (tenant_id, route_id) references delivery_routes on delete cascade,
  foreign key (tenant_id, object_id) references logistics_objects
);
create index route_stops_of_object on route_stops (tenant_id, object_id) where object_id is not null;
call fence('route_stops', 'select, insert, update, delete', 'select');
