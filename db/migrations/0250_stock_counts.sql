-- What was counted in a warehouse, beside what should have lain there.
create table stock_counts (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  number        text not null check (length(number) <= 32),
  warehouse_id  uuid not null,
  category_id   uuid,
  is_blind      boolean not null default false,
  comment       text check (length(comment) <= 1000),
  status        text not null default 'counting' check (status in ('counting', 'posted', 'cancelled')),
  posted_at     instant,
  posted_by     uuid,
  cancel_reason text check (length(cancel_reason) <= 1000),
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  created_by    uuid,
  updated_by    uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check ((status = 'posted') = (posted_at is not null)),
  foreign key (tenant_id, warehouse_id) references warehouses
);
create index stock_counts_of_warehouse on stock_counts (tenant_id, warehouse_id, id);
create index stock_counts_by_update on stock_counts (tenant_id, updated_at, id);
call fence('stock_counts', 'select, insert, update', 'select, update');

create table stock_count_lines (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  count_id          uuid not null,
  warehouse_id      uuid not null,
  catalog_item_id   uuid not null,
  name              text collate people not null check (length(name) <= 500),
  sku               text check (length(sku) <= 100),
  uom               text not null,
  -- What lay there when the count began, or when the item was found.
  expected_quantity signed_decimal not null,
  is_found          boolean not null default false,
  counted_quantity  measure,
  counted_at        instant,
  counted_by        uuid,
  note              text check (length(note) <= 500),
  is_open           boolean not null default true,
  -- As they were posted; while the count is open they follow the movements.
  moved_quantity    signed_decimal,
  difference        signed_decimal,
  movement_id       uuid,
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  created_by        uuid,
  updated_by        uuid,
  primary key (tenant_id, id),
  unique (tenant_id, count_id, catalog_item_id),
  check ((counted_quantity is null) = (counted_at is null)),
  foreign key (tenant_id, count_id) references stock_counts,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
-- An item is counted once at a time in a warehouse.
create unique index stock_count_lines_open on stock_count_lines (tenant_id, warehouse_id, catalog_item_id) where is_open;
create index stock_count_lines_by_name on stock_count_lines (tenant_id, count_id, name, id);
create index stock_count_lines_of_item on stock_count_lines (tenant_id, catalog_item_id);
call fence('stock_count_lines', 'select, insert, update', 'select, update');
