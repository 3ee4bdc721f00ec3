-- What is offered to customers: rows with their costs, markups, expenses and commission.

create table commercial_proposals (
  tenant_id                uuid not null default tenant_id(),
  id                       uuid not null default uuidv7(),
  number                   text collate people not null check (length(number) <= 32),
  title                    text collate people check (length(title) <= 300),
  customer_id              uuid,
  contact_id               uuid,
  requisition_id           uuid,
  price_list_id            uuid,
  seller_profile_id        uuid,
  currency                 currency not null,
  valid_until              date,
  vat_mode                 text not null check (vat_mode in ('included', 'excluded', 'none')),
  intro_text               text check (length(intro_text) <= 5000),
  terms_text               text check (length(terms_text) <= 5000),
  owner_id                 uuid,
  pricing_mode             text not null default 'cost_plus' check (pricing_mode in ('cost_plus', 'fixed_price', 'price_list')),
  proposal_model           text not null default 'resale' check (proposal_model in ('resale', 'agency', 'works')),
  commission_mode          text not null default 'none' check (commission_mode in ('none', 'percent', 'fixed', 'per_line')),
  commission_percent       percent check (commission_percent between 0 and 100),
  commission_fixed_amount  amount check (commission_fixed_amount >= 0),
  expenses                 jsonb not null default '[]',
  row_count                int not null default 0,
  materials_amount         amount not null default 0,
  services_amount          amount not null default 0,
  expense_total_amount     amount not null default 0,
  allocated_expense_amount amount not null default 0,
  commission_amount        amount not null default 0,
  net_amount               amount not null default 0,
  vat_amount               amount not null default 0,
  gross_amount             amount not null default 0,
  total_amount             amount not null default 0,
  cost_total_amount        amount,
  gross_profit_amount      amount,
  gross_margin_percent     numeric,
  status                   text not null default 'draft' check (status in ('draft', 'pending_approval', 'approved', 'rejected', 'archived')),
  reject_reason            text check (length(reject_reason) <= 1000),
  submitted_by             uuid,
  approved_by              uuid,
  approved_at              instant,
  custom_fields            jsonb not null default '{}',
  version                  bigint not null default 1,
  created_at               instant not null default now(),
  updated_at               instant not null default now(),
  archived_at              instant,
  created_by               uuid,
  updated_by               uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check ((status = 'archived') = (archived_at is not null)),
  check (total_amount = gross_amount + case proposal_model when 'agency' then commission_amount else 0 end),
  foreign key (tenant_id, customer_id) references counterparties,
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, price_list_id) references price_lists on delete set null (price_list_id),
  foreign key (tenant_id, seller_profile_id) references seller_profiles
);
create index commercial_proposals_by_update on commercial_proposals (tenant_id, updated_at, id);
create index commercial_proposals_of_customer on commercial_proposals (tenant_id, customer_id) where customer_id is not null;
create index commercial_proposals_of_requisition on commercial_proposals (tenant_id, requisition_id) where requisition_id is not null;
create index commercial_proposals_of_list on commercial_proposals (tenant_id, price_list_id) where price_list_id is not null;
call fence('commercial_proposals', 'select, insert, update, delete', 'select');

create table commercial_proposal_rows (
  tenant_id                uuid not null default tenant_id(),
  id                       uuid not null default uuidv7(),
  proposal_id              uuid not null,
  position                 int not null check (position >= 1),
  line_type                text not null check (line_type in ('material', 'service', 'expense')),
  supplier_name            text check (length(supplier_name) <= 255),
  group_key                text check (length(group_key) <= 100),
  group_label              text check (length(group_label) <= 255),
  catalog_item_id          uuid,
  requisition_line_id      uuid,
  name                     text not null check (length(name) <= 500),
  quantity                 measure not null check (quantity > 0),
  uom                      text not null,
  unit_cost                price,
  line_cost_amount         amount,
  markup_basis             text not null check (markup_basis in ('percent', 'amount')),
  -- Where it follows from prices, there is no bound to it.
  markup_percent           numeric,
  markup_amount            amount,
  allocated_expense_amount amount not null,
  commission_percent       percent check (commission_percent between 0 and 100),
  commission_fixed_amount  amount check (commission_fixed_amount >= 0),
  commission_amount        amount not null,
  unit_price               price,
  line_amount              amount not null,
  vat_rate                 text not null check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  net_amount               amount not null,
  vat_amount               amount not null,
  gross_amount             amount not null check (gross_amount = net_amount + vat_amount),
  primary key (tenant_id, id),
  unique (tenant_id, proposal_id, position) deferrable,
  check ((unit_cost is null) = (line_cost_amount is null)),
  foreign key (tenant_id, proposal_id) references commercial_proposals on delete cascade,
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, requisition_line_id) references requisition_lines
);
create index commercial_proposal_rows_of_item on commercial_proposal_rows (tenant_id, catalog_item_id) where catalog_item_id is not null;
create index commercial_proposal_rows_of_line on commercial_proposal_rows (tenant_id, requisition_line_id)
  where requisition_line_id is not null;
call fence('commercial_proposal_rows', 'select, insert, update, delete', 'select');

-- Whom something is offered to, by a proposal that was approved or waits for it, is neither archived nor ceases to be a customer.
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
  having count(*) > 0;
end $$;
