-- What each purchase adds to savings, cycle times and the scorecard of suppliers, as it was counted last, and the sums of it.
-- A purchase is a requisition with all that came of it; what came of none (a request for quotes, a quote, an invoice) is one by itself.
alter table report_standings add column purchases_begun_at instant;
alter table report_standings add column purchases_counted_at instant;

-- Days that the steps of a requisition took, by the day it was made; and how many requisitions of a month took how long.
create table report_steps (
  tenant_id   uuid not null default tenant_id(),
  purchase_id uuid not null,
  step        text not null,
  date        date not null,
  days        numeric(9, 1) not null,
  primary key (tenant_id, purchase_id, step)
);
create index report_steps_by_date on report_steps (tenant_id, step, date);
call fence('report_steps', 'select, insert, delete', 'select, insert, delete');

create table report_step_days (
  tenant_id uuid not null default tenant_id(),
  step      text not null,
  month     date not null,
  days      numeric(9, 1) not null,
  purchases bigint not null,
  primary key (tenant_id, step, month, days)
);
call fence('report_step_days', 'select, insert, update', 'select, insert, update');

-- How many records of a figure of a supplier there are, and how many of them are as they should be.
create table report_supplier_records (
  tenant_id       uuid not null default tenant_id(),
  purchase_id     uuid not null,
  figure          text not null,
  entity_id       uuid not null,
  counterparty_id uuid not null,
  date            date not null,
  good            bigint not null,
  records         bigint not null,
  primary key (tenant_id, purchase_id, figure, entity_id, counterparty_id, date)
);
create index report_supplier_records_of_entity on report_supplier_records (tenant_id, entity_id);
create index report_supplier_records_of_supplier on report_supplier_records (tenant_id, counterparty_id, figure, date);
create index report_supplier_records_by_date on report_supplier_records (tenant_id, figure, date);
call fence('report_supplier_records', 'select, insert, delete', 'select, insert, delete');

create table report_supplier_sums (
  tenant_id       uuid not null default tenant_id(),
  figure          text not null,
  span            text not null check (span in ('month', 'quarter', 'year')),
  -- The first month of the span.
  month           date not null,
  counterparty_id uuid not null,
  good            bigint not null,
  records         bigint not null,
  primary key (tenant_id, figure, span, month, counterparty_id)
);
call fence('report_supplier_sums', 'select, insert, update', 'select, insert, update');

-- What each decided line is held against; what there is nothing to compare with is null.
create table report_savings_lines (
  tenant_id       uuid not null default tenant_id(),
  -- The line of the requisition.
  id              uuid not null,
  purchase_id     uuid not null,
  catalog_item_id uuid,
  currency        currency not null,
  -- When it was decided first and last, and the day of the last.
  first_at        instant not null,
  decided_at      instant not null,
  date            date not null,
  -- The day of the decision of the same requisition that comes next.
  next_date       date,
  chosen          amount not null,
  plan            numeric,
  last            numeric,
  median          numeric,
  -- The decision that `last` is of.
  earlier_id      uuid,
  earlier_line_id uuid,
  earlier_at      instant,
  primary key (tenant_id, id)
);
create index report_savings_lines_of_purchase on report_savings_lines (tenant_id, purchase_id);
create index report_savings_lines_by_decision on report_savings_lines (tenant_id, currency, decided_at, id);
create index report_savings_lines_of_item on report_savings_lines (tenant_id, catalog_item_id, first_at) where catalog_item_id is not null;
create index report_savings_lines_of_earlier on report_savings_lines (tenant_id, earlier_line_id) where earlier_line_id is not null;
call fence('report_savings_lines', 'select, insert, delete', 'select, insert, delete');

create table report_savings (
  tenant_id     uuid not null default tenant_id(),
  currency      currency not null,
  month         date not null,
  -- The month of the next decision of the same requisition; infinity where there is none.
  next_month    date not null,
  lines         bigint not null,
  plan          numeric not null,
  plan_chosen   numeric not null,
  plan_lines    bigint not null,
  last          numeric not null,
  last_chosen   numeric not null,
  last_lines    bigint not null,
  median        numeric not null,
  median_chosen numeric not null,
  median_lines  bigint not null,
  primary key (tenant_id, currency, month, next_month)
);
call fence('report_savings', 'select, insert, update', 'select, insert, update');

-- Portals whose purchases were never counted as a whole.
grant select (tenant_id) on requisitions, supplier_rfqs, invoices to prokura_directory;
create function tenants_with_uncounted_purchases(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(uncounted.tenant_id), '{}') from (
    select portal.tenant_id from tenants portal left join report_standings standing on standing.tenant_id = portal.tenant_id
    where portal.tenant_id not in (select away.tenant_id from away_portals away) and standing.purchases_begun_at is null
      and (exists (select 1 from requisitions req where req.tenant_id = portal.tenant_id)
        or exists (select 1 from supplier_rfqs rfq where rfq.tenant_id = portal.tenant_id)
        or exists (select 1 from invoices invoice where invoice.tenant_id = portal.tenant_id))
    limit most
  ) uncounted;
end $$;
alter function tenants_with_uncounted_purchases owner to prokura_directory;
revoke execute on function tenants_with_uncounted_purchases from public;
grant execute on function tenants_with_uncounted_purchases to prokura_worker;
