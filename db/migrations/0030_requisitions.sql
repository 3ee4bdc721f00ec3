-- What the company needs, what was decided, and what arrived.

-- The stages a requisition is shown at; independent of its status unless a stage is bound to statuses.
create table pipeline_stages (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  external_id text check (length(external_id) <= 200),
  name        text collate people not null check (length(name) <= 100),
  short_name  text check (length(short_name) <= 20),
  color       text not null check (color ~ '^#[0-9A-F]{6}$'),
  position    int not null check (position >= 1),
  is_system   boolean not null default false,
  is_active   boolean not null default true,
  -- Statuses that bring a requisition to the stage; each belongs to one stage that is not archived.
  statuses    text[] not null default '{}',
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  archived_at instant,
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id)
);
create unique index pipeline_stages_name on pipeline_stages (tenant_id, lower(name)) where archived_at is null;
create unique index pipeline_stages_external_id on pipeline_stages (tenant_id, external_id) where archived_at is null;
create index pipeline_stages_in_order on pipeline_stages (tenant_id, position, id) where archived_at is null;
call fence('pipeline_stages', 'select, insert, update', 'select, insert, update');

-- The stages every portal begins with. They are made with the portal, so nobody ever finds it without.
-- A requisition on hold keeps the stage it had.
create function create_system_stages(portal uuid) returns void language sql as $$
  insert into pipeline_stages (tenant_id, is_system, position, name, short_name, color, statuses) values
    (portal, true, 1, 'Подготовка заявки', 'Подготовка', '#64748B', '{draft,rejected}'),
    (portal, true, 2, 'Согласование', null, '#B7791F', '{pending_approval}'),
    (portal, true, 3, 'Готово к закупке', 'К закупке', '#0C8599', '{approved}'),
    (portal, true, 4, 'Сбор предложений', 'Предложения', '#228BE6', '{in_sourcing}'),
    (portal, true, 5, 'Поставщик выбран', 'Выбран', '#4C6EF5', '{supplier_selected}'),
    (portal, true, 6, 'Ожидание поставки', 'Поставка', '#7950F2', '{awaiting_delivery}'),
    (portal, true, 7, 'Приёмка', null, '#5C940D', '{partially_received}'),
    (portal, true, 8, 'Завершено', null, '#2B8A3E', '{completed}'),
    (portal, true, 9, 'Отменено', null, '#E03131', '{cancelled}')
$$;
create function give_system_stages() returns trigger language plpgsql as $$
begin
  perform create_system_stages(new.tenant_id);
  return null;
end $$;
create trigger tenants_system_stages after insert on tenants for each row execute function give_system_stages();

-- Portals made before this migration. Its owner may be an ordinary role, which forced row security would show none of them.
alter table tenants no force row level security;
alter table pipeline_stages no force row level security;
select create_system_stages(tenant_id) from tenants;
alter table tenants force row level security;
alter table pipeline_stages force row level security;

-- Fields of their own that a company keeps on the lines of requisitions and of requests for quotes.
create table product_fields (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  key         text not null check (key ~ '^[a-z][a-z0-9_]{0,62}$'),
  label       text collate people not null check (length(label) <= 200),
  type        text not null check (type in ('string', 'number', 'date', 'boolean', 'select')),
  options     jsonb check (options is null or type = 'select'),
  required    boolean not null default false,
  position    int not null check (position >= 0),
  status      text not null default 'active' check (status in ('active', 'archived')),
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  archived_at instant,
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id),
  -- An archived field keeps its key, because its values still stand under it.
  unique (tenant_id, key)
);
call fence('product_fields', 'select, insert, update', 'select');
create trigger product_fields_touch after insert or update or delete on product_fields for each row execute function touch_config();

