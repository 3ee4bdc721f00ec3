-- Goods of a receipt that went back to their supplier, and the money that is expected for them.
alter table stock_receipt_lines add column returned_quantity measure not null default 0;
alter table stock_receipt_lines add constraint stock_receipt_lines_returned check (returned_quantity <= quantity);

create table supplier_returns (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  number              text not null check (length(number) <= 32),
  receipt_id          uuid not null,
  requisition_id      uuid not null,
  supplier_id         uuid not null,
  counterparty_id     uuid not null,
  warehouse_id        uuid not null,
  returned_at         instant not null,
  reason              text not null check (reason in ('defective', 'damaged', 'wrong_item', 'surplus', 'expired', 'other')),
  comment             text check (length(comment) <= 1000),
  expects_replacement boolean not null default false,
  currency            currency not null,
  -- What the supplier owes for them, with VAT; null where no price was decided.
  amount              amount check (amount >= 0),
  status              text not null default 'awaiting_credit' check (status in ('awaiting_credit', 'credited', 'cancelled')),
  credit_number       text check (length(credit_number) <= 64),
  credit_date         date,
  credit_amount       amount check (credit_amount > 0),
  cancel_reason       text check (length(cancel_reason) <= 1000),
  version             bigint not null default 1,
  created_at          instant not null default now(),
  updated_at          instant not null default now(),
  created_by          uuid,
  updated_by          uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check ((status = 'credited') = (credit_number is not null)),
  check ((credit_number is null) = (credit_amount is null)),
  foreign key (tenant_id, receipt_id) references stock_receipts,
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, counterparty_id) references counterparties,
  foreign key (tenant_id, warehouse_id) references warehouses
);
create index supplier_returns_of_receipt on supplier_returns (tenant_id, receipt_id);
create index supplier_returns_of_requisition on supplier_returns (tenant_id, requisition_id, id);
create index supplier_returns_of_counterparty on supplier_returns (tenant_id, counterparty_id, id);
create index supplier_returns_by_update on supplier_returns (tenant_id, updated_at, id);
call fence('supplier_returns', 'select, insert, update', 'select, update');

create table supplier_return_lines (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  return_id       uuid not null,
  receipt_line_id uuid not null,
  line_id         uuid not null,
  catalog_item_id uuid,
  position        int not null,
  name            text not null check (length(name) <= 500),
  sku             text check (length(sku) <= 100),
  uom             text not null,
  quantity        measure not null check (quantity > 0),
  price           price,
  vat_rate        text,
  gross_amount    amount,
  movement_id     uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, return_id) references supplier_returns,
  foreign key (tenant_id, receipt_line_id) references stock_receipt_lines,
  foreign key (tenant_id, line_id) references requisition_lines
);
create index supplier_return_lines_of on supplier_return_lines (tenant_id, return_id, position);
create index supplier_return_lines_of_receipt_line on supplier_return_lines (tenant_id, receipt_line_id);
call fence('supplier_return_lines', 'select, insert', 'select, insert');
