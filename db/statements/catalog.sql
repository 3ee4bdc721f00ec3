-- Generated: every statement catalog sends.

(select category.id from catalog_categories category
  where category.tenant_id = $1 and category.id = $2 and category.archived_at is null for key share);

(select item.id, item.sku, item.name, 'barcode' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.barcode = made.barcode
  where made.tenant_id = $1 and made.id = $2 limit 5) union all
  (select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($3) and item.base_uom = made.base_uom
  where made.tenant_id = $4 and made.id = $5 limit 5);

(select item.id, item.sku, item.name, 'manufacturerSku' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))
  where made.tenant_id = $1 and made.id = $2 limit 5) union all
  (select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($3) and item.base_uom = made.base_uom
  where made.tenant_id = $4 and made.id = $5 limit 5);

(select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($1) and item.base_uom = made.base_uom
  where made.tenant_id = $2 and made.id = $3 limit 5);

(select item.id, item.sku, item.name, 'sku' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null
  where made.tenant_id = $1 and made.id = $2 limit 5) union all
  (select item.id, item.sku, item.name, 'barcode' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.barcode = made.barcode
  where made.tenant_id = $3 and made.id = $4 limit 5) union all
  (select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($5) and item.base_uom = made.base_uom
  where made.tenant_id = $6 and made.id = $7 limit 5);

(select item.id, item.sku, item.name, 'sku' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null
  where made.tenant_id = $1 and made.id = $2 limit 5) union all
  (select item.id, item.sku, item.name, 'manufacturerSku' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))
  where made.tenant_id = $3 and made.id = $4 limit 5) union all
  (select item.id, item.sku, item.name, 'barcode' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.barcode = made.barcode
  where made.tenant_id = $5 and made.id = $6 limit 5) union all
  (select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($7) and item.base_uom = made.base_uom
  where made.tenant_id = $8 and made.id = $9 limit 5);

(select item.id, item.sku, item.name, 'sku' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null
  where made.tenant_id = $1 and made.id = $2 limit 5) union all
  (select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($3) and item.base_uom = made.base_uom
  where made.tenant_id = $4 and made.id = $5 limit 5);

delete from supplier_categories where tenant_id = $1 and supplier_id = $2 and category_id = $3;

delete from supplier_items where tenant_id = $1 and id = $2 and sources = '{}';

