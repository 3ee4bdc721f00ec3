-- Generated: every statement price-lists sends.

insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, diff)
  values ($1, $2, $3, $4, $5, $6, $7,
  $8);

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning
  list.id, list.number, list.name, list.kind, list.counterparty_id, list.currency, list.vat_mode, list.valid_from, list.valid_to,
  list.is_default, list.comment, list.current_version, list.item_count, list.changed_count, list.published_at, list.custom_fields,
  list.status, list.version, list.created_at, list.updated_at, list.archived_at, list.created_by, list.updated_by,
  (select count(*)::int from price_list_items line
  where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active' and line.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date) as expired_count,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = list.tenant_id and link.entity_type = 'price_list' and link.entity_id = list.id)
  as "externalLinks";

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2 order by line.id asc limit 51;

select
  list.id, list.number, list.name, list.kind, list.counterparty_id, list.currency, list.vat_mode, list.valid_from, list.valid_to,
  list.is_default, list.comment, list.current_version, list.item_count, list.changed_count, list.published_at, list.custom_fields,
  list.status, list.version, list.created_at, list.updated_at, list.archived_at, list.created_by, list.updated_by,
  (select count(*)::int from price_list_items line
  where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active' and line.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date) as expired_count,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = list.tenant_id and link.entity_type = 'price_list' and link.entity_id = list.id)
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.id = $2;

select
  told.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to" from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and told.id = $2 order by change.place asc, told.id asc limit 201;

select 1 from price_lists where tenant_id = $1 and id = $2 for update;

select catalog_item_id, uom, supplier_sku, supplier_name, price, is_free, min_quantity, batch_size, delivery_days, valid_from, valid_to, vat_rate, discount_percent, note, status from unnest($1::uuid[]) named(id)
  join price_list_items line on line.tenant_id = $2 and line.price_list_id = $3 and line.catalog_item_id = named.id;

select count(*) from (select 1 from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and told.id = $2 limit $3) counted;

select distinct on (mine.id, list.id) mine.id as "rowId", mine.catalog_item_id as "catalogItemId", list.id as "priceListId",
  list.number, list.name, list.kind, list.counterparty_id as "counterpartyId", other.price, other.discount_percent as "discountPercent",
  list.currency, other.min_quantity as "minQuantity"
  from price_list_items mine
  join price_list_items other on other.tenant_id = mine.tenant_id and other.catalog_item_id = mine.catalog_item_id and other.uom = mine.uom
  and other.price_list_id <> mine.price_list_id and other.min_quantity <= mine.min_quantity and other.status = 'active'
  join price_lists list on list.tenant_id = other.tenant_id and list.id = other.price_list_id and list.status = 'active'
  cross join lateral (select (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = mine.tenant_id), 'Europe/Moscow'))::date as today) clock
  where mine.tenant_id = $1 and mine.price_list_id = $2 and mine.id = any($3::uuid[])
  and coalesce(other.valid_from <= clock.today, true) and coalesce(other.valid_to >= clock.today, true)
  order by mine.id, list.id, other.min_quantity desc, other.valid_from desc nulls last
  limit $4;

select id from price_list_versions
  where tenant_id = $1 and price_list_id = $2 and id = $3;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told
  where told.tenant_id = $1 and told.price_list_id = $2 order by told.n desc limit $3;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told where told.tenant_id = $1 and told.n = $2 and told.price_list_id = $3 order by told.n desc, told.id desc limit 51;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told where told.tenant_id = $1 and told.price_list_id = $2 order by told.n desc, told.id desc limit 51;

update price_lists list set status = $1, version = version + 1, updated_at = now(), updated_by = $2,
  archived_at = case when $3 = 'archived' then now() end, is_default = list.is_default and $4 <> 'archived',
  published_at = case when $5 = 'active' then coalesce(list.published_at, now()) else list.published_at end
  where list.tenant_id = $6 and list.id = $7 returning
  list.id, list.number, list.name, list.kind, list.counterparty_id, list.currency, list.vat_mode, list.valid_from, list.valid_to,
  list.is_default, list.comment, list.current_version, list.item_count, list.changed_count, list.published_at, list.custom_fields,
  list.status, list.version, list.created_at, list.updated_at, list.archived_at, list.created_by, list.updated_by,
  (select count(*)::int from price_list_items line
  where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active' and line.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date) as expired_count,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = list.tenant_id and link.entity_type = 'price_list' and link.entity_id = list.id)
  as "externalLinks";

with changes as (
  insert into price_list_items as line (tenant_id, price_list_id, catalog_item_id, uom, changed_in, supplier_sku, supplier_name, price, is_free, min_quantity, batch_size, delivery_days, valid_from, valid_to, vat_rate, discount_percent, note, status)
  select $1, $2, whole.catalog_item_id, whole.uom, $3, whole.supplier_sku, whole.supplier_name, whole.price, whole.is_free, whole.min_quantity, whole.batch_size, whole.delivery_days, whole.valid_from, whole.valid_to, whole.vat_rate, whole.discount_percent, whole.note, whole.status
  from jsonb_populate_recordset(null::price_list_items, $4::jsonb) with ordinality whole
  order by whole.ordinality
  on conflict (tenant_id, price_list_id, catalog_item_id, uom, min_quantity, valid_from) do update set
  supplier_sku = excluded.supplier_sku, supplier_name = excluded.supplier_name, price = excluded.price, is_free = excluded.is_free, batch_size = excluded.batch_size, delivery_days = excluded.delivery_days, valid_to = excluded.valid_to, vat_rate = excluded.vat_rate, discount_percent = excluded.discount_percent, note = excluded.note, status = excluded.status, changed_in = excluded.changed_in, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where (line.supplier_sku, line.supplier_name, line.price, line.is_free, line.batch_size, line.delivery_days, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status) is distinct from (excluded.supplier_sku, excluded.supplier_name, excluded.price, excluded.is_free, excluded.batch_size, excluded.delivery_days, excluded.valid_to, excluded.vat_rate, excluded.discount_percent, excluded.note, excluded.status)
  returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $5 and line.id = changes.id),
  tally as (
  select count(*) filter (where was is null)::int as added, count(*) filter (where was is not null and now is not null)::int as changed,
  count(*) filter (where now is null)::int as removed,
  coalesce(sum(coalesce((now ->> 'status' = 'active')::int, 0) - coalesce((was ->> 'status' = 'active')::int, 0)), 0)::int as growth
  from written having count(*) > 0),
  difference as (
  select written.id, written.catalog_item_id, field.name, written.was -> field.name as was, written.now -> field.name as now
  from written cross join unnest(array['supplierSku', 'supplierName', 'price', 'isFree', 'minQuantity', 'batchSize', 'deliveryDays', 'validFrom', 'validTo', 'vatRate', 'discountPercent', 'note', 'status']) with ordinality field(name, place)
  where written.was -> field.name is distinct from written.now -> field.name and (written.was is not null or field.name = 'price')
  order by written.id, field.place),
  noted as (
  insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, removed, diff)
  select $6, $7, $8, $9, $10, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $11, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $12
  from tally where list.tenant_id = $13 and list.id = $14
  returning tally.added, tally.changed, tally.removed;
