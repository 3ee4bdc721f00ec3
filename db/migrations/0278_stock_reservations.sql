-- Stock that is held back for a line of a requisition, until it is issued or released.
create table stock_reservations (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  requisition_id  uuid not null,
  line_id         uuid not null,
  warehouse_id    uuid not null,
  catalog_item_id uuid not null,
  name            text collate people not null check (length(name) <= 500),
  sku             text check (length(sku) <= 100),
  uom             text not null,
  -- In the unit of the line; what is held back in the base unit of the item, as balances are.
  quantity        measure not null check (quantity > 0),
  issued_quantity measure not null default 0,
  held_quantity   measure not null,
  expires_at      instant,
  comment         text check (length(comment) <= 1000),
  status          text not null default 'active' check (status in ('active', 'issued', 'released')),
  release_reason  text check (release_reason in ('by_hand', 'expired', 'requisition_ended', 'line_changed')),
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  check (issued_quantity <= quantity),
  check (status = 'active' or held_quantity = 0),
  check ((status = 'released') = (release_reason is not null)),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, line_id) references requisition_lines,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index stock_reservations_of_requisition on stock_reservations (tenant_id, requisition_id, id);
create index stock_reservations_of_line on stock_reservations (tenant_id, line_id);
create index stock_reservations_of_item on stock_reservations (tenant_id, catalog_item_id);
create index stock_reservations_of_warehouse on stock_reservations (tenant_id, warehouse_id, id);
create index stock_reservations_by_update on stock_reservations (tenant_id, updated_at, id);
call fence('stock_reservations', 'select, insert, update', 'select, update');

alter table requisition_lines add column reserved_quantity measure not null default 0;
alter table requisition_lines add column from_stock_quantity measure not null default 0;