insert into catalog_categories as category (tenant_id, id, parent_id, path, name, code, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

insert into catalog_categories as category (tenant_id, id, parent_id, path, name, created_by, updated_by)
  select $1, given.id, given.parent_id, given.path, given.name, $2, $3
  from json_to_recordset($4::json) given(id uuid, parent_id uuid, path uuid[], name text)
  returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

insert into catalog_items as item (tenant_id, id, type, sku, name, brand, manufacturer, manufacturer_sku, description, barcode, okpd2, tnved, country_code, category_id, base_uom, vat_rate, min_order_qty, pack_qty, lead_time_days, weight_kg, volume_m3, over_receipt_pct, planned_price, planned_currency, planned_source, custom_fields, planned_at, created_by, updated_by)
  select $1, id, type, sku, name, brand, manufacturer, manufacturer_sku, description, barcode, okpd2, tnved, country_code, category_id, base_uom, vat_rate, min_order_qty, pack_qty, lead_time_days, weight_kg, volume_m3, over_receipt_pct, planned_price, planned_currency, planned_source, custom_fields, case when planned_price is not null then now() end, $2, $3
  from jsonb_populate_recordset(null::catalog_items, $4) given
  on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_merges (tenant_id, loser_id, winner_id, moved, merged_by) values ($1, $2, $3, $4, $5);

insert into price_observations (tenant_id, id, catalog_item_id, supplier_id, price, currency, uom, base_price, cost_price, quantity_from,
  vat_mode, vat_rate, source, source_entity_type, source_entity_id, source_row_id, effective_at, valid_to, recorded_by, is_anomaly)
  select $1, told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price,
  told.quantity_from, told.vat_mode, told.vat_rate, $2, $3, told.source_entity_id,
  told.source_row_id, coalesce(told.effective_at, now()), told.valid_to, $4, told.is_anomaly
  from json_to_recordset($5::json) as told(
  id uuid, catalog_item_id uuid, supplier_id uuid, price price, currency currency, uom text, base_price price, cost_price price,
  quantity_from measure, vat_mode text, vat_rate text, source_entity_id uuid, source_row_id uuid, effective_at instant, valid_to date, is_anomaly boolean);

insert into stock_balances (tenant_id, warehouse_id, catalog_item_id)
  select $1::uuid, place.* from unnest($2::uuid[], $3::uuid[]) as place
  on conflict do nothing;

insert into stock_balances as held (tenant_id, warehouse_id, catalog_item_id, on_hand, reserved, average_cost, currency, movements)
  select $1, warehouse_id, $2, on_hand, reserved, average_cost, currency, movements
  from stock_balances where tenant_id = $3 and catalog_item_id = $4 order by warehouse_id
  on conflict (tenant_id, warehouse_id, catalog_item_id) do update set
  on_hand = held.on_hand + excluded.on_hand, reserved = held.reserved + excluded.reserved, movements = held.movements + excluded.movements,
  currency = coalesce(held.currency, excluded.currency), updated_at = now(),
  average_cost = case
  when held.average_cost is null or held.on_hand <= 0 then coalesce(excluded.average_cost, held.average_cost)
  when excluded.average_cost is null or excluded.on_hand <= 0 then held.average_cost
  else round((held.on_hand * held.average_cost + excluded.on_hand * excluded.average_cost) / (held.on_hand + excluded.on_hand), 6) end;

insert into stock_movements (tenant_id, id, catalog_item_id, warehouse_id, seq, type, quantity, unit_cost, currency, reason, comment,
  source_entity_type, source_entity_id, occurred_at, reverses_id, balance_after, created_by)
  select $1::uuid, made.*, $2::uuid from json_to_recordset($3::json) as made (
  id uuid, catalog_item_id uuid, warehouse_id uuid, seq int, type text, quantity numeric, unit_cost numeric, currency text, reason text,
  comment text, source_entity_type text, source_entity_id uuid, occurred_at timestamptz, reverses_id uuid, balance_after numeric);

insert into supplier_categories (tenant_id, supplier_id, category_id, created_by)
  values ($1, $2, $3, $4)
  on conflict (tenant_id, supplier_id, category_id) do nothing;

insert into supplier_items (tenant_id, catalog_item_id, supplier_id, sources, last_price, last_currency, last_at)
  select $1, one.id, pair.supplier_id, pair.sources, pair.price, pair.currency, pair.at
  from (select distinct id from unnest($2::uuid[]) id) one
  cross join lateral (
  select coalesce(held.supplier_id, heard.supplier_id) as supplier_id, coalesce(heard.sources, '{}') as sources, heard.price, heard.currency,
  heard.at, held.sources as sources_before, held.last_price, held.last_currency, held.last_at
  from (
  select told.supplier_id, coalesce(array_agg(distinct told.source) filter (where told.source not in ('manual', 'manual_pinned')), '{}') as sources,
  (array_agg(told.base_price order by told.effective_at desc, told.id desc) filter (
  where told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant and coalesce(told.quantity_from, 0) <= 1
  and (told.valid_to is null or told.valid_to >= (select (now() at time zone $3)::date))))[1] as price,
  (array_agg(told.currency order by told.effective_at desc, told.id desc) filter (
  where told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant and coalesce(told.quantity_from, 0) <= 1
  and (told.valid_to is null or told.valid_to >= (select (now() at time zone $4)::date))))[1] as currency,
  (array_agg(told.effective_at order by told.effective_at desc, told.id desc) filter (
  where told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant and coalesce(told.quantity_from, 0) <= 1
  and (told.valid_to is null or told.valid_to >= (select (now() at time zone $5)::date))))[1] as at
  from price_observations told
  where told.tenant_id = $6 and told.catalog_item_id = one.id and told.supplier_id is not null group by told.supplier_id) heard
  full join (
  select linked.supplier_id, linked.sources, linked.last_price, linked.last_currency, linked.last_at from supplier_items linked
  where linked.tenant_id = $7 and linked.catalog_item_id = one.id) held on held.supplier_id = heard.supplier_id
  where held.supplier_id is not null or heard.sources <> '{}') pair
  where (pair.sources_before, pair.last_price, pair.last_currency, pair.last_at) is distinct from (pair.sources, pair.price, pair.currency, pair.at)
  on conflict (tenant_id, catalog_item_id, supplier_id) do update
  set sources = excluded.sources, last_price = excluded.last_price, last_currency = excluded.last_currency, last_at = excluded.last_at, updated_at = now();

insert into supplier_items as link (tenant_id, catalog_item_id, supplier_id, is_manual, manual_price, manual_currency, manual_comment, manual_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (tenant_id, catalog_item_id, supplier_id) do update
  set is_manual = true, manual_price = excluded.manual_price, manual_currency = excluded.manual_currency,
  manual_comment = excluded.manual_comment, manual_at = excluded.manual_at, updated_at = now()
  returning link.id;

insert into supplier_skus (tenant_id, supplier_id, sku_key, supplier_sku, catalog_item_id, learned_from)
  select distinct on (named.supplier_id, code_key(named.sku), named.item)
  $1, named.supplier_id, code_key(named.sku), named.sku, named.item, $2
  from unnest($3::uuid[], $4::text[],
  $5::uuid[]) named(supplier_id, sku, item)
  where code_key(named.sku) is not null
  on conflict (tenant_id, supplier_id, sku_key, catalog_item_id) do update set supplier_sku = excluded.supplier_sku, seen_at = now();

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category
  where category.tenant_id = $1 and category.id = $2 for update;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.archived_at is null
  order by category.name asc, category.id asc limit 2;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.archived_at is null
  order by category.name asc, category.id asc limit 51;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.archived_at is null and (category.name ilike $2 or category.code ilike $3)
  order by category.name asc, category.id asc limit 51;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.id = $2;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.parent_id is null and category.archived_at is null
  order by category.name asc, category.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.created_at asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.sku asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) order by item.name asc, item.id asc limit 500) item where item.tenant_id = $4 and item.searched like $5 order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) order by item.name asc, item.id asc limit 500) item where item.tenant_id = $4 and item.searched like $5 order by item.name asc, item.id asc limit 5;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.name asc, item.id asc limit 4;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.name asc, item.id asc limit 5;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name desc, item.id desc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.updated_at desc, item.id desc limit 500) item where item.tenant_id = $2 and item.searched like $3 order by item.updated_at desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1
  order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is not null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand asc, item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.created_at asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.created_at asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.created_at asc, item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 101;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.sku asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.updated_at desc, item.id desc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.brand > $2::text or item.brand is null)) or (item.brand = $3::text and item.id > $4::uuid))
  order by item.brand asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.brand > $2::text or item.brand is null)) or (item.brand = $3::text and item.name < $4::text) or (item.brand = $5::text and item.name = $6::text and item.id < $7::uuid))
  order by item.brand asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.sku > $2::text or item.sku is null)) or (item.sku = $3::text and item.id > $4::uuid))
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((false) or (item.sku is null and item.id > $2::uuid))
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand < $2::text) or (item.brand = $3::text and item.name > $4::text) or (item.brand = $5::text and item.name = $6::text and item.id > $7::uuid))
  order by item.brand desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand is not null) or (item.brand is null and item.name > $2::text) or (item.brand is null and item.name = $3::text and item.id > $4::uuid))
  order by item.brand desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at < $2::timestamptz) or (item.created_at = $3::timestamptz and item.name > $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id > $7::uuid))
  order by item.created_at desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at > $2::timestamptz) or (item.created_at = $3::timestamptz and item.name < $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id < $7::uuid))
  order by item.created_at asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.sku is not null) or (item.sku is null and item.id < $2::uuid))
  order by item.sku desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.brand, item.id) < ($2::text, $3::uuid)
  order by item.brand desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) < ($2::text, $3::uuid)
  order by item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid)
  order by item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = any($2) and item.archived_at is null
  order by item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand is null and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.category_id = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.category_id in (
  select category.id from catalog_categories category
  where category.tenant_id = $2 and category.path @> array[$3]::uuid[]) and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.category_id is null and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.created_at >= $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.duplicate_of_id = $2
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.duplicate_of_id = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = $2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = $2
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = any($2)
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = any($2::uuid[]);

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.name = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.name ilike $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null
  order by item.sku asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2
  order by item.updated_at asc, item.id asc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2
  order by item.updated_at asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2 and (item.updated_at, item.id) > ($3::timestamptz, $4::uuid)
  order by item.updated_at asc, item.id asc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2 and item.archived_at is null
  order by item.updated_at asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks",
  (select json_build_object('id', winner.id, 'sku', winner.sku, 'name', winner.name) from catalog_items winner
  where winner.tenant_id = item.tenant_id and winner.id = item.duplicate_of_id) as "mergedInto" from catalog_items item where item.tenant_id = $1 and item.id = $2;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at from supplier_items link where link.tenant_id = $1 and link.catalog_item_id = $2 and link.supplier_id = $3;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at from supplier_items link where link.tenant_id = $1 and link.catalog_item_id = any($2::uuid[]);

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.is_manual = $2 and link.supplier_id = $3
  order by item.name asc, link.id asc limit 51;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2
  order by item.name asc, link.id asc limit 2;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2
  order by item.name asc, link.id asc limit 3;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2
  order by item.name asc, link.id asc limit 51;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2
  order by item.name desc, link.id desc limit 2;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2 and (item.name ilike $3 or item.sku ilike $4)
  order by item.name asc, link.id asc limit 51;

