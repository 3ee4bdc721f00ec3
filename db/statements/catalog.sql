-- Generated: every statement catalog sends.

(select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.brand, item.id) > ($2::text, $3::uuid) order by item.brand asc, item.id asc limit 3) union all (select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $4 and item.archived_at is null and item.brand is null order by item.brand asc, item.id asc limit 3) limit 3;

(select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.sku, item.id) > ($2::text, $3::uuid) order by item.sku asc, item.id asc limit 3) union all (select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.category_id, item.base_uom, item.uom_conversions,
  item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price, item.current_currency, item.current_source, item.current_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.duplicate_of_id, item.merged_at, item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $4 and item.archived_at is null and item.sku is null order by item.sku asc, item.id asc limit 3) limit 3;

(select category.id from catalog_categories category
  where category.tenant_id = $1 and category.id = $2 and category.archived_at is null for key share);

(select item.id, item.sku, item.name, 'name' as "matchedBy"
  from catalog_items made join catalog_items item on item.tenant_id = made.tenant_id and item.id <> made.id and item.archived_at is null and item.name_key = any($1) and item.base_uom = made.base_uom
  where made.tenant_id = $2 and made.id = $3 limit 5);

insert into catalog_categories as category (tenant_id, id, parent_id, path, name, code, position, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning
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

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category
  where category.tenant_id = $1 and category.id = $2 for update;

select
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by from catalog_categories category where category.tenant_id = $1 and category.id = $2;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.brand > $2::text or item.brand is null)) or (item.brand = $3::text and item.name < $4::text) or (item.brand = $5::text and item.name = $6::text and item.id < $7::uuid)) order by item.brand asc, item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((false) or (item.sku is null and item.id > $2::uuid)) order by item.sku asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand < $2::text) or (item.brand = $3::text and item.name > $4::text) or (item.brand = $5::text and item.name = $6::text and item.id > $7::uuid)) order by item.brand desc, item.name asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand is not null) or (item.brand is null and item.name > $2::text) or (item.brand is null and item.name = $3::text and item.id > $4::uuid)) order by item.brand desc, item.name asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at < $2::timestamptz) or (item.created_at = $3::timestamptz and item.name > $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id > $7::uuid)) order by item.created_at desc, item.name asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at > $2::timestamptz) or (item.created_at = $3::timestamptz and item.name < $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id < $7::uuid)) order by item.created_at asc, item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.sku is not null) or (item.sku is null and item.id < $2::uuid)) order by item.sku desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.brand, item.id) < ($2::text, $3::uuid) order by item.brand desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) < ($2::text, $3::uuid) order by item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) order by item.name asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.brand asc, item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.brand asc, item.name desc, item.id desc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.brand desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.brand desc, item.id desc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.created_at asc, item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.created_at asc, item.name desc, item.id desc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 2;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 201;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name desc, item.id desc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name desc, item.id desc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.sku asc, item.id asc limit 3;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.sku asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = any($2) and item.archived_at is null order by item.name desc, item.id desc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand is null and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.category_id = $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  where category.tenant_id = $2 and category.path @> array[$3]::uuid[]) and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.category_id is null and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.created_at >= $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.duplicate_of_id = $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.duplicate_of_id = $2 order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.name ilike $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku = $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null order by item.name asc, item.id asc limit 51;

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
  link.sources, link.last_price, link.last_currency, link.last_at from supplier_items link where link.tenant_id = $1 and link.catalog_item_id = any($2::uuid[]);

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2 order by movement.occurred_at asc, movement.seq asc, movement.id asc limit 51;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2 order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 201;

select
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements movement where movement.tenant_id = $1 and movement.catalog_item_id = $2 order by movement.occurred_at desc, movement.seq desc, movement.id desc limit 51;

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
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id from stock_movements one
  join stock_movements movement on movement.tenant_id = one.tenant_id and (movement.id = one.id or (
  movement.source_entity_id = one.source_entity_id and one.type in ('transfer_out', 'transfer_in') and movement.type in ('transfer_out', 'transfer_in')))
  where one.tenant_id = $1 and one.id = $2 and one.catalog_item_id = $3
  order by movement.quantity;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2
  order by told.effective_at desc, told.id desc limit $3;

select
  told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price, told.quantity_from,
  told.vat_mode, told.vat_rate, told.source, told.source_entity_type, told.source_entity_id, told.effective_at, told.valid_to,
  told.recorded_at, told.is_anomaly, told.withdrawn_at from price_observations told where told.tenant_id = $1 and told.catalog_item_id = $2 order by told.effective_at desc, told.id desc limit 51;

select 'stock_balance' as "entityType", warehouse_id as "warehouseId", on_hand as "onHand", reserved from stock_balances
  where tenant_id = $1 and catalog_item_id = $2 and (on_hand <> 0 or reserved <> 0)
  order by warehouse_id limit 50;