-- The sums are kept with the row, equal to their parts at every commit: a list reads them without its lines.
create table requisitions (
  tenant_id                  uuid not null default tenant_id(),
  id                         uuid not null default uuidv7(),
  number                     text not null check (length(number) <= 32),
  title                      text collate people not null check (length(title) <= 300),
  status                     text not null default 'draft' check (status in
    ('draft', 'pending_approval', 'approved', 'rejected', 'in_sourcing', 'supplier_selected', 'awaiting_delivery',
     'partially_received', 'completed', 'on_hold', 'cancelled')),
  -- Where a requisition on hold returns to.
  held_from                  text,
  stage_id                   uuid,
  priority                   text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  customer_id                uuid,
  customer_contact           jsonb,
  customer_request_file_name text check (length(customer_request_file_name) <= 255),
  responsible_id             uuid,
  requester_id               uuid,
  department_name            text check (length(department_name) <= 200),
  due_date                   date,
  delivery_warehouse_id      uuid,
  delivery_address           text check (length(delivery_address) <= 1000),
  currency                   currency not null,
  budget_amount              amount check (budget_amount >= 0),
  budget_code                text check (length(budget_code) <= 100),
  selected_supplier_id       uuid,
  construction_project       jsonb,
  construction_object        jsonb,
  construction_stage         jsonb,
  comment                    text check (length(comment) <= 5000),
  tags                       text[] not null default '{}',
  cancel_reason              text check (length(cancel_reason) <= 1000),
  hold_reason                text check (length(hold_reason) <= 1000),
  reject_reason              text check (length(reject_reason) <= 1000),
  close_reason               text check (length(close_reason) <= 1000),
  submitted_by               uuid,
  approved_by                uuid,
  approved_at                instant,
  -- What was approved: structure that grows beyond it by more than the company allows asks for approval again.
  approved_total             amount,
  line_count                 int not null default 0,
  planned_total              amount not null default 0,
  -- Null while nothing was decided.
  actual_total               amount,
  supply_percent             numeric(5, 2) not null default 0,
  invoice_percent            numeric(5, 2) not null default 0,
  receipt_percent            numeric(5, 2) not null default 0,
  custom_fields              jsonb not null default '{}',
  version                    bigint not null default 1,
  created_at                 instant not null default now(),
  updated_at                 instant not null default now(),
  archived_at                instant,
  created_by                 uuid,
  updated_by                 uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, stage_id) references pipeline_stages,
  foreign key (tenant_id, customer_id) references counterparties,
  foreign key (tenant_id, delivery_warehouse_id) references warehouses,
  foreign key (tenant_id, selected_supplier_id) references suppliers,
  check ((status = 'on_hold') = (held_from is not null))
);
create index requisitions_by_update on requisitions (tenant_id, updated_at, id);
create index requisitions_by_creation on requisitions (tenant_id, created_at, id) where archived_at is null;
create index requisitions_by_due_date on requisitions (tenant_id, due_date, id) where archived_at is null;
create index requisitions_by_title on requisitions (tenant_id, title, id) where archived_at is null;
create index requisitions_by_planned_total on requisitions (tenant_id, planned_total, id) where archived_at is null;
create index requisitions_by_status on requisitions (tenant_id, status, updated_at, id) where archived_at is null;
create index requisitions_by_stage on requisitions (tenant_id, stage_id, updated_at, id);
create index requisitions_of_responsible on requisitions (tenant_id, responsible_id, updated_at, id) where archived_at is null;
create index requisitions_of_requester on requisitions (tenant_id, requester_id, updated_at, id) where archived_at is null;
create index requisitions_of_customer on requisitions (tenant_id, customer_id, updated_at, id) where customer_id is not null;
create index requisitions_of_budget on requisitions (tenant_id, budget_code) where budget_code is not null and archived_at is null;
create index requisitions_for_warehouse on requisitions (tenant_id, delivery_warehouse_id) where delivery_warehouse_id is not null;
call fence('requisitions', 'select, insert, update, delete', 'select, insert, update');
call searchable('requisitions', 'title', 'number');