select
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at, item.name as item_name, item.sku as item_sku from supplier_items link join catalog_items item
  on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active' where link.tenant_id = $1 and link.supplier_id = $2 and (item.name, link.id) > ($3::text, $4::uuid)
  order by item.name asc, link.id asc limit 3;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2
  order by movement.occurred_at asc, movement.seq asc, movement.id asc limit 3;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2
  order by movement.occurred_at asc, movement.seq asc, movement.id asc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2
  order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 201;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2
  order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2 and (movement.occurred_at, movement.seq, movement.id) > ($3::timestamptz, $4::bigint, $5::uuid)
  order by movement.occurred_at asc, movement.seq asc, movement.id asc limit 3;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.id = any($2::uuid[])
  order by array_position($3::uuid[], movement.id);

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.occurred_at > $2 and movement.catalog_item_id = $3
  order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.reason = $2 and movement.catalog_item_id = $3
  order by movement.occurred_at asc, movement.seq asc, movement.id asc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.type = $2 and movement.catalog_item_id = $3
  order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.warehouse_id = $2 and movement.catalog_item_id = $3
  order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements one
  join stock_movements movement on movement.tenant_id = one.tenant_id and (movement.id = one.id or (
  movement.source_entity_id = one.source_entity_id and one.type in ('transfer_out', 'transfer_in') and movement.type in ('transfer_out', 'transfer_in')))
  where one.tenant_id = $1 and one.id = $2 and one.catalog_item_id = $3
  order by movement.quantity;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2
  order by told.effective_at asc, told.id asc limit 2;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2
  order by told.effective_at desc, told.id desc limit $3;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2
  order by told.effective_at desc, told.id desc limit 3;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2
  order by told.effective_at desc, told.id desc limit 51;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2 and (told.effective_at, told.id) < ($3::timestamptz, $4::uuid)
  order by told.effective_at desc, told.id desc limit 3;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.source = $2 and told.catalog_item_id = $3
  order by told.effective_at desc, told.id desc limit 51;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.supplier_id = $2 and told.effective_at >= $3 and told.catalog_item_id = $4
  order by told.effective_at desc, told.id desc limit 51;

select 'stock_balance' as "entityType", warehouse_id as "warehouseId", on_hand as "onHand", reserved from stock_balances
  where tenant_id = $1 and catalog_item_id = $2 and (on_hand <> 0 or reserved <> 0)
  order by warehouse_id limit 50;

select (select count(*) from (select 1 from catalog_items where tenant_id = $1 and category_id = $2
  and archived_at is null limit $3) held) as items,
  (select count(*) from catalog_categories where tenant_id = $4 and parent_id = $5 and archived_at is null) as categories;

select * from tenants_with_due_prices($1);

select 1 from catalog_categories where tenant_id = $1 and id = $2 and archived_at is not null;

select 1 from catalog_items where tenant_id = $1 and id = $2 for update;

select 1 from catalog_items where tenant_id = $1 and id = any($2::uuid[]) order by id for update;

select balance_after from stock_movements
  where tenant_id = $1 and warehouse_id = $2 and catalog_item_id = $3 and occurred_at <= $4
  order by occurred_at desc, seq desc limit 1;

select before.id from price_observations before
  where
  before.tenant_id = $1 and before.source_entity_id = any($2::uuid[]) and before.source = $3
  and before.source_entity_type = $4 and before.withdrawn_at is null and not exists (
  select 1 from json_to_recordset($5::json) as told(
  catalog_item_id uuid, source_entity_id uuid, source_row_id uuid, quantity_from numeric)
  where told.source_entity_id = before.source_entity_id and told.source_row_id = before.source_row_id
  and told.catalog_item_id = before.catalog_item_id and coalesce(told.quantity_from, 0) = coalesce(before.quantity_from, 0));

select catalog_item_id as id, trim_scale(sum(on_hand)) as on_hand from stock_balances
  where tenant_id = $1 and catalog_item_id = any($2::uuid[]) group by catalog_item_id;

select category.id, array(
  select above.name from unnest(category.path) with ordinality step(id, place)
  join catalog_categories above on above.tenant_id = $1 and above.id = step.id order by step.place) as names from catalog_categories category
  where category.tenant_id = $2 and category.id = any($3::uuid[]);

select category.id, category.code, category.path, array(
  select above.name from unnest(category.path) with ordinality step(id, place)
  join catalog_categories above on above.tenant_id = $1 and above.id = step.id order by step.place) as names from catalog_categories category
  where category.tenant_id = $2 and category.archived_at is null
  and (lower(category.name) = any($3::text[]) or lower(category.code collate people) = any($4::text[]));

select category.id, known.supplier_id as "supplierId", category.name, array_agg(distinct known.source order by known.source desc) as sources
  from (
  select told.supplier_id, told.category_id, 'manual' as source from supplier_categories told
  where told.tenant_id = $1 and told.supplier_id = any($2::uuid[])
  union all
  select link.supplier_id, item.category_id, 'auto' from supplier_items link
  join catalog_items item on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active'
  where link.tenant_id = $3 and link.supplier_id = any($4::uuid[]) and item.category_id is not null) known
  join catalog_categories category on category.tenant_id = $5 and category.id = known.category_id
  group by category.id, known.supplier_id, category.name
  order by category.name, category.id;

select coalesce(held.warehouse_id, coming.warehouse_id) as warehouse_id, trim_scale(coalesce(held.on_hand, 0)) as on_hand,
  trim_scale(coalesce(held.reserved, 0)) as reserved, trim_scale(coalesce(coming.quantity, 0)) as incoming,
  held.average_cost, held.currency, held.last_at
  from (select * from stock_balances where tenant_id = $1 and catalog_item_id = $2) held
  full join item_incoming($3, $4) coming on coming.warehouse_id = held.warehouse_id
  order by 1;

select count(*) from (select 1 from catalog_items item where item.tenant_id = $1 and item.archived_at is null limit $2) counted;

select count(*) from (select 1 from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 limit $4) counted;

select distinct before.catalog_item_id as id from price_observations before where
  before.tenant_id = $1 and before.source_entity_id = any($2::uuid[]) and before.source = $3
  and before.source_entity_type = $4 and before.withdrawn_at is null;

select distinct catalog_item_id as id from price_observations where tenant_id = $1 and source_entity_type = $2 and source_entity_id = any($3::uuid[])
  and withdrawn_at is null and ($4::text is null or source = $5) and ($6::uuid[] is null or source_row_id = any($7::uuid[]));

select entity_type as "entityType", count from item_blockers(tenant_id => $1, item => $2);

select exists (select 1 from stock_movements where tenant_id = $1 and catalog_item_id = $2) as movements,
  exists (select 1 from price_observations where tenant_id = $3 and catalog_item_id = $4) as prices;

select held.id from catalog_categories held join catalog_categories moved on lower(moved.name) = lower(held.name)
  where held.tenant_id = $1 and moved.tenant_id = $2 and held.parent_id = $3 and moved.parent_id = $4
  and held.archived_at is null and moved.archived_at is null limit 1;

select held.warehouse_id, held.catalog_item_id, held.on_hand, held.average_cost, held.currency, held.movements, held.last_at,
  clock_timestamp()::instant as moment
  from unnest($1::uuid[], $2::uuid[]) as place (warehouse_id, catalog_item_id)
  join stock_balances held on held.tenant_id = $3
  and held.warehouse_id = place.warehouse_id and held.catalog_item_id = place.catalog_item_id
  order by held.warehouse_id, held.catalog_item_id for update of held;

select id from catalog_categories
  where tenant_id = $1 and parent_id = $2 and archived_at is null
  and lower(name) = lower($3) and id is distinct from $4::uuid;

select id from catalog_categories
  where tenant_id = $1 and parent_id is null and archived_at is null
  and lower(name) = lower($2) and id is distinct from $3::uuid;

select id from catalog_categories where tenant_id = $1 and id = any($2::uuid[]) and archived_at is null
  order by id for key share;

select id from catalog_items where tenant_id = $1 and duplicate_of_id = $2 limit 1;

select id from catalog_items where tenant_id = $1 and id = any($2::uuid[]);

