-- Links by which a driver without an account sees a route or a batch, and what is noted by them.

create table driver_links (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  route_id   uuid,
  batch_id   uuid,
  -- As somebody has said; null for two days after the planned date, whatever that becomes.
  expires_at instant,
  ended_at   instant,
  opened_at  instant,
  created_at instant not null default now(),
  created_by uuid,
  digest     bytea not null unique,
  sealed     text not null,
  primary key (tenant_id, id),
  check (num_nonnulls(route_id, batch_id) = 1),
  foreign key (tenant_id, route_id) references delivery_routes on delete cascade,
  foreign key (tenant_id, batch_id) references delivery_batches on delete cascade
);
create unique index driver_links_of_route on driver_links (tenant_id, route_id) where ended_at is null;
create unique index driver_links_of_batch on driver_links (tenant_id, batch_id) where ended_at is null;
create index driver_links_by_route on driver_links (tenant_id, route_id) where route_id is not null;
create index driver_links_by_batch on driver_links (tenant_id, batch_id) where batch_id is not null;
call fence('driver_links', 'select, insert, update, delete', 'select');

-- The portal behind a link: all that is known before the portal is entered.
grant select (tenant_id, id, digest) on driver_links to prokura_directory;
create policy directory on driver_links for select to prokura_directory using (true);
create function find_driver_link(digest bytea) returns table (tenant_id uuid, link_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select link.tenant_id, link.id from driver_links link where link.digest = $1;
end $$;
alter function find_driver_link owner to prokura_directory;
revoke execute on function find_driver_link from public;
grant execute on function find_driver_link to prokura_service;

alter table route_stops add column arrived_at instant;
alter table delivery_batches add column driver_comment text check (length(driver_comment) <= 1000);

-- Phones of drivers tell positions too, while the driver has agreed.
alter table vehicle_locations drop constraint vehicle_locations_source_check;
alter table vehicle_locations add constraint vehicle_locations_source_check check (source in ('manual', 'telematics', 'import', 'driver'));
