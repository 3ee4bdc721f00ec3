-- What is to be paid: invoices asked for, received, matched and paid.

create table invoice_requests (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  number            text not null check (length(number) <= 32),
  requisition_id    uuid not null,
  supplier_id       uuid not null,
  counterparty_id   uuid not null,
  seller_profile_id uuid,
  channel           text not null default 'email' check (channel in ('email', 'link', 'messenger')),
  email             text,
  message           text check (length(message) <= 5000),
  due_date          date,
  status            text not null default 'sent' check (status in ('sent', 'partially_invoiced', 'invoiced', 'failed', 'cancelled')),
  error             text,
  sent_at           instant not null default now(),
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  created_by        uuid,
  updated_by        uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, counterparty_id) references counterparties
);
create index invoice_requests_of on invoice_requests (tenant_id, requisition_id, id);
call fence('invoice_requests', 'select, insert, update', 'select, insert, update');

create table invoice_request_lines (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  request_id          uuid not null,
  requisition_line_id uuid not null,
  allocation_id       uuid not null,
  quantity            measure not null check (quantity > 0),
  invoiced_quantity   measure not null default 0,
  price               price not null,
  currency            currency not null,
  vat_mode            text not null check (vat_mode in ('included', 'excluded', 'none')),
  vat_rate            text,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references invoice_requests on delete cascade,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, allocation_id) references requisition_allocations
);
create index invoice_request_lines_of on invoice_request_lines (tenant_id, request_id);
create index invoice_request_lines_of_allocation on invoice_request_lines (tenant_id, allocation_id);
call fence('invoice_request_lines', 'select, insert, update', 'select, insert, update');

create table invoices (
  tenant_id            uuid not null default tenant_id(),
  id                   uuid not null default uuidv7(),
  number               text not null check (length(number) <= 32),
  external_number      text check (length(external_number) <= 64),
  external_date        date,
  -- The calendar year of that date, or of the day it was entered where none is told.
  external_year        int not null,
  -- Letters and digits of the supplier's number: the same invoice is not entered twice in a calendar year.
  external_key         text collate "C" generated always as (code_key(external_number)) stored,
  counterparty_id      uuid not null,
  supplier_id          uuid not null,
  requisition_id       uuid,
  invoice_request_id   uuid,
  contract_id          uuid,
  seller_profile_id    uuid,
  currency             currency not null,
  fx_rate              numeric check (fx_rate > 0),
  vat_mode             text not null check (vat_mode in ('included', 'excluded', 'none')),
  -- VAT is that of this day, or of the document.
  supply_date          date,
  correction_of        uuid,
  vat_override_reason  text check (length(vat_override_reason) <= 1000),
  status               text not null default 'received' check (status in
    ('received', 'pending_approval', 'approved', 'rejected', 'disputed', 'paid', 'cancelled')),
  -- Where a disputed invoice returns to.
  disputed_from        text,
  payment_status       text not null default 'unpaid' check (payment_status in ('unpaid', 'partially_paid', 'paid', 'overpaid')),
  due_date             date,
  on_hold_until        date,
  net                  amount not null,
  vat                  amount not null,
  gross                amount not null,
  paid_amount          amount not null default 0,
  matching_status      text not null default 'not_matched' check (matching_status in ('not_matched', 'matched', 'warning', 'blocked', 'overridden')),
  matching_issues      jsonb not null default '[]',
  override_reason      text check (length(override_reason) <= 1000),
  -- A second invoice with the same number that a person insisted on.
  duplicate_reason     text check (length(duplicate_reason) <= 1000),
  reject_reason        text check (length(reject_reason) <= 1000),
  dispute_reason       text check (length(dispute_reason) <= 1000),
  cancel_reason        text check (length(cancel_reason) <= 1000),
  purpose              text check (length(purpose) <= 1000),
  comment              text check (length(comment) <= 5000),
  source               text not null default 'manual' check (source in ('manual', 'api', 'edo', 'mail')),
  submitted_by         uuid,
  approved_by          uuid,
  approved_at          instant,
  custom_fields        jsonb not null default '{}',
  version              bigint not null default 1,
  created_at           instant not null default now(),
  updated_at           instant not null default now(),
  archived_at          instant,
  created_by           uuid,
  updated_by           uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, counterparty_id) references counterparties,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, invoice_request_id) references invoice_requests,
  foreign key (tenant_id, correction_of) references invoices,
  check ((status = 'disputed') = (disputed_from is not null))
);
create unique index invoices_once on invoices (tenant_id, counterparty_id, external_key, external_year)
  where external_key is not null and status <> 'cancelled' and duplicate_reason is null;
create index invoices_by_update on invoices (tenant_id, updated_at, id);
create index invoices_by_status on invoices (tenant_id, status, updated_at, id);
create index invoices_by_due_date on invoices (tenant_id, due_date, id);
create index invoices_of_counterparty on invoices (tenant_id, counterparty_id, updated_at, id);
create index invoices_of_requisition on invoices (tenant_id, requisition_id) where requisition_id is not null;
create index invoices_of_request on invoices (tenant_id, invoice_request_id) where invoice_request_id is not null;
call fence('invoices', 'select, insert, update', 'select, insert, update');
call searchable('invoices', 'number', 'external_number');

create table invoice_lines (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  invoice_id          uuid not null,
  position            int not null check (position >= 1),
  requisition_line_id uuid,
  allocation_id       uuid,
  catalog_item_id     uuid,
  name                text collate people not null check (length(name) <= 500),
  quantity            measure not null check (quantity > 0),
  uom                 text not null default '796',
  factor_to_base      numeric not null default 1 check (factor_to_base > 0),
  -- The same quantity in the unit of the requisition line, as it was when the invoice was written.
  line_quantity       measure,
  price               price not null,
  discount_percent    percent not null default 0 check (discount_percent between 0 and 100),
  vat_rate            text not null check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  net                 amount not null,
  vat                 amount not null,
  gross               amount not null,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position) deferrable,
  check ((requisition_line_id is null) = (line_quantity is null)),
  foreign key (tenant_id, invoice_id) references invoices on delete cascade,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, allocation_id) references requisition_allocations,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index invoice_lines_of_line on invoice_lines (tenant_id, requisition_line_id) where requisition_line_id is not null;
create index invoice_lines_of_allocation on invoice_lines (tenant_id, allocation_id) where allocation_id is not null;
create index invoice_lines_of_item on invoice_lines (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('invoice_lines', 'select, insert, update, delete', 'select, insert, update, delete');

create table invoice_payments (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  invoice_id          uuid not null,
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
  foreign key (tenant_id, invoice_id) references invoices,
  check ((external_source is null) = (external_payment_id is null)),
  check ((status = 'deleted') = (deleted_at is not null))
);
create unique index invoice_payments_once on invoice_payments (tenant_id, external_source, external_payment_id)
  where external_payment_id is not null and status = 'posted';
create index invoice_payments_of on invoice_payments (tenant_id, invoice_id, id);
call fence('invoice_payments', 'select, insert, update', 'select, insert, update');