select id from catalog_items where tenant_id = $1 and prices_due_at <= now()
  order by id limit $2 for no key update;

select id from catalog_items where tenant_id = $1 and sku_key = code_key($2) and sku is not null and archived_at is null and lower(sku) = lower($3);

select id from stock_movements where tenant_id = $1 and reverses_id = any($2::uuid[]) limit 1;

select id, parent_id as "parentId", name, code, position, cardinality(path) as depth from catalog_categories
  where tenant_id = $1 and archived_at is null order by parent_id, position, name;

select id, type, base_uom, status from catalog_items where tenant_id = $1 and id = any($2::uuid[])
  order by id for no key update;

select item.id as "itemId", trim_scale(held.on_hand) as "onHand", trim_scale(held.reserved) as reserved,
  trim_scale(held.on_hand - held.reserved) as available, trim_scale(coming.quantity) as incoming
  from unnest($1::uuid[]) with ordinality named(id, place)
  join catalog_items item on item.tenant_id = $2 and item.id = named.id and item.type = 'product'
  cross join lateral (
  select coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(reserved), 0) as reserved
  from stock_balances where tenant_id = $3 and catalog_item_id = item.id) held
  cross join lateral (select coalesce(sum(quantity), 0) as quantity from item_incoming($4, item.id)) coming
  order by named.place;

select item.id, item.base_uom as "baseUom", item.uom_conversions as "uomConversions" from catalog_items item
  where item.tenant_id = $1 and item.id = any($2::uuid[]) order by item.id for no key update;

select item.id, item.type, item.sku, item.name, item.base_uom as "baseUom", item.uom_conversions as "uomConversions", item.status
  from unnest($1::uuid[]) named(id) join catalog_items item on item.tenant_id = $2 and item.id = named.id
  union
  select item.id, item.type, item.sku, item.name, item.base_uom, item.uom_conversions, item.status
  from unnest($3::text[]) named(sku)
  join catalog_items item on item.tenant_id = $4 and item.sku_key = code_key(named.sku) and lower(item.sku) = named.sku
  and item.sku is not null and item.archived_at is null and item.status = 'active';

select item.id, item.weight_kg as weight, item.volume_m3 as volume, (
  select json_build_object('price', told.base_price::text, 'currency', told.currency, 'vatMode', coalesce(told.vat_mode, 'none'),
  'vatRate', coalesce(told.vat_rate, 'none'))
  from price_observations told
  where told.tenant_id = $1 and told.catalog_item_id = item.id and told.source in ('invoice', 'receipt')
  and told.withdrawn_at is null and told.effective_at <= now()
  order by told.effective_at desc, told.id desc limit 1) as "lastPaid"
  from unnest($2::uuid[]) named(id) join catalog_items item on item.tenant_id = $3 and item.id = named.id;

select item.id, trim_scale(coalesce(sum(held.on_hand - held.reserved), 0)) as available
  from catalog_items item left join stock_balances held on held.tenant_id = item.tenant_id and held.catalog_item_id = item.id
  where item.tenant_id = $1 and item.id = any($2::uuid[]) and item.type = 'product' group by item.id;

select link.supplier_id as "supplierId", array_agg(item.name order by item.name, item.id) as names from supplier_items link
  join catalog_items item on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active'
  where link.tenant_id = $1 and link.supplier_id = any($2::uuid[])
  group by link.supplier_id;

select max(cardinality(path)) as deepest from catalog_categories where tenant_id = $1 and path @> array[$2]::uuid[];

select name, archived_at is not null as archived from catalog_items where tenant_id = $1 and id = $2 for update;

select named.id as named, item.id, item.type, item.over_receipt_pct as "overReceiptPct"
  from unnest($1::uuid[]) named(id)
  join catalog_items known on known.tenant_id = $2 and known.id = named.id
  join catalog_items item on item.tenant_id = $3 and item.id = coalesce(known.duplicate_of_id, known.id);

select pg_advisory_xact_lock(hashtextextended('catalog-categories' || tenant_id(), 0));

select told.id, before.id as "toldBefore",
  coalesce((before.supplier_id, before.price, before.currency, before.uom, before.vat_mode, before.vat_rate, before.valid_to)
  is not distinct from (told.supplier_id, told.price, told.currency, told.uom, told.vat_mode, told.vat_rate, told.valid_to), false) as "isSame",
  array(
  select worth.price::text from price_observations other
  cross join lateral (
  select case when other.currency = told.currency then other.cost_price
  else other.cost_price *
  (case when other.currency = $1 then 1 else (
  select fx.rate / fx.nominal from exchange_rates fx
  where fx.tenant_id = $2 and fx.currency = other.currency and fx.date <= coalesce(told.effective_at, now())::date order by fx.date desc limit 1) end) /
  (case when told.currency = $3 then 1 else (
  select fx.rate / fx.nominal from exchange_rates fx
  where fx.tenant_id = $4 and fx.currency = told.currency and fx.date <= coalesce(told.effective_at, now())::date order by fx.date desc limit 1) end) end as price) worth
  where other.tenant_id = $5 and other.catalog_item_id = told.catalog_item_id and worth.price is not null
  and greatest(coalesce(other.quantity_from, 1), 1) = greatest(coalesce(told.quantity_from, 1), 1)
  order by other.effective_at desc, other.id desc limit 5) as comparable
  from json_to_recordset($6::json) as told(
  id uuid, catalog_item_id uuid, supplier_id uuid, price numeric, currency text, uom text, quantity_from numeric, vat_mode text, vat_rate text,
  source_entity_id uuid, source_row_id uuid, effective_at instant, valid_to date)
  left join lateral (
  select one.* from price_observations one
  where one.tenant_id = $7 and one.catalog_item_id = told.catalog_item_id and one.source_entity_id = told.source_entity_id
  and one.source_row_id = told.source_row_id and one.source = $8
  and coalesce(one.quantity_from, 0) = coalesce(told.quantity_from, 0) and one.withdrawn_at is null
  limit 1) before on true;

select warehouse_id as "warehouseId", catalog_item_id as "itemId", on_hand::text as "onHand", reserved::text, average_cost::text as "averageCost",
  currency, movements
  from stock_balances where tenant_id = $1 and catalog_item_id = any($2::uuid[])
  order by warehouse_id, catalog_item_id for update;

set local plan_cache_mode = force_generic_plan;

update catalog_categories category
  set status = $1, archived_at = now(), version = version + 1, updated_at = now(), updated_by = $2
  where category.tenant_id = $3 and category.id = $4 returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories category
  set status = $1, archived_at = null, version = version + 1, updated_at = now(), updated_by = $2
  where category.tenant_id = $3 and category.id = $4 returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories category set name = $1, code = $2, updated_by = $3, version = version + 1, updated_at = now()
  where category.tenant_id = $4 and category.id = $5 and (name is distinct from $6 or code is distinct from $7) returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories category set name = $1, updated_by = $2, version = version + 1, updated_at = now()
  where category.tenant_id = $3 and category.id = $4 and (name is distinct from $5) returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories category set parent_id = $1, updated_by = $2, version = version + 1, updated_at = now()
  where category.tenant_id = $3 and category.id = $4 and (parent_id is distinct from $5) returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories category set parent_id = $1, version = version + 1, updated_at = now(), updated_by = $2
  where category.tenant_id = $3 and category.parent_id = $4 and category.archived_at is null returning
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by;

