-- What customers are asked to pay: outgoing invoices, what is earned by them, and how far they are paid.

-- How soon a customer pays under a contract; the due date of an invoice is counted from it.
alter table contracts add column payment_days int check (payment_days between 0 and 365);

create table sales_invoices (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  -- Given when the invoice is issued.
  number                text collate people check (length(number) <= 64),
  title                 text collate people check (length(title) <= 300),
  customer_id           uuid,
  seller_profile_id     uuid,
  proposal_id           uuid,
  proposal_number       text check (length(proposal_number) <= 32),
  requisition_id        uuid,
  contract_id           uuid,
  -- What one unit of the invoice's currency is worth in that of its contract; null without a contract, and where a rate is not known.
  contract_rate         numeric check (contract_rate > 0),
  issue_date            date,
  due_date              date,
  currency              currency not null,
  fx_rate               numeric check (fx_rate > 0),
  vat_mode              text not null check (vat_mode in ('included', 'excluded', 'none')),
  custom_requisites     jsonb not null default '[]',
  comment               text check (length(comment) <= 5000),
  owner_id              uuid,
  row_count             int not null default 0,
  net_amount            amount not null default 0,
  vat_amount            amount not null default 0,
  gross_amount          amount not null default 0 check (gross_amount = net_amount + vat_amount),
  total_amount          amount not null default 0 check (total_amount = gross_amount),
  cost_captured_at      instant,
  cost_total_amount     amount,
  gross_profit_amount   amount,
  gross_margin_percent  numeric,
  cost_coverage_percent numeric check (cost_coverage_percent between 0 and 100),
  status                text not null default 'draft' check (status in
    ('draft', 'pending_approval', 'approved', 'issued', 'sent', 'void', 'cancelled')),
  payment_status        text not null default 'unpaid' check (payment_status in ('unpaid', 'partially_paid', 'paid', 'overpaid')),
  paid_amount           amount not null default 0,
  reject_reason         text check (length(reject_reason) <= 1000),
  cancel_reason         text check (length(cancel_reason) <= 1000),
  void_reason           text check (length(void_reason) <= 1000),
  submitted_by          uuid,
  approved_by           uuid,
  approved_at           instant,
  issued_by             uuid,
  issued_at             instant,
  sent_at               instant,
  custom_fields         jsonb not null default '{}',
  version               bigint not null default 1,
  created_at            instant not null default now(),
  updated_at            instant not null default now(),
  archived_at           instant,
  created_by            uuid,
  updated_by            uuid,
  primary key (tenant_id, id),
  unique (tenant_id, seller_profile_id, number),
  -- What has a number was issued once, and what was issued keeps its number, void or not.
  check ((status in ('issued', 'sent', 'void')) = (number is not null)),
  check ((number is null) = (issue_date is null)),
  check (number is null or (customer_id is not null and seller_profile_id is not null)),
  check (status <> 'void' or paid_amount = 0),
  foreign key (tenant_id, customer_id) references counterparties,
  foreign key (tenant_id, seller_profile_id) references seller_profiles,
  foreign key (tenant_id, proposal_id) references commercial_proposals,
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, contract_id) references contracts
);
-- A proposal is converted once.
create unique index sales_invoices_of_proposal on sales_invoices (tenant_id, proposal_id) where proposal_id is not null;
create index sales_invoices_by_update on sales_invoices (tenant_id, updated_at, id);
create index sales_invoices_by_due_date on sales_invoices (tenant_id, due_date, id);
create index sales_invoices_of_customer on sales_invoices (tenant_id, customer_id) where customer_id is not null;
create index sales_invoices_of_requisition on sales_invoices (tenant_id, requisition_id) where requisition_id is not null;
create index sales_invoices_of_contract on sales_invoices (tenant_id, contract_id) where contract_id is not null;
call fence('sales_invoices', 'select, insert, update, delete', 'select, insert, update, delete');

