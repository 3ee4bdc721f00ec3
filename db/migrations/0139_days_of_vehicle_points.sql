-- How long a company keeps the points of its vehicles, and the portals that keep some for longer than that.

alter table company_profiles add column vehicle_point_days int not null default 400 check (vehicle_point_days between 1 and 3650);

grant select (tenant_id, vehicle_point_days) on company_profiles to prokura_directory;
grant select (tenant_id, recorded_at) on vehicle_locations to prokura_directory;
grant select (tenant_id) on vehicles to prokura_directory;
create policy directory on company_profiles for select to prokura_directory using (true);
create policy directory on vehicle_locations for select to prokura_directory using (true);
create policy directory on vehicles for select to prokura_directory using (true);

-- Of portals with vehicles each is asked for its oldest point alone.
create function tenants_with_old_vehicle_points(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(old.tenant_id), '{}') from (
    select having_vehicles.tenant_id from (select distinct v.tenant_id from vehicles v) having_vehicles
    left join company_profiles profile on profile.tenant_id = having_vehicles.tenant_id
    where (select min(point.recorded_at) from vehicle_locations point where point.tenant_id = having_vehicles.tenant_id)
      < now() - make_interval(days => coalesce(profile.vehicle_point_days, 400))
    limit most
  ) old;
end $$;
alter function tenants_with_old_vehicle_points owner to prokura_directory;
revoke execute on function tenants_with_old_vehicle_points from public;
grant execute on function tenants_with_old_vehicle_points to prokura_worker;