update catalog_categories set path = $1::uuid[] || path[$2::int:]
  where tenant_id = $3 and path && $4::uuid[];

update catalog_items item
  set current_price = best.price, current_currency = best.currency, current_source = best.shown, current_at = best.at, prices_due_at = best.due
  from (
  select distinct on (item_id) item_id, price, currency, shown, at, due
  from (
  select candidate.*, min(turns_at) over (partition by item_id) as due
  from (
  select told.catalog_item_id, told.id, told.cost_price, told.currency, ranked.shown, ranked.rank, told.effective_at,
  told.effective_at <= clock_timestamp()::instant and (told.valid_to is null or told.valid_to >= (now() at time zone $1)::date)
  and coalesce(told.quantity_from, 0) <= 1 and (told.source <> 'quote' or $2)
  and not (told.supplier_id is null and told.source in ('manual', 'import')),
  case when told.effective_at > clock_timestamp()::instant then told.effective_at
  when told.valid_to >= (now() at time zone $3)::date then (told.valid_to + 1)::timestamp at time zone $4 end
  from price_observations told join (values ('manual_pinned', 1, 'manual_pinned'), ('receipt', 2, 'stock_receipt'), ('invoice', 2, 'incoming_invoice'), ('accepted_quote', 3, 'accepted_quote'), ('price_list', 4, 'price_list'), ('quote', 5, 'supplier_quote'), ('manual', 6, 'planned'), ('import', 6, 'planned'), ('integration', 6, 'planned')) ranked (source, rank, shown) on ranked.source = told.source
  where told.tenant_id = $5 and told.catalog_item_id = any($6::uuid[]) and told.withdrawn_at is null union all
  select one.id, null::uuid, held.planned_price, held.planned_currency, case when held.planned_price is not null then 'planned' end,
  case when held.planned_price is null then 7 else 6 end, held.planned_at, true, null::instant
  from unnest($7::uuid[]) one(id) left join catalog_items held on held.tenant_id = $8 and held.id = one.id)
  candidate(item_id, id, price, currency, shown, rank, at, counts, turns_at)) heard
  where counts order by item_id, rank, at desc nulls last, id desc nulls last) best
  where item.tenant_id = $9 and item.id = best.item_id
  and (item.current_price, item.current_currency, item.current_source, item.current_at, item.prices_due_at)
  is distinct from (best.price, best.currency, best.shown, best.at, best.due::instant);

update catalog_items item
  set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now(),
  version = item.version + 1, updated_at = now(), updated_by = $1
  from (
  select distinct on (told.catalog_item_id, named.list_id) told.catalog_item_id, named.list_id, told.cost_price, told.currency
  from (
  select distinct told.catalog_item_id, told.source_entity_id
  from unnest($2::uuid[]) due(id)
  join price_observations told on told.tenant_id = $3 and told.catalog_item_id = due.id and told.source = 'price_list'
  join catalog_items held on held.tenant_id = $4 and held.id = due.id
  where told.withdrawn_at is null and told.effective_at between held.prices_due_at and clock_timestamp()::instant) named(item_id, list_id)
  join price_observations told on told.tenant_id = $5 and told.catalog_item_id = named.item_id
  where told.source_entity_id = named.list_id and told.source = 'price_list' and (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $6)::date))
  and told.currency = $7 and coalesce(told.quantity_from, 0) <= 1
  order by told.catalog_item_id, named.list_id, told.cost_price) cheapest
  join catalog_items old on old.tenant_id = $8 and old.id = cheapest.catalog_item_id
  where item.tenant_id = $9 and item.id = cheapest.catalog_item_id and item.archived_at is null
  and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
  returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", old.planned_price as was_price, old.planned_currency as was_currency, old.planned_source as was_source,
  old.planned_at as was_at;

update catalog_items item
  set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now(),
  version = item.version + 1, updated_at = now(), updated_by = $1
  from (
  select distinct on (told.catalog_item_id, named.list_id) told.catalog_item_id, named.list_id, told.cost_price, told.currency
  from (
  select distinct told.catalog_item_id, told.source_entity_id
  from unnest($2::uuid[]) due(id)
  join price_observations told on told.tenant_id = $3 and told.catalog_item_id = due.id and told.source = 'price_list') named(item_id, list_id)
  join price_observations told on told.tenant_id = $4 and told.catalog_item_id = named.item_id
  where told.source_entity_id = named.list_id and told.source = 'price_list' and (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $5)::date))
  and told.currency = $6 and coalesce(told.quantity_from, 0) <= 1
  order by told.catalog_item_id, named.list_id, told.cost_price) cheapest
  join catalog_items old on old.tenant_id = $7 and old.id = cheapest.catalog_item_id
  where item.tenant_id = $8 and item.id = cheapest.catalog_item_id and item.archived_at is null
  and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
  and item.planned_source = 'price_list' and (
  select bool_and(not (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $9)::date))) and bool_or(told.source_entity_id = cheapest.list_id) from price_observations told
  where told.tenant_id = $10 and told.catalog_item_id = item.id and told.source = 'price_list'
  and told.cost_price = item.planned_price and told.currency = item.planned_currency)
  returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", old.planned_price as was_price, old.planned_currency as was_currency, old.planned_source as was_source,
  old.planned_at as was_at;

update catalog_items item
  set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now(),
  version = item.version + 1, updated_at = now(), updated_by = $1
  from (
  select distinct on (told.catalog_item_id, named.list_id) told.catalog_item_id, named.list_id, told.cost_price, told.currency
  from (select id, $2::uuid from unnest($3::uuid[]) id) named(item_id, list_id)
  join price_observations told on told.tenant_id = $4 and told.catalog_item_id = named.item_id
  where told.source_entity_id = named.list_id and told.source = 'price_list' and (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $5)::date))
  and told.currency = $6 and coalesce(told.quantity_from, 0) <= 1
  order by told.catalog_item_id, named.list_id, told.cost_price) cheapest
  join catalog_items old on old.tenant_id = $7 and old.id = cheapest.catalog_item_id
  where item.tenant_id = $8 and item.id = cheapest.catalog_item_id and item.archived_at is null
  and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
  and item.planned_source = 'price_list' and (
  select bool_and(not (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $9)::date))) and bool_or(told.source_entity_id = cheapest.list_id) from price_observations told
  where told.tenant_id = $10 and told.catalog_item_id = item.id and told.source = 'price_list'
  and told.cost_price = item.planned_price and told.currency = item.planned_currency)
  returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", old.planned_price as was_price, old.planned_currency as was_currency, old.planned_source as was_source,
  old.planned_at as was_at;

update catalog_items item
  set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now(),
  version = item.version + 1, updated_at = now(), updated_by = $1
  from (
  select distinct on (told.catalog_item_id, named.list_id) told.catalog_item_id, named.list_id, told.cost_price, told.currency
  from (select id, $2::uuid from unnest($3::uuid[]) id) named(item_id, list_id)
  join price_observations told on told.tenant_id = $4 and told.catalog_item_id = named.item_id
  where told.source_entity_id = named.list_id and told.source = 'price_list' and (told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
  and (told.valid_to is null or told.valid_to >= (now() at time zone $5)::date))
  and told.currency = $6 and coalesce(told.quantity_from, 0) <= 1
  order by told.catalog_item_id, named.list_id, told.cost_price) cheapest
  join catalog_items old on old.tenant_id = $7 and old.id = cheapest.catalog_item_id
  where item.tenant_id = $8 and item.id = cheapest.catalog_item_id and item.archived_at is null
  and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
  returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", old.planned_price as was_price, old.planned_currency as was_currency, old.planned_source as was_source,
  old.planned_at as was_at;

