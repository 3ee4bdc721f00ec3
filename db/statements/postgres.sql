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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $4) and item.searched like $5 offset 0) item where item.tenant_id = $6 order by item.name asc, item.id asc limit 201;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $4) and item.searched like $5 offset 0) item where item.tenant_id = $6 order by item.name asc, item.id asc limit 5;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.name asc, item.id asc limit 4;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.name asc, item.id asc limit 5;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.name asc, item.id asc limit 51;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.name desc, item.id desc limit 51;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) and item.searched like $3 offset 0) item where item.tenant_id = $4 order by item.updated_at desc, item.id desc limit 51;

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
  select item.* from catalog_items_searched item where item.tenant_id = $1 and item.archived_at is null and pairs_of(item.tenant_id, item.searched) @> pairs_of(tenant_id(), $2) offset 0) item where item.tenant_id = $3 order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) order by item.name asc, item.id asc limit 2000) item where item.tenant_id = $4 and item.searched like $5 order by item.name asc, item.id asc limit 201;

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
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid) order by item.name asc, item.id asc limit 2000) item where item.tenant_id = $4 and item.searched like $5 order by item.name asc, item.id asc limit 5;

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
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name asc, item.id asc limit 2000) item where item.tenant_id = $2 and item.searched like $3 order by item.name asc, item.id asc limit 51;

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
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.name desc, item.id desc limit 2000) item where item.tenant_id = $2 and item.searched like $3 order by item.name desc, item.id desc limit 51;

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
  as "externalLinks" from (select item.* from catalog_items item where item.tenant_id = $1 and item.archived_at is null order by item.updated_at desc, item.id desc limit 2000) item where item.tenant_id = $2 and item.searched like $3 order by item.updated_at desc, item.id desc limit 51;

select
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked from (
  select rfq.* from supplier_rfqs_searched rfq where rfq.tenant_id = $1 and pairs_of(rfq.tenant_id, rfq.searched) @> pairs_of(tenant_id(), $2) and rfq.searched like $3 offset 0) rfq where rfq.tenant_id = $4 order by rfq.updated_at desc, rfq.id desc limit 51;

select
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked from (select rfq.* from supplier_rfqs rfq where rfq.tenant_id = $1 order by rfq.updated_at desc, rfq.id desc limit 2000) rfq where rfq.tenant_id = $2 and rfq.searched like $3 order by rfq.updated_at desc, rfq.id desc limit 51;

select * from find_publications();

select * from tenants_with_stale_integrations();

select 1 / ($1::text = '')::int from roles where tenant_id = $2;

select count(*) from roles where tenant_id = $1;

select name from catalog_items where tenant_id = $1;

select name from tenants where tenant_id = $1;

set local plan_cache_mode = force_custom_plan;

update catalog_items set name = 'x' where tenant_id = $1;
