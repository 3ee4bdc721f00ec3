-- Orders that are late are told of, each once for its day.

-- The day of the next delivery that was told of as passed.
alter table purchase_orders add column late_told date;

-- Portals where such a day has passed by their own clock and nobody was told. A day that passed a week ago is no news.
grant select (tenant_id, expected_date, status, late_told) on purchase_orders to prokura_directory;
create policy directory on purchase_orders for select to prokura_directory using (true);
create function tenants_with_late_orders(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct po.tenant_id from purchase_orders po left join regional_settings regional on regional.tenant_id = po.tenant_id
    where po.tenant_id not in (select away.tenant_id from away_portals away)
      and po.expected_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and po.expected_date >= (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date - 7
      and po.late_told is distinct from po.expected_date
      and po.status in ('sent', 'confirmed', 'confirmed_in_part', 'partially_received')
    limit most
  ) late;
end $$;
alter function tenants_with_late_orders owner to prokura_directory;
revoke execute on function tenants_with_late_orders from public;
grant execute on function tenants_with_late_orders to prokura_worker;