update catalog_items item set barcode = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (barcode is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set brand = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (brand is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set category_id = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (category_id is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set category_id = $1, version = version + 1, updated_at = now(), updated_by = $2
  where item.tenant_id = $3 and item.category_id = $4 and item.archived_at is null returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set custom_fields = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (custom_fields is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set name = $1, custom_fields = $2, updated_by = $3, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $4 and item.id = $5 and (name is distinct from $6 or custom_fields is distinct from $7) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set name = $1, planned_price = $2, planned_currency = $3, planned_source = $4, updated_by = $5, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $6 and item.id = $7 and (name is distinct from $8 or planned_price is distinct from $9 or planned_currency is distinct from $10 or planned_source is distinct from $11) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set name = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (name is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set over_receipt_pct = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (over_receipt_pct is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set planned_price = $1, planned_currency = $2, planned_source = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $5 and item.id = $6 and (planned_price is distinct from $7 or planned_currency is distinct from $8 or planned_source is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set planned_price = $1, planned_currency = $2, planned_source = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = null
  where item.tenant_id = $5 and item.id = $6 and (planned_price is distinct from $7 or planned_currency is distinct from $8 or planned_source is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, okpd2 = $6, category_id = $7, base_uom = $8, custom_fields = $9, updated_by = $10, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $11 and item.id = $12 and (sku is distinct from $13 or name is distinct from $14 or brand is distinct from $15 or manufacturer is distinct from $16 or description is distinct from $17 or okpd2 is distinct from $18 or category_id is distinct from $19 or base_uom is distinct from $20 or custom_fields is distinct from $21) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, okpd2 = $6, category_id = $7, base_uom = $8, weight_kg = $9, custom_fields = $10, updated_by = $11, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $12 and item.id = $13 and (sku is distinct from $14 or name is distinct from $15 or brand is distinct from $16 or manufacturer is distinct from $17 or description is distinct from $18 or okpd2 is distinct from $19 or category_id is distinct from $20 or base_uom is distinct from $21 or weight_kg is distinct from $22 or custom_fields is distinct from $23) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, updated_by = $3, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $4 and item.id = $5 and (sku is distinct from $6 or name is distinct from $7) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, vat_rate = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $5 and item.id = $6 and (sku is distinct from $7 or name is distinct from $8 or vat_rate is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (sku is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set status = $1, archived_at = now(), version = version + 1, updated_at = now(), updated_by = $2
  where item.tenant_id = $3 and item.id = $4 returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set status = $1, archived_at = null, version = version + 1, updated_at = now(), updated_by = $2
  where item.tenant_id = $3 and item.id = $4 returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set type = $1, brand = $2, base_uom = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $5 and item.id = $6 and (type is distinct from $7 or brand is distinct from $8 or base_uom is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set type = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (type is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set type = coalesce(given.type, item.type), sku = coalesce(given.sku, item.sku), name = coalesce(given.name, item.name), brand = coalesce(given.brand, item.brand), manufacturer = coalesce(given.manufacturer, item.manufacturer), manufacturer_sku = coalesce(given.manufacturer_sku, item.manufacturer_sku), description = coalesce(given.description, item.description), barcode = coalesce(given.barcode, item.barcode), okpd2 = coalesce(given.okpd2, item.okpd2), tnved = coalesce(given.tnved, item.tnved), country_code = coalesce(given.country_code, item.country_code), category_id = coalesce(given.category_id, item.category_id), base_uom = coalesce(given.base_uom, item.base_uom), vat_rate = coalesce(given.vat_rate, item.vat_rate), min_order_qty = coalesce(given.min_order_qty, item.min_order_qty), pack_qty = coalesce(given.pack_qty, item.pack_qty), lead_time_days = coalesce(given.lead_time_days, item.lead_time_days), weight_kg = coalesce(given.weight_kg, item.weight_kg), volume_m3 = coalesce(given.volume_m3, item.volume_m3), over_receipt_pct = coalesce(given.over_receipt_pct, item.over_receipt_pct), custom_fields = item.custom_fields || given.custom_fields,
  planned_price = coalesce(given.planned_price, item.planned_price),
  planned_currency = case when given.planned_price is null then item.planned_currency else coalesce(given.planned_currency, item.planned_currency, $1) end,
  planned_source = case when given.planned_price is not null and given.planned_price is distinct from item.planned_price then 'import' else item.planned_source end,
  planned_at = case when given.planned_price is not null and given.planned_price is distinct from item.planned_price then now() else item.planned_at end,
  version = item.version + 1, updated_at = now(), updated_by = $2
  from jsonb_populate_recordset(null::catalog_items, $3) given
  where item.tenant_id = $4 and item.id = given.id and item.version = given.version and item.status = 'active'
  and not exists (
  select 1 from catalog_items other
  where other.tenant_id = $5 and other.archived_at is null and other.sku is not null
  and other.sku_key = code_key(given.sku) and lower(other.sku) = lower(given.sku) and other.id <> item.id)
  and (coalesce(given.type, item.type) = item.type and coalesce(given.base_uom, item.base_uom) = item.base_uom
  or item.uom_conversions = '[]'
  and not exists (select 1 from stock_movements moved where moved.tenant_id = $6 and moved.catalog_item_id = item.id)
  and not exists (select 1 from price_observations seen where seen.tenant_id = $7 and seen.catalog_item_id = item.id))
  returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set uom_conversions = $1, base_uom = $2, updated_by = $3, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $4 and item.id = $5 and (uom_conversions is distinct from $6 or base_uom is distinct from $7) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set uom_conversions = $1, sku = $2, name = $3, barcode = $4, country_code = $5, base_uom = $6, updated_by = $7, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $8 and item.id = $9 and (uom_conversions is distinct from $10 or sku is distinct from $11 or name is distinct from $12 or barcode is distinct from $13 or country_code is distinct from $14 or base_uom is distinct from $15) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set uom_conversions = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (uom_conversions is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set updated_by = $1, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $2 and item.id = $3 and false returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set version = version + 1, updated_at = now(), updated_by = $1,
  status = case item.id when $2 then $3 else status end,
  archived_at = case item.id when $4 then null else archived_at end, merged_at = null, duplicate_of_id = null
  where item.tenant_id = $5 and item.id = any($6::uuid[]) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set version = version + 1, updated_at = now(), updated_by = $1,
  status = case item.id when $2 then $3 else status end, archived_at = case item.id when $4 then now() end,
  merged_at = case item.id when $5 then now() end, duplicate_of_id = case item.id when $6 then $7::uuid end
  where item.tenant_id = $8 and item.id = any($9::uuid[]) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items set version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3;

update catalog_merges set undone_at = now(), undone_by = $1
  where tenant_id = $2 and loser_id = $3 and undone_at is null returning moved;

update external_links link set entity_id = $1, updated_at = now()
  from jsonb_to_recordset($2::jsonb) as moved (source text, "externalId" text)
  where link.tenant_id = $3 and link.entity_type = $4 and link.entity_id = $5
  and link.external_source = moved.source and link.external_id = moved."externalId";

update external_links link set entity_id = $1, updated_at = now()
  where link.tenant_id = $2 and link.entity_type = $3 and link.entity_id = $4
  and not exists (select 1 from external_links held where held.tenant_id = $5 and held.entity_type = $6
  and held.entity_id = $7 and held.external_source = link.external_source)
  returning link.external_source as source, link.external_id as "externalId";

update price_observations set catalog_item_id = $1
  where tenant_id = $2 and catalog_item_id = $3 and id = any($4::uuid[]);

update price_observations set catalog_item_id = $1 where tenant_id = $2 and catalog_item_id = $3 returning id;

update price_observations set withdrawn_at = now() where tenant_id = $1 and id = any($2::uuid[]);

update price_observations set withdrawn_at = now() where tenant_id = $1 and source_entity_type = $2 and source_entity_id = any($3::uuid[])
  and withdrawn_at is null and ($4::text is null or source = $5) and ($6::uuid[] is null or source_row_id = any($7::uuid[]));

update stock_balances balance set on_hand = own."onHand", reserved = own.reserved, average_cost = own."averageCost",
  currency = own.currency, movements = own.movements, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as own ("warehouseId" uuid, "itemId" uuid, "onHand" numeric,
  reserved numeric, "averageCost" numeric, currency text, movements int)
  where balance.tenant_id = $2 and balance.warehouse_id = own."warehouseId" and balance.catalog_item_id = own."itemId";

update stock_balances held set last_at = (select max(made.occurred_at) from stock_movements made
  where made.tenant_id = $1 and made.warehouse_id = held.warehouse_id and made.catalog_item_id = held.catalog_item_id)
  where held.tenant_id = $2 and held.catalog_item_id = any($3::uuid[])
  returning held.warehouse_id, held.catalog_item_id;

update stock_balances held set on_hand = now_is.on_hand, average_cost = now_is.average_cost, currency = now_is.currency,
  movements = now_is.movements, last_at = now_is.last_at, updated_at = clock_timestamp()
  from json_to_recordset($1::json) as now_is (
  warehouse_id uuid, catalog_item_id uuid, on_hand numeric, average_cost numeric, currency text, movements int, last_at timestamptz)
  where held.tenant_id = $2 and held.warehouse_id = now_is.warehouse_id and held.catalog_item_id = now_is.catalog_item_id;

update stock_balances set on_hand = 0, reserved = 0, average_cost = null, currency = null, movements = 0, updated_at = now()
  where tenant_id = $1 and catalog_item_id = $2;

update stock_movements moved set catalog_item_id = $1, seq = moved.seq + held.last
  from (select own.warehouse_id, (select coalesce(max(other.seq), 0) from stock_movements other where other.tenant_id = $2
  and other.warehouse_id = own.warehouse_id and other.catalog_item_id = $3) as last
  from stock_balances own where own.tenant_id = $4 and own.catalog_item_id = $5) held
  where moved.tenant_id = $6 and moved.catalog_item_id = $7 and moved.warehouse_id = held.warehouse_id
  returning moved.id, moved.seq - held.last as seq;

update stock_movements moved set catalog_item_id = $1, seq = own.seq
  from jsonb_to_recordset($2::jsonb) as own (id uuid, seq int)
  where moved.tenant_id = $3 and moved.id = own.id;

update supplier_items moved set catalog_item_id = $1, updated_at = now()
  where moved.tenant_id = $2 and moved.catalog_item_id = $3
  and not exists (select 1 from supplier_items held where held.tenant_id = $4 and held.catalog_item_id = $5
  and held.supplier_id = moved.supplier_id)
  returning moved.id;

update supplier_items set catalog_item_id = $1, updated_at = now()
  where tenant_id = $2 and catalog_item_id = $3 and id = any($4::uuid[]);

update supplier_items set is_manual = false, manual_price = null, manual_currency = null, manual_comment = null, manual_at = null, updated_at = now()
  where tenant_id = $1 and id = $2;

with late as (
  select warehouse_id, catalog_item_id, min(occurred_at) as since
  from json_to_recordset($1::json) as told (warehouse_id uuid, catalog_item_id uuid, occurred_at timestamptz)
  group by 1, 2
  ), running as (
  select one.id, coalesce(before.balance_after, 0)
  + sum(one.quantity) over (partition by one.warehouse_id, one.catalog_item_id order by one.occurred_at, one.seq) as balance
  from late
  left join lateral (
  select balance_after from stock_movements earlier
  where earlier.tenant_id = $2 and earlier.warehouse_id = late.warehouse_id
  and earlier.catalog_item_id = late.catalog_item_id and earlier.occurred_at < late.since
  order by earlier.occurred_at desc, earlier.seq desc limit 1) before on true
  join stock_movements one on one.tenant_id = $3 and one.warehouse_id = late.warehouse_id
  and one.catalog_item_id = late.catalog_item_id and one.occurred_at >= late.since
  ), moved as (
  update stock_movements movement set balance_after = trim_scale(running.balance) from running
  where movement.tenant_id = $4 and movement.id = running.id and movement.balance_after <> running.balance
  returning movement.warehouse_id, movement.catalog_item_id, movement.balance_after
  )
  select warehouse_id, catalog_item_id, min(balance_after) as lowest from moved group by 1, 2 having min(balance_after) < 0;

with line as materialized (
  select n, id, lower(sku) as sku, code_key(sku) as sku_key, barcode, name, name_key(name) as name_key
  from json_to_recordset($1::json) given(n int, id uuid, sku text, barcode text, name text))
  select line.n, 'code' as reason,
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from line cross join lateral (select * from catalog_items one where one.tenant_id = $2 and one.id = line.id limit 6) item
  union all
  select line.n, 'sku' as reason,
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from line cross join lateral (select * from catalog_items one where one.tenant_id = $3 and one.archived_at is null and one.sku is not null and one.sku_key = line.sku_key and lower(one.sku) = line.sku limit 6) item
  union all
  select line.n, 'barcode' as reason,
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from line cross join lateral (select * from catalog_items one where one.tenant_id = $4 and one.archived_at is null and one.barcode = line.barcode and (line.sku is null or one.sku is null) limit 6) item
  union all
  select line.n, 'name' as reason,
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from line cross join lateral (select * from catalog_items one where one.tenant_id = $5 and one.archived_at is null and one.name_key = line.name_key and one.name = line.name and (line.sku is null or one.sku is null) limit 6) item;

with line as materialized (
  select ordinality::int - 1 as line, "catalogItemId" as item_id, lower(sku) as sku, code_key(sku) as sku_key, "supplierId" as supplier_id,
  code_key("supplierSku") as supplier_sku_key, code_key("manufacturerSku") as maker_sku_key, code_key(brand) as brand_key,
  name_key(name) as name_key, uom
  from rows from (jsonb_to_recordset($1::jsonb) as ("catalogItemId" uuid, sku text, "supplierId" uuid,
  "supplierSku" text, "manufacturerSku" text, brand text, name text, uom text)) with ordinality
  ), found as (
  select line.line, 0 as rank, item.id from line cross join lateral (
  select coalesce(one.duplicate_of_id, one.id) as id from catalog_items one
  where one.tenant_id = $2 and one.id = line.item_id and (one.archived_at is null or one.duplicate_of_id is not null)) item
  union all
  select line.line, 1, item.id from line cross join lateral (
  select one.id from catalog_items one where one.tenant_id = $3 and one.archived_at is null
  and one.sku is not null and one.sku_key = line.sku_key and lower(one.sku) = line.sku) item
  union all
  select line.line, 2, item.id from line cross join lateral (
  select coalesce(one.duplicate_of_id, one.id) as id
  from supplier_skus known join catalog_items one on one.tenant_id = known.tenant_id and one.id = known.catalog_item_id
  where known.tenant_id = $4 and known.supplier_id = line.supplier_id and known.sku_key = line.supplier_sku_key
  and (one.archived_at is null or one.duplicate_of_id is not null) limit 5) item
  union all
  select line.line, 3, item.id from line cross join lateral (
  select one.id from catalog_items one where one.tenant_id = $5 and one.archived_at is null
  and one.manufacturer_sku is not null and one.maker_sku_key = line.maker_sku_key
  and code_key(one.brand) = line.brand_key limit 5) item
  union all
  select line.line, 4, item.id from line cross join lateral (
  select one.id from catalog_items one where one.tenant_id = $6 and one.archived_at is null
  and one.name_key = line.name_key and one.base_uom = line.uom limit 5) item
  )
  select distinct on (line) line, ($7::text[])[rank + 1] as "matchedBy", array_agg(distinct id) as "itemIds"
  from found group by line, rank order by line, rank;

with made as (
  insert into catalog_items as item (tenant_id, id, name, barcode, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $10 and item.archived_at is null and item.barcode = made.barcode) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, base_uom, over_receipt_pct, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, brand, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, brand, manufacturer_sku, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, category_id, custom_fields, created_by, updated_by) values ($1, $2, $3,
  (select category.id from catalog_categories category
  where category.tenant_id = $4 and category.id = $5 and category.archived_at is null for key share), $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $7 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, name, planned_price, planned_currency, planned_source, planned_at, current_price, current_currency, current_source, current_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  ), told as (
  insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price,
  source, source_entity_type, source_entity_id, source_row_id, effective_at, recorded_by)
  select $15, made.id, made.planned_price, made.planned_currency, made.base_uom, made.planned_price, made.planned_price,
  'manual', 'catalog_item', made.id, made.id, made.planned_at, $16 from made)
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $17 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $18 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $11 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $12 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer, description, okpd2, category_id, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8,
  (select category.id from catalog_categories category
  where category.tenant_id = $9 and category.id = $10 and category.archived_at is null for key share), $11, $12, $13, $14) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $15 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $16 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $17 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer, description, okpd2, category_id, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $14 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $15 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $16 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer, description, okpd2, category_id, base_uom, weight_kg, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8,
  (select category.id from catalog_categories category
  where category.tenant_id = $9 and category.id = $10 and category.archived_at is null for key share), $11, $12, $13, $14, $15) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $16 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $17 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $18 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer, description, okpd2, category_id, base_uom, weight_kg, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $15 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $16 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $17 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer_sku, barcode, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $11 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $12 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $13 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) or
  exists (select 1 from catalog_items item, made where item.tenant_id = $14 and item.archived_at is null and
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))) or
  exists (select 1 from catalog_items item, made where item.tenant_id = $15 and item.archived_at is null and item.barcode = made.barcode) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, manufacturer_sku, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $11 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $12 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) or
  exists (select 1 from catalog_items item, made where item.tenant_id = $13 and item.archived_at is null and
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, brand, planned_price, planned_currency, planned_source, planned_at, current_price, current_currency, current_source, current_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  ), told as (
  insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price,
  source, source_entity_type, source_entity_id, source_row_id, effective_at, recorded_by)
  select $17, made.id, made.planned_price, made.planned_currency, made.base_uom, made.planned_price, made.planned_price,
  'manual', 'catalog_item', made.id, made.id, made.planned_at, $18 from made)
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $19 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $20 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $21 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, category_id, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4,
  (select category.id from catalog_categories category
  where category.tenant_id = $5 and category.id = $6 and category.archived_at is null for key share), $7, $8, $9, $10) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $11 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $12 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $13 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, category_id, vat_rate, planned_price, planned_currency, planned_source, planned_at, current_price, current_currency, current_source, current_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4,
  (select category.id from catalog_categories category
  where category.tenant_id = $5 and category.id = $6 and category.archived_at is null for key share), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  ), told as (
  insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price,
  source, source_entity_type, source_entity_id, source_row_id, effective_at, recorded_by)
  select $19, made.id, made.planned_price, made.planned_currency, made.base_uom, made.planned_price, made.planned_price,
  'manual', 'catalog_item', made.id, made.id, made.planned_at, $20 from made)
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $21 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $22 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $23 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $10 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, planned_price, planned_currency, planned_source, planned_at, current_price, current_currency, current_source, current_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  ), told as (
  insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price,
  source, source_entity_type, source_entity_id, source_row_id, effective_at, recorded_by)
  select $16, made.id, made.planned_price, made.planned_currency, made.base_uom, made.planned_price, made.planned_price,
  'manual', 'catalog_item', made.id, made.id, made.planned_at, $17 from made)
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $18 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $19 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $20 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, sku, name, vat_rate, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, type, name, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, type, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, type, sku, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, uom_conversions, name, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, uom_conversions, name, category_id, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4,
  (select category.id from catalog_categories category
  where category.tenant_id = $5 and category.id = $6 and category.archived_at is null for key share), $7, $8, $9, $10) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $11 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $12 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, uom_conversions, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $8 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys, false as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, uom_conversions, sku, name, barcode, country_code, base_uom, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $12 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $13 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $14 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) or
  exists (select 1 from catalog_items item, made where item.tenant_id = $15 and item.archived_at is null and item.barcode = made.barcode) as same_code from made;