create table sales_invoice_rows (
  tenant_id            uuid not null default tenant_id(),
  id                   uuid not null default uuidv7(),
  invoice_id           uuid not null,
  position             int not null check (position >= 1),
  catalog_item_id      uuid,
  name                 text collate people not null check (length(name) <= 500),
  sku                  text check (length(sku) <= 100),
  quantity             measure not null check (quantity > 0),
  uom                  text not null,
  unit_price           price not null,
  discount_percent     percent not null default 0 check (discount_percent between 0 and 100),
  vat_rate             text not null check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  line_amount          amount not null,
  net_amount           amount not null,
  vat_amount           amount not null,
  gross_amount         amount not null check (gross_amount = net_amount + vat_amount),
  group_key            text check (length(group_key) <= 100),
  group_label          text check (length(group_label) <= 255),
  unit_cost            price,
  line_cost_amount     amount,
  gross_profit_amount  amount,
  gross_margin_percent numeric,
  cost_is_estimated    boolean,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position) deferrable,
  foreign key (tenant_id, invoice_id) references sales_invoices on delete cascade,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index sales_invoice_rows_of_item on sales_invoice_rows (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('sales_invoice_rows', 'select, insert, update, delete', 'select, insert, update, delete');

create table sales_payments (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  sales_invoice_id    uuid not null,
  amount              amount not null check (amount > 0),
  currency            currency not null,
  -- One unit of its currency in the currency of the invoice, and what that makes.
  fx_rate             numeric not null default 1 check (fx_rate > 0),
  invoice_amount      amount not null,
  paid_at             date not null,
  method              text not null default 'bank' check (method in ('bank', 'cash', 'card', 'offset')),
  source              text not null default 'manual' check (source in ('manual', 'bank', 'accounting')),
  external_source     text check (length(external_source) <= 64),
  external_payment_id text check (length(external_payment_id) <= 200),
  document_number     text check (length(document_number) <= 64),
  comment             text check (length(comment) <= 1000),
  status              text not null default 'posted' check (status in ('posted', 'deleted')),
  version             bigint not null default 1,
  created_at          instant not null default now(),
  updated_at          instant not null default now(),
  created_by          uuid,
  updated_by          uuid,
  deleted_at          instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, sales_invoice_id) references sales_invoices,
  check ((external_source is null) = (external_payment_id is null)),
  check (source = 'manual' or external_payment_id is not null),
  check ((status = 'deleted') = (deleted_at is not null))
);
create unique index sales_payments_once on sales_payments (tenant_id, external_source, external_payment_id)
  where external_payment_id is not null and status = 'posted';
create index sales_payments_of on sales_payments (tenant_id, sales_invoice_id, id);
create index sales_payments_by_update on sales_payments (tenant_id, updated_at, id);
call fence('sales_payments', 'select, insert, update', 'select, insert, update');

-- Payments that an outside system has reported and that stand, of incoming invoices and of sales alike: one identifier pays once.
create table reported_payments (
  tenant_id           uuid not null default tenant_id(),
  external_source     text not null,
  external_payment_id text not null,
  entity_type         text not null check (entity_type in ('invoice_payment', 'sales_payment')),
  payment_id          uuid not null,
  primary key (tenant_id, external_source, external_payment_id)
);
call fence('reported_payments', 'select, insert, delete', 'select, insert, delete');

-- What was reported before. The owner may be an ordinary role, which forced row security would show none of it.
do $$
begin
  alter table invoice_payments no force row level security;
  alter table reported_payments no force row level security;
  insert into reported_payments (tenant_id, external_source, external_payment_id, entity_type, payment_id)
  select tenant_id, external_source, external_payment_id, 'invoice_payment', id from invoice_payments
  where external_payment_id is not null and status = 'posted';
  alter table invoice_payments force row level security;
  alter table reported_payments force row level security;
end $$;

-- Documents that stand and name the contract: how many there are of each kind, and what they are worth with VAT in its currency. One whose
-- rate is not known is counted as a document, but adds nothing to the amount: it is never taken one for one.
drop function contract_documents;
create function contract_documents(tenant_id uuid, contract uuid) returns table (invoices bigint, sales_invoices bigint, amount numeric)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select count(*) filter (where kept.is_bought), count(*) filter (where not kept.is_bought), coalesce(sum(kept.worth), 0.00) from (
    select true as is_bought, round(inv.gross * inv.contract_rate, 2) as worth from invoices inv
    where inv.tenant_id = $1 and inv.contract_id = $2 and inv.status in ('received', 'pending_approval', 'approved', 'disputed', 'paid')
    union all
    select false, round(si.gross_amount * si.contract_rate, 2) from sales_invoices si
    where si.tenant_id = $1 and si.contract_id = $2 and si.status not in ('void', 'cancelled')
  ) kept;
end $$;

