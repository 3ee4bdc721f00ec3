-- Who sells what, and what it has cost: links of items to suppliers, and every price ever heard.

-- One record, two doors: the catalog calls it a supplier link, the counterparty calls it a product of its assortment.
create table supplier_items (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  supplier_id     uuid not null,
  is_manual       boolean not null default false,
  manual_price    price,
  manual_currency currency,
  manual_comment  text check (length(manual_comment) <= 1000),
  manual_at       instant,
  -- Where the link is known from besides a person's word.
  sources         text[] not null default '{}' check (sources <@ array['price_list', 'quote', 'accepted_quote', 'invoice', 'receipt', 'import', 'integration']),
  -- The newest price that still holds, per base unit of the item; derived from price_observations.
  last_price      price,
  last_currency   currency,
  last_at         instant,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, catalog_item_id, supplier_id),
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, supplier_id) references suppliers,
  check ((manual_price is null) = (manual_currency is null)),
  check (is_manual or manual_price is null)
);
create index supplier_items_of_supplier on supplier_items (tenant_id, supplier_id, catalog_item_id);
call fence('supplier_items', 'select, insert, update, delete', 'select, insert, update, delete');

-- Articles a supplier uses for our items, learned from what he told us. An item that was merged keeps its own: matching goes on to the one that stays.
create table supplier_skus (
  tenant_id       uuid not null default tenant_id(),
  supplier_id     uuid not null,
  sku_key         text collate "C" not null,
  supplier_sku    text not null check (length(supplier_sku) <= 100),
  catalog_item_id uuid not null,
  learned_from    text not null check (learned_from in ('quote', 'import', 'price_list')),
  seen_at         instant not null default now(),
  primary key (tenant_id, supplier_id, sku_key, catalog_item_id),
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
call fence('supplier_skus', 'select, insert, update, delete', 'select, insert, update');

-- Categories a supplier trades in: told by a person, or seen in the items linked to it.
create table supplier_categories (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  supplier_id uuid not null,
  category_id uuid not null,
  created_at  instant not null default now(),
  created_by  uuid,
  primary key (tenant_id, id),
  unique (tenant_id, supplier_id, category_id),
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, category_id) references catalog_categories
);
call fence('supplier_categories', 'select, insert, update, delete', 'select, insert, update, delete');

-- Append-only. `price` is per `uom`, as it was told; `base_price` is the same per base unit of the item; `cost_price` is that
-- again with or without VAT, whichever the company counts its costs in: what is compared and what a current cost is made of.
create table price_observations (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  catalog_item_id    uuid not null,
  supplier_id        uuid,
  price              price not null,
  currency           currency not null,
  uom                text not null,
  base_price         price not null,
  cost_price         price not null,
  quantity_from      measure,
  vat_mode           text check (vat_mode in ('included', 'excluded', 'none')),
  vat_rate           text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  source             text not null check (source in
    ('manual', 'manual_pinned', 'price_list', 'quote', 'accepted_quote', 'invoice', 'receipt', 'import', 'integration')),
  source_entity_type text not null,
  source_entity_id   uuid not null,
  -- The row of the source that told it, such as a line of an invoice; the item where the source has one row of each.
  source_row_id      uuid not null,
  effective_at       instant not null,
  valid_to           date,
  recorded_at        instant not null default now(),
  recorded_by        uuid,
  is_anomaly         boolean not null default false,
  -- Taken back with its source, or told anew by the same row: no candidate any more, but still history.
  withdrawn_at       instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, supplier_id) references suppliers
);
create index price_observations_of_item on price_observations (tenant_id, catalog_item_id, effective_at desc, id desc);
-- One row of a source tells one price of an item at a time.
create unique index price_observations_told on price_observations
  (tenant_id, catalog_item_id, source_entity_id, source_row_id, source, coalesce(quantity_from, 0)) where withdrawn_at is null;
-- With the row: one import tells a hundred thousand prices, and while a table has no statistics every index looks alike to the planner.
-- Neither the item nor what was withdrawn is told apart here: it would be taken to look for items too.
create index price_observations_of_source on price_observations (tenant_id, source_entity_id, source_row_id);
call fence('price_observations', 'select, insert', 'select, insert');
-- A merge moves history to the surviving item; a withdrawn source marks its prices. Nothing else may change.
grant update (catalog_item_id, withdrawn_at) on price_observations to prokura_service, prokura_worker;

-- Portals with items whose current cost or last prices end or begin by now.
create function tenants_with_due_prices(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select array_agg(due.tenant_id) from (
    select i.tenant_id from catalog_items i where i.prices_due_at <= now() group by i.tenant_id order by min(i.prices_due_at) limit most) due
$$;
alter function tenants_with_due_prices owner to prokura_directory;
revoke execute on function tenants_with_due_prices from public;
grant execute on function tenants_with_due_prices to prokura_worker;
