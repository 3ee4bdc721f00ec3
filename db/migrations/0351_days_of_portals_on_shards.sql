-- The same questions, the day of each portal counted from its row: a sub-select without a table, which asks the clock, goes to no shard.
create or replace function tenants_with_ending_qualifications(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ending.tenant_id), '{}') from (
    select distinct one.tenant_id from (
      select held.tenant_id, held.status, held.ends_on, held.told_days,
        (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date as today
      from supplier_qualifications held left join regional_settings regional on regional.tenant_id = held.tenant_id
      where held.status in ('approved', 'suspended')
    ) one
    where one.tenant_id not in (select away.tenant_id from away_portals away)
      and (one.ends_on < one.today
        or one.status = 'approved' and one.ends_on <= one.today + 30 and one.told_days is null
        or one.status = 'approved' and one.ends_on <= one.today + 7 and one.told_days > 7)
    limit most
  ) ending;
end $$;

create or replace function tenants_with_due_reorders(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select one.tenant_id from (
      select profile.tenant_id, now() at time zone coalesce(regional.timezone, 'Europe/Moscow') as shown
      from company_profiles profile left join regional_settings regional on regional.tenant_id = profile.tenant_id
      where profile.proposes_reorders
    ) one
    where one.tenant_id not in (select away.tenant_id from away_portals away) and extract(hour from one.shown) >= 6
      and not exists (select 1 from reorder_days looked where looked.tenant_id = one.tenant_id and looked.day = one.shown::date)
    limit most
  ) due;
end $$;