-- Quantities are in the line's own unit; `factor_to_base` is frozen when the line is written.
create table requisition_lines (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  requisition_id        uuid not null,
  position              int not null check (position >= 1),
  catalog_item_id       uuid,
  sku                   text check (length(sku) <= 100),
  name                  text collate people not null check (length(name) <= 500),
  item_type             text not null default 'product' check (item_type in ('product', 'service')),
  quantity              measure not null check (quantity > 0),
  uom                   text not null default '796',
  factor_to_base        numeric not null default 1 check (factor_to_base > 0),
  planned_price         price,
  currency              currency not null,
  -- One unit of the line's currency in the currency of the requisition, when the line was written; null where none was known.
  fx_rate               numeric check (fx_rate > 0),
  vat_rate              text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  required_at           date,
  source_section_name   text check (length(source_section_name) <= 500),
  work_type             text check (length(work_type) <= 500),
  need_group_key        text check (length(need_group_key) <= 200),
  specification         text check (length(specification) <= 5000),
  manufacturer          text check (length(manufacturer) <= 255),
  brand                 text check (length(brand) <= 255),
  analogs_allowed       boolean not null default false,
  product_fields        jsonb not null default '{}',
  custom_fields         jsonb not null default '{}',
  source_job_id         uuid,
  source_row_id         text,
  status                text not null default 'active' check (status in ('active', 'cancelled')),
  planned_amount        amount not null default 0,
  -- With VAT, in the currency of the requisition; null while nothing was decided.
  actual_amount         amount,
  accepted_quantity     measure not null default 0,
  invoiced_quantity     measure not null default 0,
  received_quantity     measure not null default 0,
  rejected_quantity     measure not null default 0,
  returned_quantity     measure not null default 0,
  closed_short_quantity measure not null default 0,
  version               bigint not null default 1,
  created_at            instant not null default now(),
  updated_at            instant not null default now(),
  primary key (tenant_id, id),
  -- Checked at the end of a statement: one statement may put all lines in another order.
  unique (tenant_id, requisition_id, position) deferrable,
  foreign key (tenant_id, requisition_id) references requisitions on delete cascade,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index requisition_lines_of_item on requisition_lines (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('requisition_lines', 'select, insert, update, delete', 'select, insert, update, delete');

-- What of an item was decided to be bought and has not come yet, in its base unit, by the warehouse it goes to: null where none was
-- named. The catalog asks here about lines, which it knows nothing of.
create function item_incoming(tenant_id uuid, item uuid) returns table (warehouse_id uuid, quantity numeric)
language sql stable as $$
  select r.delivery_warehouse_id, sum(greatest(line.accepted_quantity - line.received_quantity - line.closed_short_quantity, 0) * line.factor_to_base)
  from requisition_lines line join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id
  where line.tenant_id = $1 and line.status = 'active' and line.catalog_item_id in (
      select known.id from catalog_items known
      where known.tenant_id = $1 and (known.id = $2 or known.duplicate_of_id = $2 and known.merged_at is not null))
    and r.status not in ('completed', 'cancelled') and r.archived_at is null
  group by r.delivery_warehouse_id
$$;

create table requisition_suppliers (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  requisition_id  uuid not null,
  supplier_id     uuid not null,
  counterparty_id uuid not null,
  contact_id      uuid,
  -- `selected` and `not_selected` are read from the allocations and are not stored.
  status          text not null default 'candidate' check (status in ('candidate', 'invited', 'quoted', 'excluded')),
  note            text check (length(note) <= 1000),
  exclude_reason  text check (length(exclude_reason) <= 1000),
  added_from      text not null default 'manual' check (added_from in ('manual', 'assortment', 'rfq', 'import', 'quote')),
  invited_at      instant,
  quoted_at       instant,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, requisition_id, supplier_id),
  foreign key (tenant_id, requisition_id) references requisitions on delete cascade,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, counterparty_id) references counterparties,
  check ((status = 'excluded') = (exclude_reason is not null))
);
create index requisition_suppliers_of on requisition_suppliers (tenant_id, supplier_id);
call fence('requisition_suppliers', 'select, insert, update, delete', 'select, insert, update');