-- Who owes for an invoice, or is about to, is neither archived nor ceases to be a customer.
create or replace function counterparty_blockers(tenant_id uuid, counterparty uuid) returns table (entity_type text, role text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'procurement', 'customer', count(*) from requisitions r
  where r.tenant_id = $1 and r.customer_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'procurement', 'supplier', count(*) from requisitions r
  join suppliers s on s.tenant_id = $1 and s.counterparty_id = $2
  where r.tenant_id = $1 and r.status not in ('completed', 'cancelled') and r.archived_at is null
    and (r.selected_supplier_id = s.id or exists (select 1 from requisition_allocations decided
      where decided.tenant_id = $1 and decided.requisition_id = r.id and decided.supplier_id = s.id and decided.status = 'accepted'))
  having count(*) > 0
  union all
  select 'supplier_rfq', 'supplier', count(*) from supplier_rfqs rfq
  join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id
  where rfq.tenant_id = $1 and asked.counterparty_id = $2 and asked.status not in ('declined', 'revoked')
    and rfq.status in ('sent', 'partially_quoted', 'quoted', 'expired')
  having count(*) > 0
  union all
  select 'invoice', 'supplier', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.counterparty_id = $2 and invoice.status in ('received', 'pending_approval', 'approved', 'disputed')
  having count(*) > 0
  union all
  select 'contract', case kept.kind when 'purchase' then 'supplier' when 'supply' then 'customer' end, count(*) from contracts kept
  where kept.tenant_id = $1 and kept.counterparty_id = $2 and kept.status in ('on_signing', 'active', 'suspended')
  group by 2
  union all
  select 'commercial_proposal', 'customer', count(*) from commercial_proposals offered
  where offered.tenant_id = $1 and offered.customer_id = $2 and offered.status in ('pending_approval', 'approved')
  having count(*) > 0
  union all
  select 'sales_invoice', 'customer', count(*) from sales_invoices owed
  where owed.tenant_id = $1 and owed.customer_id = $2
    and (owed.status in ('pending_approval', 'approved') or (owed.status in ('issued', 'sent') and owed.gross_amount > owed.paid_amount))
  having count(*) > 0;
end $$;

-- What a sales invoice is found by.
create function keep_sales_invoices(portal uuid, changed uuid[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'sales_invoice', si.id, false, concat_ws(' ', si.title, lines.texts),
    array[si.number, si.proposal_number] || coalesce(lines.codes, '{}'), array_remove(array[si.customer_id], null))
  from sales_invoices si
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
    from sales_invoice_rows line where line.tenant_id = portal and line.invoice_id = si.id) lines on true
  where si.tenant_id = portal and si.id = any(changed);
end $$;

create function keep_sales_invoice() returns trigger language plpgsql as $$
begin
  perform keep_sales_invoices(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger sales_invoices_searched after insert on sales_invoices for each row execute function keep_sales_invoice();
create trigger sales_invoices_renamed after update of title, number, customer_id on sales_invoices for each row
  when ((old.title, old.number, old.customer_id) is distinct from (new.title, new.number, new.customer_id))
  execute function keep_sales_invoice();
create trigger sales_invoices_gone after delete on sales_invoices for each row execute function drop_document();
create trigger sales_invoice_rows_searched after insert on sales_invoice_rows referencing new table as written
  for each statement execute function keep_whole('keep_sales_invoices', 'invoice_id');
create trigger sales_invoice_rows_gone after delete on sales_invoice_rows referencing old table as written
  for each statement execute function keep_whole('keep_sales_invoices', 'invoice_id');
create trigger sales_invoice_rows_renamed after update on sales_invoice_rows referencing new table as written old table as before
  for each statement execute function keep_whole_if_renamed('keep_sales_invoices', 'invoice_id', 'name', 'sku');

-- Portals where a day has ended, by their own clock, and with it the time a customer had to pay.
grant select (tenant_id, due_date, gross_amount, paid_amount, status, updated_at) on sales_invoices to prokura_directory;
create policy directory on sales_invoices for select to prokura_directory using (true);
create function tenants_with_turned_sales_invoices(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct si.tenant_id from sales_invoices si left join regional_settings regional on regional.tenant_id = si.tenant_id
    where si.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and si.due_date >= (si.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and si.gross_amount > si.paid_amount and si.status in ('issued', 'sent')
    limit most
  ) turned;
end $$;
alter function tenants_with_turned_sales_invoices owner to prokura_directory;
revoke execute on function tenants_with_turned_sales_invoices from public;
grant execute on function tenants_with_turned_sales_invoices to prokura_worker;
