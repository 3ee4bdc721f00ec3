-- `path` is the chain of identifiers from the root to the category itself: a subtree is what contains it.
create table catalog_categories (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  parent_id   uuid,
  path        uuid[] not null check (cardinality(path) between 1 and 8),
  name        text collate people not null check (length(name) <= 200),
  code        text check (length(code) <= 32),
  position    int not null default 0 check (position >= 0),
  status      text not null default 'active' check (status in ('active', 'archived')),
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  archived_at instant,
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references catalog_categories
);
create unique index catalog_categories_name on catalog_categories (tenant_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name))
  where archived_at is null;
create index catalog_categories_children on catalog_categories (tenant_id, parent_id, position, name);
create index catalog_categories_tree on catalog_categories using gin (path);
call fence('catalog_categories', 'select, insert, update', 'select, insert, update');

-- No reference to tenants: checking it would lock the portal's one row in every insert. Only the door names a tenant.
create table catalog_items (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  type             text not null default 'product' check (type in ('product', 'service')),
  sku              text check (length(sku) <= 100),
  name             text collate people not null check (length(name) <= 500),
  brand            text,
  manufacturer     text,
  manufacturer_sku text,
  description      text,
  barcode          text,
  okpd2            text,
  tnved            text,
  country_code     text,
  category_id      uuid,
  -- OKEI code of the unit that stock, prices and comparisons are counted in.
  base_uom         text not null default '796',
  vat_rate         text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  -- What the company plans to pay: set by hand, by an import, or by a supplier's price list.
  planned_price    price,
  planned_currency currency,
  planned_source   text check (planned_source in ('manual', 'price_list', 'import')),
  planned_at       instant,
  -- The strongest of what is known of its price (see current-cost.ts), kept so that a list reads it with the row.
  current_price    price,
  current_currency currency,
  current_source   text,
  current_at       instant,
  cost_pinned      boolean not null default false,
  min_order_qty    measure,
  pack_qty         measure,
  lead_time_days   int check (lead_time_days >= 0),
  weight_kg        measure,
  volume_m3        measure,
  over_receipt_pct percent check (over_receipt_pct >= 0),
  custom_fields    jsonb not null default '{}',
  duplicate_of_id  uuid,
  merged_at        instant,
  status           text not null default 'active' check (status in ('active', 'archived')),
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  archived_at      instant,
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references catalog_categories,
  foreign key (tenant_id, duplicate_of_id) references catalog_items,
  check ((planned_price is null) = (planned_currency is null))
);
create unique index catalog_items_sku on catalog_items (tenant_id, lower(sku)) where status = 'active';
create index catalog_items_by_update on catalog_items (tenant_id, updated_at, id);
create index catalog_items_by_category on catalog_items (tenant_id, category_id) where archived_at is null;
create index catalog_items_by_name on catalog_items (tenant_id, name, id) where archived_at is null;
create index catalog_items_by_brand on catalog_items (tenant_id, brand, updated_at, id) where archived_at is null;
create index catalog_items_by_barcode on catalog_items (tenant_id, barcode) where archived_at is null and barcode is not null;
call fence('catalog_items', 'select, insert, update', 'select, insert, update');

-- How many base units one other unit of an item holds; a supplier may pack differently.
create table item_uom_conversions (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  supplier_id     uuid,
  uom             text not null,
  factor_to_base  numeric(18, 8) not null check (factor_to_base > 0),
  created_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create unique index item_uom_conversions_unit on item_uom_conversions
  (tenant_id, catalog_item_id, uom, coalesce(supplier_id, '00000000-0000-0000-0000-000000000000'));
call fence('item_uom_conversions', 'select, insert, update, delete', 'select, insert, update, delete');