-- The commitment to buy so much of a line from one supplier: what a purchase order is elsewhere. Released ones stay as history.
-- Quantity and price are in the unit of the line; the price is as the supplier gave it (`vat_mode`, discount taken off).
create table requisition_allocations (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  requisition_id     uuid not null,
  line_id            uuid not null,
  supplier_id        uuid not null,
  -- Records of the domain above, known here by their names alone.
  quote_id           uuid,
  quote_version      int,
  quote_line_id      uuid,
  quantity           measure not null check (quantity > 0),
  uom                text not null,
  price              price not null,
  currency           currency not null,
  fx_rate            numeric not null default 1 check (fx_rate > 0),
  vat_rate           text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  vat_mode           text not null check (vat_mode in ('included', 'excluded', 'none')),
  -- With VAT, in the currency of the requisition.
  amount             amount not null,
  delivery_date      date,
  comment            text check (length(comment) <= 1000),
  requested_quantity measure not null default 0,
  invoiced_quantity  measure not null default 0,
  received_quantity  measure not null default 0,
  -- The quote has a newer version than the one that was accepted.
  price_changed      boolean not null default false,
  status             text not null default 'accepted' check (status in ('accepted', 'released')),
  decided_by         uuid,
  decided_at         instant not null default now(),
  released_by        uuid,
  released_at        instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, requisition_id) references requisitions on delete cascade,
  foreign key (tenant_id, line_id) references requisition_lines on delete cascade,
  foreign key (tenant_id, supplier_id) references suppliers,
  check ((status = 'released') = (released_at is not null))
);
create index requisition_allocations_of_line on requisition_allocations (tenant_id, line_id);
create index requisition_allocations_of on requisition_allocations (tenant_id, requisition_id, line_id);
create index requisition_allocations_of_supplier on requisition_allocations (tenant_id, supplier_id) where status = 'accepted';
create index requisition_allocations_of_quote on requisition_allocations (tenant_id, quote_id) where quote_id is not null;
call fence('requisition_allocations', 'select, insert, update', 'select, insert, update');

-- Goods that came. Never changed: what was wrong is taken back by movements of the opposite sign.
create table stock_receipts (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  number            text not null,
  requisition_id    uuid not null,
  warehouse_id      uuid not null,
  received_at       instant not null,
  delivery_batch_id uuid,
  comment           text check (length(comment) <= 1000),
  status            text not null default 'posted' check (status in ('posted', 'reversed')),
  reverse_reason    text check (length(reverse_reason) <= 1000),
  reversed_at       instant,
  reversed_by       uuid,
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  created_by        uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, warehouse_id) references warehouses,
  check ((status = 'reversed') = (reversed_at is not null))
);
create index stock_receipts_of on stock_receipts (tenant_id, requisition_id, id);
call fence('stock_receipts', 'select, insert, update', 'select, insert, update');

create table stock_receipt_lines (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  receipt_id        uuid not null,
  line_id           uuid not null,
  supplier_id       uuid,
  allocation_id     uuid,
  invoice_line_id   uuid,
  -- What was kept, in the line's own unit, beside what was sent back at the door.
  quantity          measure not null,
  rejected_quantity measure not null default 0,
  reject_reason     text check (length(reject_reason) <= 1000),
  -- What a base unit costs the company, as it went into the stock.
  unit_cost         price,
  currency          currency,
  batch_number      text check (length(batch_number) <= 100),
  expires_on        date,
  movement_id       uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, receipt_id) references stock_receipts,
  foreign key (tenant_id, line_id) references requisition_lines,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, allocation_id) references requisition_allocations,
  check (quantity > 0 or rejected_quantity > 0),
  check (rejected_quantity = 0 or reject_reason is not null)
);
create index stock_receipt_lines_of on stock_receipt_lines (tenant_id, receipt_id);
create index stock_receipt_lines_of_line on stock_receipt_lines (tenant_id, line_id);
create index stock_receipt_lines_of_allocation on stock_receipt_lines (tenant_id, allocation_id) where allocation_id is not null;
create index stock_receipt_lines_of_invoice_line on stock_receipt_lines (tenant_id, invoice_line_id) where invoice_line_id is not null;
call fence('stock_receipt_lines', 'select, insert, update', 'select, insert, update');
