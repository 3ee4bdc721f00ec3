-- Portals where a day has ended, by their own clock, and turned what invoices and price lists show: payment overdue, prices expired.
-- A row touched since that midnight has told it already.
grant select (tenant_id, due_date, gross, paid_amount, status, updated_at) on invoices to prokura_directory;
grant select (id, updated_at) on price_lists to prokura_directory;
grant select (tenant_id, price_list_id, status, valid_to) on price_list_items to prokura_directory;
create policy directory on invoices for select to prokura_directory using (true);
create policy directory on price_list_items for select to prokura_directory using (true);

create function tenants_with_turned_invoices(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct inv.tenant_id from invoices inv left join regional_settings regional on regional.tenant_id = inv.tenant_id
    where inv.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.due_date >= (inv.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.gross > inv.paid_amount and inv.status not in ('cancelled', 'rejected')
    limit most
  ) turned
$$;
alter function tenants_with_turned_invoices owner to prokura_directory;
revoke execute on function tenants_with_turned_invoices from public;
grant execute on function tenants_with_turned_invoices to prokura_worker;

create function tenants_with_turned_price_lists(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional on regional.tenant_id = list.tenant_id
    where exists (
      select 1 from price_list_items line
      where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active'
        and line.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
        and line.valid_to >= (list.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date)
    limit most
  ) turned
$$;
alter function tenants_with_turned_price_lists owner to prokura_directory;
revoke execute on function tenants_with_turned_price_lists from public;
grant execute on function tenants_with_turned_price_lists to prokura_worker;
