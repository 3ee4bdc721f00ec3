-- Generated: every statement postgres sends.

insert into catalog_items (tenant_id, name) values ($1, 'призрак');

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $4) and (item.name ilike $5 or item.sku ilike $6 or item.brand ilike $7) offset 0) item where item.tenant_id = $8 order by item.name asc, item.id asc limit 201;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $4) and (item.name ilike $5 or item.sku ilike $6 or item.brand ilike $7) offset 0) item where item.tenant_id = $8 order by item.name asc, item.id asc limit 5;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $2) and (item.name ilike $3 or item.sku ilike $4 or item.brand ilike $5) offset 0) item where item.tenant_id = $6 order by item.name asc, item.id asc limit 4;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $2) and (item.name ilike $3 or item.sku ilike $4 or item.brand ilike $5) offset 0) item where item.tenant_id = $6 order by item.name asc, item.id asc limit 5;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $2) and (item.name ilike $3 or item.sku ilike $4 or item.brand ilike $5) offset 0) item where item.tenant_id = $6 order by item.name asc, item.id asc limit 51;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $2) and (item.name ilike $3 or item.sku ilike $4 or item.brand ilike $5) offset 0) item where item.tenant_id = $6 order by item.name desc, item.id desc limit 51;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.name, item.sku, item.brand) @> pairs_of(tenant_id(), $2) and (item.name ilike $3 or item.sku ilike $4 or item.brand ilike $5) offset 0) item where item.tenant_id = $6 order by item.updated_at desc, item.id desc limit 51;

select name from catalog_items where tenant_id = $1;

select name from tenants where tenant_id = $1;

set local plan_cache_mode = force_custom_plan;

update catalog_items set name = 'x' where tenant_id = $1;
