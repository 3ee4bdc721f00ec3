-- Generated: every statement catalog sends.

insert into catalog_items as item (tenant_id, name, brand, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, name, planned_price, planned_currency, planned_source, planned_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, manufacturer, description, pack_qty, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, manufacturer, description, pack_qty, planned_price, planned_currency, planned_source, planned_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, manufacturer, description, pack_qty, weight_kg, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, manufacturer, description, pack_qty, weight_kg, planned_price, planned_currency, planned_source, planned_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, brand, planned_price, planned_currency, planned_source, planned_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, planned_price, planned_currency, planned_source, planned_at, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

insert into catalog_items as item (tenant_id, sku, name, vat_rate, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is not null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand asc, item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.brand desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.created_at asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.created_at asc, item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 201;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null
  order by item.sku asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.brand > $2::text or item.brand is null)) or (item.brand = $3::text and item.id > $4::uuid))
  order by item.brand asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.brand > $2::text or item.brand is null)) or (item.brand = $3::text and item.name < $4::text) or (item.brand = $5::text and item.name = $6::text and item.id < $7::uuid))
  order by item.brand asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (((item.sku > $2::text or item.sku is null)) or (item.sku = $3::text and item.id > $4::uuid))
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((false) or (item.sku is null and item.id > $2::uuid))
  order by item.sku asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand < $2::text) or (item.brand = $3::text and item.id < $4::uuid))
  order by item.brand desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand < $2::text) or (item.brand = $3::text and item.name > $4::text) or (item.brand = $5::text and item.name = $6::text and item.id > $7::uuid))
  order by item.brand desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.brand is not null) or (item.brand is null and item.name > $2::text) or (item.brand is null and item.name = $3::text and item.id > $4::uuid))
  order by item.brand desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at < $2::timestamptz) or (item.created_at = $3::timestamptz and item.name > $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id > $7::uuid))
  order by item.created_at desc, item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.created_at > $2::timestamptz) or (item.created_at = $3::timestamptz and item.name < $4::text) or (item.created_at = $5::timestamptz and item.name = $6::text and item.id < $7::uuid))
  order by item.created_at asc, item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and ((item.sku is not null) or (item.sku is null and item.id < $2::uuid))
  order by item.sku desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name ilike $2 or item.sku ilike $3 or item.brand ilike $4)
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) < ($2::text, $3::uuid)
  order by item.name desc, item.id desc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.archived_at is null and (item.name, item.id) > ($2::text, $3::uuid)
  order by item.name asc, item.id asc limit 3;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand = any($2) and item.archived_at is null
  order by item.name desc, item.id desc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.brand is null and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.created_at >= $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = $2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = $2 for update of item;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.id = any($2::uuid[]);

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.name ilike $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku = any($2) and item.archived_at is null
  order by item.name asc, item.id asc limit 101;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null
  order by item.name asc, item.id asc limit 51;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2
  order by item.updated_at asc, item.id asc limit 2;

select
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks" from catalog_items item where item.tenant_id = $1 and item.updated_at >= $2 and (item.updated_at, item.id) > ($3::timestamptz, $4::uuid)
  order by item.updated_at asc, item.id asc limit 2;

select count(*) from (select 1 from catalog_items item where item.tenant_id = $1 and item.archived_at is null limit $2) counted;

select id from catalog_items where tenant_id = $1 and id = any($2::uuid[]);

select id from catalog_items where tenant_id = $1 and lower(sku) = lower($2) and status = 'active';

update catalog_items item set brand = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (brand is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set custom_fields = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (custom_fields is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set name = $1, planned_price = $2, planned_currency = $3, planned_source = $4, updated_by = $5, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $6 and item.id = $7 and (name is distinct from $8 or planned_price is distinct from $9 or planned_currency is distinct from $10 or planned_source is distinct from $11) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set name = $1, updated_by = $2, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $3 and item.id = $4 and (name is distinct from $5) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set planned_price = $1, planned_currency = $2, planned_source = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $5 and item.id = $6 and (planned_price is distinct from $7 or planned_currency is distinct from $8 or planned_source is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set planned_price = $1, planned_currency = $2, planned_source = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = null
  where item.tenant_id = $5 and item.id = $6 and (planned_price is distinct from $7 or planned_currency is distinct from $8 or planned_source is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, pack_qty = $6, planned_price = $7, planned_currency = $8, planned_source = $9, updated_by = $10, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $11 and item.id = $12 and (sku is distinct from $13 or name is distinct from $14 or brand is distinct from $15 or manufacturer is distinct from $16 or description is distinct from $17 or pack_qty is distinct from $18 or planned_price is distinct from $19 or planned_currency is distinct from $20 or planned_source is distinct from $21) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, pack_qty = $6, updated_by = $7, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $8 and item.id = $9 and (sku is distinct from $10 or name is distinct from $11 or brand is distinct from $12 or manufacturer is distinct from $13 or description is distinct from $14 or pack_qty is distinct from $15) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, pack_qty = $6, weight_kg = $7, planned_price = $8, planned_currency = $9, planned_source = $10, updated_by = $11, version = version + 1, updated_at = now(),
  planned_at = now()
  where item.tenant_id = $12 and item.id = $13 and (sku is distinct from $14 or name is distinct from $15 or brand is distinct from $16 or manufacturer is distinct from $17 or description is distinct from $18 or pack_qty is distinct from $19 or weight_kg is distinct from $20 or planned_price is distinct from $21 or planned_currency is distinct from $22 or planned_source is distinct from $23) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, brand = $3, manufacturer = $4, description = $5, pack_qty = $6, weight_kg = $7, updated_by = $8, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $9 and item.id = $10 and (sku is distinct from $11 or name is distinct from $12 or brand is distinct from $13 or manufacturer is distinct from $14 or description is distinct from $15 or pack_qty is distinct from $16 or weight_kg is distinct from $17) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, updated_by = $3, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $4 and item.id = $5 and (sku is distinct from $6 or name is distinct from $7) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set sku = $1, name = $2, vat_rate = $3, updated_by = $4, version = version + 1, updated_at = now(),
  planned_at = planned_at
  where item.tenant_id = $5 and item.id = $6 and (sku is distinct from $7 or name is distinct from $8 or vat_rate is distinct from $9) returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set status = $1, archived_at = now(), version = version + 1, updated_at = now(), updated_by = $2
  where item.tenant_id = $3 and item.id = $4 returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";

update catalog_items item set status = $1, archived_at = null, version = version + 1, updated_at = now(), updated_by = $2
  where item.tenant_id = $3 and item.id = $4 returning
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku, item.description, item.barcode,
  item.okpd2, item.tnved, item.country_code, item.vat_rate, item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.min_order_qty, item.pack_qty, item.lead_time_days, item.weight_kg, item.volume_m3, item.over_receipt_pct, item.custom_fields,
  item.status, item.version, item.created_at, item.updated_at, item.archived_at, item.created_by, item.updated_by,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id)
  as "externalLinks";