select (select count(*) from (select 1 from catalog_items where tenant_id = $1 and category_id = $2
  and archived_at is null limit $3) held) as items,
  (select count(*) from catalog_categories where tenant_id = $4 and parent_id = $5 and archived_at is null) as categories;

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

select before.id, before.catalog_item_id as "itemId" from price_observations before
  where
  before.tenant_id = $1 and before.source_entity_id = any($2::uuid[]) and before.source = $3
  and before.source_entity_type = $4 and before.withdrawn_at is null and before.source_row_id = any($5::uuid[]);

select coalesce(held.warehouse_id, coming.warehouse_id) as warehouse_id, trim_scale(coalesce(held.on_hand, 0)) as on_hand,
  trim_scale(coalesce(held.reserved, 0)) as reserved, trim_scale(coalesce(coming.quantity, 0)) as incoming,
  held.average_cost, held.currency, held.last_at
  from (select * from stock_balances where tenant_id = $1 and catalog_item_id = $2) held
  full join item_incoming($3, $4) coming on coming.warehouse_id = held.warehouse_id
  order by 1;

select count(*) from (select 1 from catalog_items item where item.tenant_id = $1 and item.archived_at is null limit $2) counted;

select distinct before.catalog_item_id as id from price_observations before where
  before.tenant_id = $1 and before.source_entity_id = any($2::uuid[]) and before.source = $3
  and before.source_entity_type = $4 and before.withdrawn_at is null;

select distinct catalog_item_id as id from price_observations where tenant_id = $1 and source_entity_type = $2 and source_entity_id = any($3::uuid[])
  and withdrawn_at is null and ($4::text is null or source = $5) and ($6::uuid[] is null or source_row_id = any($7::uuid[]));

select entity_type as "entityType", count from item_blockers(tenant_id => $1, item => $2);

select exists (select 1 from stock_movements where tenant_id = $1 and catalog_item_id = $2) as movements,
  exists (select 1 from price_observations where tenant_id = $3 and catalog_item_id = $4) as prices;

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

select id from catalog_items where tenant_id = $1 and duplicate_of_id = $2 limit 1;

select id from catalog_items where tenant_id = $1 and sku_key = code_key($2) and sku is not null and archived_at is null and lower(sku) = lower($3);

select id from stock_movements where tenant_id = $1 and reverses_id = any($2::uuid[]) limit 1;

select id, type, base_uom, status from catalog_items where tenant_id = $1 and id = any($2::uuid[])
  order by id for no key update;

select item.id, item.base_uom as "baseUom", item.uom_conversions as "uomConversions" from catalog_items item
  where item.tenant_id = $1 and item.id = any($2::uuid[]) order by item.id for no key update;

select item.id, item.current_price, item.current_currency, item.current_source, item.current_at from catalog_items item where item.tenant_id = $1 and item.id = any($2::uuid[]);

select item.id, item.type, item.sku, item.name, item.base_uom as "baseUom", item.uom_conversions as "uomConversions", item.status
  from unnest($1::uuid[]) named(id) join catalog_items item on item.tenant_id = $2 and item.id = named.id
  union
  select item.id, item.type, item.sku, item.name, item.base_uom, item.uom_conversions, item.status
  from unnest($3::text[]) named(sku)
  join catalog_items item on item.tenant_id = $4 and item.sku_key = code_key(named.sku) and lower(item.sku) = named.sku
  and item.sku is not null and item.archived_at is null and item.status = 'active';

select named.id as named, item.id, item.type, item.over_receipt_pct as "overReceiptPct"
  from unnest($1::uuid[]) named(id)
  join catalog_items known on known.tenant_id = $2 and known.id = named.id
  join catalog_items item on item.tenant_id = $3 and item.id = coalesce(known.duplicate_of_id, known.id);

select pg_advisory_xact_lock(hashtextextended('catalog-categories' || tenant_id(), 0));

select piece, word, stem, token::text, parts::text[], code, code_token::text as "codeToken", whole_token::text as "wholeToken"
  from search_asked($1, $2, $3) where tenant_id() = $4;

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

set local enable_seqscan = off;

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

update catalog_items item
  set current_price = best.price, current_currency = best.currency, current_source = best.shown, current_at = best.at, prices_due_at = best.due,
  updated_at = case when (item.current_price, item.current_currency, item.current_source, item.current_at) is distinct from (best.price, best.currency, best.shown, best.at)
  then greatest(clock_timestamp()::instant, item.updated_at) else item.updated_at end
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
  and (item.current_price, item.current_currency, item.current_source, item.current_at, item.prices_due_at) is distinct from (best.price, best.currency, best.shown, best.at, best.due::instant)
  returning item.id, item.current_price, item.current_currency, item.current_source, item.current_at;

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
