-- Deliveries that are late are told of by line, each once for its day.

-- The day that was told of as passed: the line's own, or that of its requisition.
alter table requisition_lines add column late_told date;

grant select (tenant_id, requisition_id, status, required_at, quantity, received_quantity, closed_short_quantity, late_told)
  on requisition_lines to prokura_directory;
grant select (id) on requisitions to prokura_directory;
create policy directory on requisition_lines for select to prokura_directory using (true);

-- Portals where the day of a line has passed by their own clock, not all of it has come, and nobody was told. A day that passed a week ago is no news.
create or replace function tenants_with_late_goods(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct req.tenant_id from requisitions req
    join requisition_lines line on line.tenant_id = req.tenant_id and line.requisition_id = req.id
    left join regional_settings regional on regional.tenant_id = req.tenant_id
    where req.tenant_id not in (select away.tenant_id from away_portals away)
      and coalesce(line.required_at, req.due_date) < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and coalesce(line.required_at, req.due_date) >= (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date - 7
      and line.late_told is distinct from coalesce(line.required_at, req.due_date)
      and line.status = 'active' and line.received_quantity + line.closed_short_quantity < line.quantity
      and req.status in ('approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received')
    limit most
  ) late;
end $$;
