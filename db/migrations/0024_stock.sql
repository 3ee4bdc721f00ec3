-- What lies where. Balances are what the movements add up to; movements are never changed.

create table stock_balances (
  tenant_id       uuid not null default tenant_id(),
  warehouse_id    uuid not null,
  catalog_item_id uuid not null,
  on_hand         signed_decimal not null default 0,
  reserved        measure not null default 0,
  average_cost    price,
  currency        currency,
  -- How many movements there have been: the number of the last one.
  movements       int not null default 0,
  -- When the latest of them happened.
  last_at         instant,
  updated_at      instant not null default now(),
  primary key (tenant_id, warehouse_id, catalog_item_id),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, catalog_item_id) references catalog_items
) with (fillfactor = 80);
create index stock_balances_of_item on stock_balances (tenant_id, catalog_item_id);
call fence('stock_balances', 'select, insert, update', 'select, insert, update');

create table stock_movements (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  catalog_item_id    uuid not null,
  warehouse_id       uuid not null,
  -- The order in which the movements of a balance were recorded, without gaps.
  seq                int not null,
  type               text not null check (type in
    ('initial', 'receipt', 'issue', 'transfer_out', 'transfer_in', 'adjustment', 'return_to_supplier', 'reversal')),
  quantity           signed_decimal not null check (quantity <> 0),
  unit_cost          price,
  currency           currency,
  reason             text check (reason in ('inventory', 'damage', 'loss', 'found', 'correction', 'other')),
  comment            text check (length(comment) <= 5000),
  source_entity_type text,
  source_entity_id   uuid,
  occurred_at        instant not null default now(),
  reverses_id        uuid,
  -- What lay there after it, in the order of what happened: (occurred_at, seq).
  balance_after      signed_decimal not null,
  created_at         instant not null default now(),
  created_by         uuid,
  primary key (tenant_id, id),
  unique (tenant_id, warehouse_id, catalog_item_id, seq),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, reverses_id) references stock_movements
);
create unique index stock_movements_reversed_once on stock_movements (tenant_id, reverses_id) where reverses_id is not null;
create index stock_movements_of_balance on stock_movements (tenant_id, warehouse_id, catalog_item_id, occurred_at, seq);
create index stock_movements_of_item on stock_movements (tenant_id, catalog_item_id, occurred_at, seq, id);
create index stock_movements_of_source on stock_movements (tenant_id, source_entity_id) where source_entity_id is not null;
call fence('stock_movements', 'select, insert', 'select, insert');
-- What is derived may follow: a movement told late moves the balances after it, and a merge moves history to the item that stays.
grant update (catalog_item_id, seq, balance_after) on stock_movements to prokura_service, prokura_worker;
