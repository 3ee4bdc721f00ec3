-- Deliveries that are late are told of, each once for its day.

-- The due date that was told of as passed.
alter table requisitions add column late_told date;

-- Portals where a due date has passed by their own clock, not all has come, and nobody was told. A day that passed a week ago is no news.
grant select (tenant_id, due_date, status, late_told) on requisitions to prokura_directory;
create policy directory on requisitions for select to prokura_directory using (true);
create function tenants_with_late_goods(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct req.tenant_id from requisitions req left join regional_settings regional on regional.tenant_id = req.tenant_id
    where req.tenant_id not in (select away.tenant_id from away_portals away)
      and req.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and req.due_date >= (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date - 7
      and req.late_told is distinct from req.due_date
      and req.status in ('approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received')
    limit most
  ) late;
end $$;
alter function tenants_with_late_goods owner to prokura_directory;
revoke execute on function tenants_with_late_goods from public;
grant execute on function tenants_with_late_goods to prokura_worker;
