-- What two spellings of one code have in common: letters and digits alone, case aside, Latin letters that look Cyrillic read as Cyrillic.
create function code_key(code text) returns text language sql immutable strict parallel safe
  return regexp_replace(translate(lower(code collate public.people), 'ё×abcehkmoptxy', 'ехавсенкмортху'), '[^[:alnum:]]+', '', 'g');

-- The same for names, word by word and with numbers apart («Болт M8×2,5» reads `болт м 8 х 2_5`), after the initials of the words and
-- the numbers: in its order likely twins stand together.
create function name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := translate(lower(name collate public.people), 'ё×*abcehkmoptxy', 'еххавсенкмортху');
begin
  plain := regexp_replace(plain, '([0-9])[.,](?=[0-9])', '\1_', 'g');
  plain := btrim(regexp_replace(regexp_replace(plain, '([0-9_]+)', ' \1 ', 'g'), '[^[:alnum:]_]+', ' ', 'g'));
  return left(regexp_replace(plain, '([^0-9_ ])[^0-9_ ]+', '\1', 'g'), 60) || '|' || plain;
end $$;

-- `path` is the chain of identifiers from the root to the category itself: a subtree is what contains it.
-- No index serves that: row security hides a column from operators that are not leakproof, and a portal's categories are few.
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
  -- `[{uom, factorToBase, supplierId}]`: how many base units one other unit holds; a supplier may pack differently.
  uom_conversions  jsonb not null default '[]',
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
  -- When one of its prices ends or begins: what is known must be looked at again.
  prices_due_at    instant,
  min_order_qty    measure,
  pack_qty         measure,
  lead_time_days   int check (lead_time_days >= 0),
  weight_kg        measure,
  volume_m3        measure,
  over_receipt_pct percent check (over_receipt_pct >= 0),
  custom_fields    jsonb not null default '{}',
  duplicate_of_id  uuid,
  merged_at        instant,
  name_key         text collate "C" not null generated always as (name_key(name)) stored,
  sku_key          text collate "C" generated always as (code_key(sku)) stored,
  maker_sku_key    text collate "C" generated always as (code_key(manufacturer_sku)) stored,
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
create index catalog_items_by_sku on catalog_items (tenant_id, sku, id) where archived_at is null;
create index catalog_items_by_update on catalog_items (tenant_id, updated_at, id);
create index catalog_items_by_category on catalog_items (tenant_id, category_id) where archived_at is null;
create index catalog_items_by_name on catalog_items (tenant_id, name, id) where archived_at is null;
create index catalog_items_prices_due on catalog_items (prices_due_at) where prices_due_at is not null;
create index catalog_items_by_brand on catalog_items (tenant_id, brand, updated_at, id) where archived_at is null;
create index catalog_items_by_name_key on catalog_items (tenant_id, name_key) where archived_at is null;
create index catalog_items_by_sku_key on catalog_items (tenant_id, sku_key) where archived_at is null and sku is not null;
create index catalog_items_by_maker_sku_key on catalog_items (tenant_id, maker_sku_key) where archived_at is null and manufacturer_sku is not null;
create index catalog_items_by_barcode on catalog_items (tenant_id, barcode) where archived_at is null and barcode is not null;
create index catalog_items_duplicates on catalog_items (tenant_id, duplicate_of_id) where duplicate_of_id is not null;
call fence('catalog_items', 'select, insert, update', 'select, insert, update');
call searchable('catalog_items', 'name', 'sku', 'brand');

-- One merge of two items, with all that moved, so that it can be taken back exactly.
create table catalog_merges (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  loser_id     uuid not null,
  winner_id    uuid not null,
  moved        jsonb not null,
  merged_at    instant not null default now(),
  merged_by    uuid,
  undone_at    instant,
  undone_by    uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, loser_id) references catalog_items,
  foreign key (tenant_id, winner_id) references catalog_items
);
create unique index catalog_merges_open on catalog_merges (tenant_id, loser_id) where undone_at is null;
call fence('catalog_merges', 'select, insert, update', 'select, insert, update');
