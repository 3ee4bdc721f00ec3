-- Below which stock of an item in a warehouse more of it is asked for, and how much.
create table reorder_points (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  warehouse_id    uuid not null,
  minimum         measure not null,
  target          measure check (target >= minimum),
  lot             measure check (lot > 0),
  lead_time_days  int check (lead_time_days between 0 and 3650),
  is_active       boolean not null default true,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  unique (tenant_id, catalog_item_id, warehouse_id),
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, warehouse_id) references warehouses
);
create index reorder_points_of_warehouse on reorder_points (tenant_id, warehouse_id, id);
create index reorder_points_by_update on reorder_points (tenant_id, updated_at, id);
call fence('reorder_points', 'select, insert, update, delete', 'select, update');

-- What a quantity of a line was counted from, where nobody wrote it by hand.
alter table requisition_lines add column reorder jsonb;

-- Each morning more is asked for, where the company has it so: of two workers, one writes the day.
alter table company_profiles add column proposes_reorders boolean not null default false;
create table reorder_days (
  tenant_id uuid not null default tenant_id(),
  day       date not null,
  primary key (tenant_id, day)
);
call fence('reorder_days', 'select, insert', 'select, insert');

-- Portals where it is morning by their own clock, and nobody has looked yet.
grant select (tenant_id, proposes_reorders) on company_profiles to prokura_directory;
grant select on reorder_days to prokura_directory;
create policy directory on reorder_days for select to prokura_directory using (true);
create function tenants_with_due_reorders(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select profile.tenant_id from company_profiles profile left join regional_settings regional on regional.tenant_id = profile.tenant_id
    cross join lateral (select now() at time zone coalesce(regional.timezone, 'Europe/Moscow') as shown) clock
    where profile.tenant_id not in (select away.tenant_id from away_portals away)
      and profile.proposes_reorders and extract(hour from clock.shown) >= 6
      and not exists (select 1 from reorder_days looked where looked.tenant_id = profile.tenant_id and looked.day = clock.shown::date)
    limit most
  ) due;
end $$;
alter function tenants_with_due_reorders owner to prokura_directory;
revoke execute on function tenants_with_due_reorders from public;
grant execute on function tenants_with_due_reorders to prokura_worker;
