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
  vat_rate         text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  -- What the company plans to pay: set by hand, by an import, or by a supplier's price list.
  planned_price    price,
  planned_currency currency,
  planned_source   text check (planned_source in ('manual', 'price_list', 'import')),
  planned_at       instant,
  min_order_qty    measure,
  pack_qty         measure,
  lead_time_days   int check (lead_time_days >= 0),
  weight_kg        measure,
  volume_m3        measure,
  over_receipt_pct percent check (over_receipt_pct >= 0),
  custom_fields    jsonb not null default '{}',
  status           text not null default 'active' check (status in ('active', 'archived')),
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  archived_at      instant,
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  check ((planned_price is null) = (planned_currency is null))
);
create unique index catalog_items_sku on catalog_items (tenant_id, lower(sku)) where status = 'active';
create index catalog_items_by_update on catalog_items (tenant_id, updated_at, id);
create index catalog_items_by_name on catalog_items (tenant_id, name, id) where archived_at is null;
create index catalog_items_by_brand on catalog_items (tenant_id, brand, updated_at, id) where archived_at is null;
call fence('catalog_items', 'select, insert, update', 'select, insert, update');
