const fields = `
  item.id, item.type, item.sku, item.name, item.brand, item.manufacturer, item.manufacturer_sku as "manufacturerSku", item.description,
  item.barcode, item.okpd2, item.tnved, item.country_code as "countryCode", item.category_id as "categoryId", item.base_uom as "baseUom",
  item.uom_conversions as "uomConversions", item.vat_rate as "vatRate",
  item.planned_price, item.planned_currency, item.planned_source, item.planned_at,
  item.current_price as "currentCostPrice", item.current_currency as "currentCostCurrency", item.current_source as "currentCostSource",
  item.current_at as "currentCostUpdatedAt", item.duplicate_of_id as "duplicateOfId", item.merged_at as "mergedAt",
  item.min_order_qty as "minOrderQty", item.pack_qty as "packQty", item.lead_time_days as "leadTimeDays", item.weight_kg as "weightKg",
  item.volume_m3 as "volumeM3", item.over_receipt_pct as "overReceiptPct", item.custom_fields as "customFields",
  item.status, item.version, item.created_at as "createdAt", item.updated_at as "updatedAt", item.archived_at as "archivedAt",
  item.created_by as "createdBy", item.updated_by as "updatedBy"`;

const links = `
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
   from external_links link where link.tenant_id = item.tenant_id and link.entity_type = 'catalog_item' and link.entity_id = item.id) as "externalLinks"`;

/** What the limit server asks of the database: named, so that each connection plans them once. */
export const statements = {
  key: `
    select k.tenant_id, k.id, k.digest, k.family_id, k.created_by, k.status, k.expires_at, $2 = any(k.scopes) as granted, t.status as tenant_status
    from api_keys k join tenants t on t.tenant_id = k.tenant_id where k.key_id = $1`,
  get: `select ${fields}, ${links} from catalog_items item where item.tenant_id = $1 and item.id = $2`,
  list: `
    select ${fields}, ${links} from catalog_items item where item.tenant_id = $1 and item.brand = $2 and item.archived_at is null
    order by item.updated_at desc, item.id desc limit 51`,
  lean: `
    select item.id, item.sku, item.name, item.version, item.updated_at as "updatedAt" from catalog_items item
    where item.tenant_id = $1 and item.brand = $2 and item.archived_at is null order by item.updated_at desc, item.id desc limit 51`,
  claim: `
    insert into idempotency_keys (tenant_id, holder, route, key, fingerprint) values ($1, $2, 'POST catalog-items', $3, $4)
    on conflict do nothing returning 1`,
  item: `
    insert into catalog_items as item (tenant_id, sku, name, brand, created_by, updated_by) values ($1, $2, $3, $4, $5, $5)
    returning ${fields}`,
  link: `
    insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id) values ($1, 'catalog_item', $2, $3, $4)`,
  fact: `
    insert into audit_events (tenant_id, actor_kind, actor_id, through_id, ip, request_id, operation, event, audience, entity_type, entity_id,
      entity_version, display_name, data)
    values ($1, 'apiKey', $2, $3, '127.0.0.1', $4, 'create', 'integration_api.catalog_item.created', 'stable', 'catalog_item', $5, 1, $6, $7)`,
  keep: `
    update idempotency_keys set status = 201, body = $4, request_id = $5
    where tenant_id = $1 and holder = $2 and route = 'POST catalog-items' and key = $3`,
  kept: `select body from idempotency_keys where tenant_id = $1 and holder = $2 and route = 'POST catalog-items' and key = $3`,
};
