-- Goods that go together: what, from whom, whereto, when, and how far they have come.

create table delivery_batches (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  number         text collate people not null check (length(number) <= 32),
  status         text not null default 'planned'
    check (status in ('planned', 'loading', 'in_transit', 'delivered', 'partially_delivered', 'returned', 'cancelled')),
  requisition_id uuid,
  supplier_id    uuid,
  route_id       uuid,
  stop_id        uuid,
  object_id      uuid,
  warehouse_id   uuid,
  planned_date   date,
  dispatched_at  instant,
  delivered_at   instant,
  recipient_name text collate people check (length(recipient_name) <= 255),
  status_reason  text check (length(status_reason) <= 1000),
  split_from_id  uuid,
  item_count     int not null default 0,
  weight_kg      measure not null default 0,
  volume_m3      measure not null default 0,
  comment        text check (length(comment) <= 5000),
  custom_fields  jsonb not null default '{}',
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  archived_at    instant,
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  -- Receipts name a batch together with the requisition whose goods it brings.
  unique (tenant_id, id, requisition_id),
  check (stop_id is null or route_id is not null),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, route_id) references delivery_routes,
  foreign key (tenant_id, stop_id) references route_stops on delete set null (stop_id),
  foreign key (tenant_id, object_id) references logistics_objects,
  foreign key (tenant_id, warehouse_id) references warehouses,
  foreign key (tenant_id, split_from_id) references delivery_batches
);
create index delivery_batches_by_update on delivery_batches (tenant_id, updated_at, id);
create index delivery_batches_by_date on delivery_batches (tenant_id, planned_date, id);
create index delivery_batches_of_requisition on delivery_batches (tenant_id, requisition_id) where requisition_id is not null;
create index delivery_batches_of_supplier on delivery_batches (tenant_id, supplier_id) where supplier_id is not null;
create index delivery_batches_of_route on delivery_batches (tenant_id, route_id) where route_id is not null;
create index delivery_batches_of_stop on delivery_batches (tenant_id, stop_id) where stop_id is not null;
create index delivery_batches_of_object on delivery_batches (tenant_id, object_id) where object_id is not null;
create index delivery_batches_of_warehouse on delivery_batches (tenant_id, warehouse_id) where warehouse_id is not null;
create index delivery_batches_split_from on delivery_batches (tenant_id, split_from_id) where split_from_id is not null;
call fence('delivery_batches', 'select, insert, update, delete', 'select');

create table delivery_batch_items (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  batch_id            uuid not null,
  position            int not null check (position >= 1),
  requisition_line_id uuid,
  allocation_id       uuid,
  catalog_item_id     uuid,
  sku                 text check (length(sku) <= 100),
  name                text not null check (length(name) <= 500),
  quantity            measure not null check (quantity > 0),
  delivered_quantity  measure,
  moved_quantity      measure not null default 0,
  uom                 text not null,
  factor_to_base      numeric not null check (factor_to_base > 0),
  weight_kg           measure,
  volume_m3           measure,
  comment             text check (length(comment) <= 1000),
  primary key (tenant_id, id),
  unique (tenant_id, batch_id, position) deferrable,
  check (moved_quantity + coalesce(delivered_quantity, 0) <= quantity),
  foreign key (tenant_id, batch_id) references delivery_batches on delete cascade,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index delivery_batch_items_of_line on delivery_batch_items (tenant_id, requisition_line_id) where requisition_line_id is not null;
create index delivery_batch_items_of_item on delivery_batch_items (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('delivery_batch_items', 'select, insert, update, delete', 'select');

-- What routes and batches name is archived instead of being deleted, and so are they where receipts or further batches name them.
create or replace function delivery_links(tenant_id uuid, record_kind text, record uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'delivery_route', count(distinct stop.route_id) from route_stops stop
  where $2 = 'logistics_object' and stop.tenant_id = $1 and stop.object_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches batch
  where $2 = 'logistics_object' and batch.tenant_id = $1 and batch.object_id = $3 having count(*) > 0
  union all
  select 'delivery_route', count(*) from delivery_routes route
  where $2 = 'driver' and route.tenant_id = $1 and route.driver_id = $3 having count(*) > 0
  union all
  select 'delivery_route', count(*) from delivery_routes route
  where $2 = 'vehicle' and route.tenant_id = $1 and route.vehicle_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches batch
  where $2 = 'delivery_route' and batch.tenant_id = $1 and batch.route_id = $3 having count(*) > 0
  union all
  select 'stock_receipt', count(*) from stock_receipts receipt
  where $2 = 'delivery_batch' and receipt.tenant_id = $1 and receipt.delivery_batch_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches split
  where $2 = 'delivery_batch' and split.tenant_id = $1 and split.split_from_id = $3 having count(*) > 0;
end $$;

-- Goods under way keep their requisition from being cancelled.
create or replace function requisition_blockers(tenant_id uuid, requisition uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'stock_receipt', count(*) from stock_receipts receipt
  where receipt.tenant_id = $1 and receipt.requisition_id = $2 and receipt.status = 'posted'
    and exists (select 1 from stock_receipt_lines line where line.tenant_id = $1 and line.receipt_id = receipt.id and line.quantity > 0)
  having count(*) > 0
  union all
  select 'invoice', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.status <> 'cancelled' and invoice.id in (
    select named.id from invoices named where named.tenant_id = $1 and named.requisition_id = $2
    union
    select line.invoice_id from requisition_lines needed
    join invoice_lines line on line.tenant_id = $1 and line.requisition_line_id = needed.id
    where needed.tenant_id = $1 and needed.requisition_id = $2)
  having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches sent
  where sent.tenant_id = $1 and sent.requisition_id = $2 and sent.archived_at is null and sent.status in ('loading', 'in_transit')
  having count(*) > 0;
end $$;
