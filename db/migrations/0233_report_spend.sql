-- What each line of an invoice adds to the reports of spend, as it was counted last, and the sums of it by month.

-- Its row is locked by whoever counts in the portal, so that no figure is added twice.
create table report_standings (
  tenant_id  uuid not null default tenant_id() primary key,
  -- When a count of all invoices was asked for last, and when it had seen them all.
  begun_at   instant,
  counted_at instant
);
call fence('report_standings', 'select, insert, update', 'select, insert, update');

-- No key to the lines and invoices: what was counted stays until it is counted anew.
create table report_spend_lines (
  tenant_id        uuid not null default tenant_id(),
  -- The line of the invoice.
  id               uuid not null,
  invoice_id       uuid not null,
  requisition_id   uuid,
  date             date not null,
  counterparty_id  uuid not null,
  category_id      uuid,
  department       text collate people,
  catalog_item_id  uuid,
  invoice_currency currency not null,
  -- The currency it is counted in: that of the portal where the rate is known.
  currency         currency not null,
  amount           amount not null,
  primary key (tenant_id, id)
);
create index report_spend_lines_by_date on report_spend_lines (tenant_id, date, id);
create index report_spend_lines_of_invoice on report_spend_lines (tenant_id, invoice_id);
create index report_spend_lines_of_requisition on report_spend_lines (tenant_id, requisition_id) where requisition_id is not null;
create index report_spend_lines_of_supplier on report_spend_lines (tenant_id, counterparty_id, date, id);
create index report_spend_lines_of_category on report_spend_lines (tenant_id, category_id, date, id);
create index report_spend_lines_of_department on report_spend_lines (tenant_id, department, date, id);
create index report_spend_lines_of_item on report_spend_lines (tenant_id, catalog_item_id, date, id);
call fence('report_spend_lines', 'select, insert, update, delete', 'select, insert, update, delete');

-- Sums of those lines, once for each way of looking at them; an empty key stands for what has none.
create table report_spend (
  tenant_id uuid not null default tenant_id(),
  dimension text not null check (dimension in ('supplier', 'category', 'department', 'item', 'month', 'currency')),
  currency  currency not null,
  month     date not null check (extract(day from month) = 1),
  key       text collate "C" not null,
  amount    amount not null,
  lines     bigint not null,
  primary key (tenant_id, dimension, currency, month, key)
);
create index report_spend_of_key on report_spend (tenant_id, dimension, key, month);
call fence('report_spend', 'select, insert, update, delete', 'select, insert, update, delete');

-- Portals whose invoices were never counted as a whole: those that are older than the reports.
create policy directory on report_standings for select to prokura_directory using (true);
grant select on report_standings to prokura_directory;
grant select (tenant_id) on invoices to prokura_directory;
create function tenants_with_uncounted_spend(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(uncounted.tenant_id), '{}') from (
    select portal.tenant_id from tenants portal left join report_standings standing on standing.tenant_id = portal.tenant_id
    where portal.tenant_id not in (select away.tenant_id from away_portals away) and standing.begun_at is null
      and exists (select 1 from invoices invoice where invoice.tenant_id = portal.tenant_id)
    limit most
  ) uncounted;
end $$;
alter function tenants_with_uncounted_spend owner to prokura_directory;
revoke execute on function tenants_with_uncounted_spend from public;
grant execute on function tenants_with_uncounted_spend to prokura_worker;
