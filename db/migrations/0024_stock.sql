-- What lies where. Balances are what the movements add up to; movements are never changed.

create table stock_balances (
  tenant_id       uuid not null default tenant_id(),
  warehouse_id    uuid not null,
  catalog_item_id uuid not null,
  on_hand         signed_decimal not null default 0,
  reserved        measure not null default 0,
  average_cost    numeric(24, 6),
  currency        currency,
  movements       int not null default 0,
  updated_at      instant not null default now(),
  primary key (tenant_id, warehouse_id, catalog_item_id),
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, catalog_item_id) references catalog_items
) with (fillfactor = 80);
create index stock_balances_of_item on stock_balances (tenant_id, catalog_item_id);
call fence('stock_balances', 'select, insert, update', 'select, insert, update');

create or replace function warehouse_blockers(tenant_id uuid, warehouse uuid) returns table (entity_type text, count bigint)
language sql stable as $$
  select 'stock_balance', count(*) from stock_balances b
  where b.tenant_id = $1 and b.warehouse_id = $2 and (b.on_hand <> 0 or b.reserved <> 0) having count(*) > 0
$$;

create table stock_movements (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  catalog_item_id    uuid not null,
  warehouse_id       uuid not null,
  -- The place in the history of its balance.
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
create index stock_movements_of_item on stock_movements (tenant_id, catalog_item_id, occurred_at desc, id desc);
call fence('stock_movements', 'select, insert', 'select, insert');
-- A merge moves the movements of the item that goes to the one that stays.
grant update (catalog_item_id, seq) on stock_movements to prokura_service;

create or replace function money_blockers(tenant_id uuid) returns table (entity_type text)
language sql stable as $$
  select 'catalog_item' where exists (select 1 from catalog_items i where i.tenant_id = $1 and i.planned_price is not null)
  union all
  select 'supplier_item' where exists (select 1 from supplier_items s where s.tenant_id = $1 and s.manual_price is not null)
  union all
  select 'price_observation' where exists (select 1 from price_observations p where p.tenant_id = $1)
  union all
  select 'stock_movement' where exists (select 1 from stock_movements m where m.tenant_id = $1 and m.unit_cost is not null)
$$;
