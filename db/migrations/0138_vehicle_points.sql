-- Where vehicles were: measurements, not facts. Millions a day at most, so a row is narrow and has three indexes alone.

create table vehicle_locations (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  vehicle_id  uuid not null,
  recorded_at instant not null,
  latitude    numeric(9, 6) not null check (latitude between -90 and 90),
  longitude   numeric(9, 6) not null check (longitude between -180 and 180),
  speed       measure check (speed <= 1000),
  heading     measure check (heading <= 360),
  status      text not null default 'unknown' check (status in ('moving', 'stopped', 'loading', 'unloading', 'offline', 'unknown')),
  source      text not null default 'manual' check (source in ('manual', 'telematics', 'import')),
  address     text check (length(address) <= 500),
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  updated_by  uuid,
  primary key (tenant_id, id),
  -- A box that sends a point twice has sent one; the history of a vehicle is read in this order too.
  unique (tenant_id, vehicle_id, recorded_at, source),
  foreign key (tenant_id, vehicle_id) references vehicles
);
create index vehicle_locations_by_time on vehicle_locations (tenant_id, recorded_at, id);
call fence('vehicle_locations', 'select, insert, update, delete', 'select, insert, update, delete');
