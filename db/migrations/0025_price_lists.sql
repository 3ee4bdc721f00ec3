-- Prices of a supplier, prices for a customer, and prices of the company's own.

create table price_lists (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  number          text not null,
  name            text collate people not null check (length(name) <= 200),
  kind            text not null check (kind in ('supplier', 'customer', 'internal')),
  counterparty_id uuid,
  currency        currency not null,
  vat_mode        text not null check (vat_mode in ('included', 'excluded', 'none')),
  valid_from      date,
  valid_to        date,
  is_default      boolean not null default false,
  comment         text,
  -- One more with every batch that changed prices or the header; `price_list_versions` tells what it changed.
  current_version int not null default 1,
  item_count      int not null default 0,
  changed_count   int not null default 0,
  -- When its prices first counted: from then on the list is history and is archived rather than removed.
  published_at    instant,
  custom_fields   jsonb not null default '{}',
  status          text not null default 'draft' check (status in ('draft', 'active', 'expired', 'archived')),
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  archived_at     instant,
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, counterparty_id) references counterparties,
  check (valid_from <= valid_to),
  check (case kind when 'supplier' then counterparty_id is not null when 'internal' then counterparty_id is null else true end)
);
create unique index price_lists_default on price_lists (tenant_id, kind, coalesce(counterparty_id, '00000000-0000-0000-0000-000000000000'))
  where is_default;
create index price_lists_by_update on price_lists (tenant_id, updated_at, id);
create index price_lists_by_name on price_lists (tenant_id, name, id) where archived_at is null;
create index price_lists_of_counterparty on price_lists (tenant_id, counterparty_id) where counterparty_id is not null;
create index price_lists_ending on price_lists (valid_to, tenant_id) where status = 'active';
call fence('price_lists', 'select, insert, update, delete', 'select, update');

create table price_list_items (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  price_list_id    uuid not null,
  catalog_item_id  uuid not null,
  supplier_sku     text check (length(supplier_sku) <= 100),
  supplier_name    text check (length(supplier_name) <= 500),
  price            price not null,
  is_free          boolean not null default false,
  uom              text not null,
  min_quantity     measure not null default 1 check (min_quantity > 0),
  -- Ordered in multiples of this.
  batch_size       measure check (batch_size > 0),
  delivery_days    int check (delivery_days between 0 and 3650),
  valid_from       date,
  valid_to         date,
  vat_rate         text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  discount_percent percent not null default 0 check (discount_percent between 0 and 100),
  note             text check (length(note) <= 1000),
  status           text not null default 'active' check (status in ('active', 'archived')),
  -- The version of the list that last touched the row, and the price before it.
  changed_in       int not null,
  previous_price   price,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, price_list_id) references price_lists on delete cascade,
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  check (is_free = (price = 0)),
  check (valid_from <= valid_to)
);
create unique index price_list_items_key on price_list_items (tenant_id, price_list_id, catalog_item_id, uom, min_quantity, valid_from) nulls not distinct;
create index price_list_items_of_list on price_list_items (tenant_id, price_list_id, id);
create index price_list_items_of_item on price_list_items (tenant_id, catalog_item_id, uom, min_quantity);
create index price_list_items_ending on price_list_items (tenant_id, price_list_id, valid_to) where valid_to is not null and status = 'active';
call fence('price_list_items', 'select, insert, update, delete', 'select');

-- Append-only. `diff` holds what differs and nothing else: [{rowId, catalogItemId, field, from, to}], written by the statement
-- that makes the change. A copy and a conversion change every row alike and keep the one entry that says so.
create table price_list_versions (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  price_list_id uuid not null,
  n             int not null,
  at            instant not null default now(),
  by_id         uuid,
  source        text not null check (source in ('manual', 'api', 'duplicate', 'import', 'system')),
  added         int not null default 0,
  changed       int not null default 0,
  removed       int not null default 0,
  diff          jsonb not null default '[]',
  primary key (tenant_id, id),
  unique (tenant_id, price_list_id, n),
  foreign key (tenant_id, price_list_id) references price_lists on delete cascade
);
call fence('price_list_versions', 'select, insert', 'select, insert');

-- Portals with a list whose last day is over by their own clock: all a worker may learn before it enters one.
grant select (tenant_id, status, valid_to) on price_lists to prokura_directory;
grant select (tenant_id, timezone) on regional_settings to prokura_directory;
create policy directory on price_lists for select to prokura_directory using (true);
create policy directory on regional_settings for select to prokura_directory using (true);
create function tenants_with_ended_price_lists(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional using (tenant_id)
    where list.status = 'active' and list.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
    limit most
  ) ended
$$;
alter function tenants_with_ended_price_lists owner to prokura_directory;
revoke execute on function tenants_with_ended_price_lists from public;
grant execute on function tenants_with_ended_price_lists to prokura_worker;