with made as (
  insert into catalog_items as item (tenant_id, id, uom_conversions, sku, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks", item.name_key, item.sku_key, item.maker_sku_key
  )
  select made.*,
  (select json_agg(near.name_key) from (
  (select item.name_key from catalog_items item where item.tenant_id = $9 and item.archived_at is null and item.name_key >= (select name_key from made) order by item.name_key limit 5) union all
  (select item.name_key from catalog_items item where item.tenant_id = $10 and item.archived_at is null and item.name_key < (select name_key from made) order by item.name_key desc limit 5)
  ) near) as near_keys,
  exists (select 1 from catalog_items item, made where item.tenant_id = $11 and item.archived_at is null and item.sku_key = made.sku_key and item.sku is not null) as same_code from made;

with named as materialized (
  select distinct article, code_key(article) as key from unnest($1::text[]) article where code_key(article) is not null)
  select named.article, min(item.id::text)::uuid as "itemId"
  from named cross join lateral (
  select coalesce(one.duplicate_of_id, one.id) as id
  from supplier_skus known join catalog_items one on one.tenant_id = known.tenant_id and one.id = known.catalog_item_id
  where known.tenant_id = $2 and known.supplier_id = $3 and known.sku_key = named.key
  and (one.archived_at is null or one.duplicate_of_id is not null) limit 5) item
  group by named.article having count(distinct item.id) = 1;
