-- What is ordered of suppliers: so much of each decision, in what terms, what the supplier confirmed, and what has come.
create table purchase_orders (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  number                text not null check (length(number) <= 32),
  requisition_id        uuid not null,
  counterparty_id       uuid not null,
  supplier_id           uuid not null,
  seller_profile_id     uuid,
  responsible_id        uuid,
  currency              currency not null,
  vat_mode              text not null check (vat_mode in ('included', 'excluded', 'none')),
  delivery_warehouse_id uuid,
  delivery_address      text check (length(delivery_address) <= 1000),
  delivery_terms        text check (length(delivery_terms) <= 2000),
  payment_terms         text check (length(payment_terms) <= 2000),
  comment               text check (length(comment) <= 2000),
  -- Sums of the lines, equal to them at every commit.
  line_count            int not null default 0,
  net_amount            amount not null default 0,
  vat_amount            amount not null default 0,
  gross_amount          amount not null default 0,
  -- The earliest day of what has not come yet.
  expected_date         date,
  status                text not null default 'draft' check (status in
    ('draft', 'sent', 'confirmed', 'confirmed_in_part', 'declined', 'partially_received', 'received', 'closed', 'cancelled')),
  revision              int not null default 1 check (revision >= 1),
  -- Of this revision; what was said to earlier ones stands among the answers.
  sent_at               instant,
  opened_at             instant,
  answered_at           instant,
  answer_outcome        text check (answer_outcome in ('confirmed', 'confirmed_in_part', 'declined')),
  answer_source         text check (answer_source in ('supplier_link', 'staff')),
  answer_name           text check (length(answer_name) <= 200),
  answer_comment        text check (length(answer_comment) <= 2000),
  decline_reason        text check (length(decline_reason) <= 1000),
  cancel_reason         text check (length(cancel_reason) <= 1000),
  close_reason          text check (length(close_reason) <= 1000),
  version               bigint not null default 1,
  created_at            instant not null default now(),
  updated_at            instant not null default now(),
  archived_at           instant,
  created_by            uuid,
  updated_by            uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check ((answered_at is null) = (answer_outcome is null)),
  check (gross_amount = net_amount + vat_amount),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, counterparty_id) references counterparties,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, seller_profile_id) references seller_profiles,
  foreign key (tenant_id, delivery_warehouse_id) references warehouses
);
create index purchase_orders_by_update on purchase_orders (tenant_id, updated_at, id);
create index purchase_orders_by_status on purchase_orders (tenant_id, status, updated_at, id);
create index purchase_orders_of_requisition on purchase_orders (tenant_id, requisition_id, id);
create index purchase_orders_of_supplier on purchase_orders (tenant_id, supplier_id, updated_at, id);
create index purchase_orders_of_counterparty on purchase_orders (tenant_id, counterparty_id);
create index purchase_orders_of_responsible on purchase_orders (tenant_id, responsible_id, updated_at, id) where responsible_id is not null;
create index purchase_orders_expected on purchase_orders (tenant_id, expected_date, id)
  where status in ('sent', 'confirmed', 'confirmed_in_part', 'partially_received');
call fence('purchase_orders', 'select, insert, update, delete', 'select, update');

-- Quantity and price are in the unit of the requisition line, the price as its supplier gave it.
create table purchase_order_lines (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  order_id            uuid not null,
  position            int not null check (position >= 1),
  requisition_line_id uuid not null,
  allocation_id       uuid not null,
  catalog_item_id     uuid,
  sku                 text check (length(sku) <= 100),
  name                text collate people not null check (length(name) <= 500),
  quantity            measure not null check (quantity > 0),
  uom                 text not null,
  price               price not null,
  vat_rate            text not null check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  line_amount         amount not null,
  net_amount          amount not null,
  vat_amount          amount not null,
  gross_amount        amount not null check (gross_amount = net_amount + vat_amount),
  wanted_date         date,
  confirmed_quantity  measure check (confirmed_quantity <= quantity),
  promised_date       date,
  supplier_remark     text check (length(supplier_remark) <= 500),
  -- What of the decision had come before the order, by an earlier one or by none; the order received the rest.
  received_before     measure not null default 0,
  received_quantity   measure not null default 0,
  -- False once the order has ended: what it was for may be ordered anew.
  is_held             boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, position) deferrable,
  foreign key (tenant_id, order_id) references purchase_orders on delete cascade,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, allocation_id) references requisition_allocations,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
-- A decision is in one order at a time.
create unique index purchase_order_lines_held on purchase_order_lines (tenant_id, allocation_id) where is_held;
create index purchase_order_lines_of_line on purchase_order_lines (tenant_id, requisition_line_id);
create index purchase_order_lines_of_item on purchase_order_lines (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('purchase_order_lines', 'select, insert, update, delete', 'select, update');

-- All that suppliers have said, to whichever revision: never changed.
create table purchase_order_answers (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  order_id    uuid not null,
  revision    int not null,
  outcome     text not null check (outcome in ('confirmed', 'confirmed_in_part', 'declined')),
  source      text not null check (source in ('supplier_link', 'staff')),
  name        text check (length(name) <= 200),
  comment     text check (length(comment) <= 2000),
  lines       jsonb not null,
  answered_at instant not null,
  answered_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references purchase_orders on delete cascade
);
create index purchase_order_answers_of on purchase_order_answers (tenant_id, order_id, answered_at);
call fence('purchase_order_answers', 'select, insert, delete', 'select');

-- Each time an order was sent, with the link of that time.
create table purchase_order_sendings (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  order_id    uuid not null,
  revision    int not null,
  channel     text not null check (channel in ('email', 'link')),
  recipients  text[] not null,
  subject     text collate people check (length(subject) <= 200),
  message     text collate people check (length(message) <= 5000),
  sent_by     uuid,
  sent_at     instant not null default now(),
  opened_at   instant,
  open_count  int not null default 0,
  undelivered text[] not null default '{}',
  pdf_file_id uuid,
  digest      bytea not null,
  sealed      text not null,
  primary key (tenant_id, id),
  check ((channel = 'email') = (cardinality(recipients) > 0)),
  foreign key (tenant_id, order_id) references purchase_orders on delete cascade
);
create index purchase_order_sendings_of on purchase_order_sendings (tenant_id, order_id, sent_at);
call fence('purchase_order_sendings', 'select, insert, update, delete', 'select, update');
create trigger purchase_order_sendings_address after insert or delete on purchase_order_sendings
  for each row execute function keep_address('order link', 'digest', 'id');

-- The portal behind a link: all that is known before the portal is entered.
create function find_order_link(digest bytea) returns table (tenant_id uuid, sending_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'order link' and a.address = $1;
end $$;
alter function find_order_link owner to prokura_directory;
revoke execute on function find_order_link from public;
grant execute on function find_order_link to prokura_service;

-- Of whom something is ordered is neither archived nor ceases to be a supplier.
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
  where offered.tenant_id = $1 and offered.customer_id = $2 and offered.status in ('pending_approval', 'approved', 'sent', 'accepted')
  having count(*) > 0
  union all
  select 'sales_invoice', 'customer', count(*) from sales_invoices owed
  where owed.tenant_id = $1 and owed.customer_id = $2
    and (owed.status in ('pending_approval', 'approved') or (owed.status in ('issued', 'sent') and owed.gross_amount > owed.paid_amount))
  having count(*) > 0
  union all
  select 'purchase_order', 'supplier', count(*) from purchase_orders ordered
  where ordered.tenant_id = $1 and ordered.counterparty_id = $2 and ordered.status not in ('closed', 'cancelled')
  having count(*) > 0;
end $$;
