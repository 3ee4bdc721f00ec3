-- Generated: every statement price-lists sends.

delete from price_lists where tenant_id = $1 and id = $2;

insert into price_list_items (tenant_id, price_list_id, catalog_item_id, uom, changed_in, supplier_sku, supplier_name, price, is_free, min_quantity, batch_size, delivery_days, valid_from, valid_to, vat_rate, discount_percent, note, status)
  select $1, $2, catalog_item_id, uom, 1, supplier_sku, supplier_name, price, is_free, min_quantity, batch_size, delivery_days, valid_from, valid_to, vat_rate, discount_percent, note, status from price_list_items
  where tenant_id = $3 and price_list_id = $4 order by id;

insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, diff)
  values ($1, $2, $3, $4, $5, $6, $7,
  $8);

insert into price_lists (tenant_id, name, kind, counterparty_id, currency, vat_mode, valid_from, valid_to, is_default, comment, item_count, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id;

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, counterparty_id, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, counterparty_id, is_default, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, is_default, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, valid_from, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, valid_from, valid_to, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, valid_to, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning
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

insert into price_lists as list (tenant_id, id, currency, vat_mode, name, kind, valid_to, is_default, comment, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning
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
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line
  where line.tenant_id = $1 and line.price_list_id = $2 and line.id = $3;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line
  where line.tenant_id = $1 and line.price_list_id = $2 and line.status = 'active'
  and line.id > $3
  order by line.id limit $4;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line
  where line.tenant_id = $1 and line.price_list_id = $2 and line.status = 'active'
  order by line.id limit $3;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price >= $2 and line.price_list_id = $3
  order by line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2
  order by line.id asc limit 201;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2
  order by line.id asc limit 3;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2
  order by line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2
  order by line.min_quantity asc, line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2
  order by line.price asc, line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2 and (line.id) > ($3::uuid)
  order by line.id asc limit 3;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2 and (line.id) > ($3::uuid)
  order by line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2 and (line.supplier_sku ilike $3 or line.supplier_name ilike $4)
  order by line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at, json_build_object('number', list.number, 'name', list.name, 'kind', list.kind,
  'counterpartyId', list.counterparty_id, 'currency', list.currency, 'vatMode', list.vat_mode, 'status', list.status) as "priceList" from price_list_items line join price_lists list on list.tenant_id = line.tenant_id and list.id = line.price_list_id where line.tenant_id = $1 and line.catalog_item_id = $2
  order by line.price asc, line.id asc limit 51;

select
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at, json_build_object('number', list.number, 'name', list.name, 'kind', list.kind,
  'counterpartyId', list.counterparty_id, 'currency', list.currency, 'vatMode', list.vat_mode, 'status', list.status) as "priceList" from price_list_items line join price_lists list on list.tenant_id = line.tenant_id and list.id = line.price_list_id where line.tenant_id = $1 and line.catalog_item_id = $2 and list.archived_at is null
  order by line.price asc, line.id asc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1
  order by list.updated_at desc, list.id desc limit 201;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is not null
  order by list.updated_at desc, list.id desc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is null
  order by list.name asc, list.id asc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 2;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 201;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.archived_at is null and (list.name ilike $2 or list.number ilike $3)
  order by list.updated_at desc, list.id desc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.counterparty_id = $2 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 51;

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
  list.id, list.number, list.name, list.kind, list.counterparty_id, list.currency, list.vat_mode, list.valid_from, list.valid_to,
  list.is_default, list.comment, list.current_version, list.item_count, list.changed_count, list.published_at, list.custom_fields,
  list.status, list.version, list.created_at, list.updated_at, list.archived_at, list.created_by, list.updated_by,
  (select count(*)::int from price_list_items line
  where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active' and line.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date) as expired_count,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = list.tenant_id and link.entity_type = 'price_list' and link.entity_id = list.id)
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.kind = $2 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 51;

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
  as "externalLinks" from price_lists list where list.tenant_id = $1 and list.status = $2 and list.archived_at is null
  order by list.updated_at desc, list.id desc limit 51;

select
  told.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to" from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and (change.entry ->> 'field') = $2 and told.id = $3
  order by change.place asc, told.id asc limit 51;

select
  told.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to" from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and told.id = $2
  order by change.place asc, told.id asc limit 201;

select
  told.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to" from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and told.id = $2
  order by change.place asc, told.id asc limit 51;

select * from tenants_with_ended_price_lists($1);

select 1 from price_lists where tenant_id = $1 and id = $2 for key share;

select 1 from price_lists where tenant_id = $1 and id = $2 for update;

select catalog_item_id, uom, min_quantity, valid_from, 'archived' as status from price_list_items
  where tenant_id = $1 and price_list_id = $2 and status = 'active' and id <> all($3::uuid[]);

select catalog_item_id, uom, supplier_sku, supplier_name, price, is_free, min_quantity, batch_size, delivery_days, valid_from, valid_to, vat_rate, discount_percent, note, status from unnest($1::uuid[]) named(id)
  join price_list_items line on line.tenant_id = $2 and line.price_list_id = $3 and line.catalog_item_id = named.id;

select coalesce(list.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date, false) as over from price_lists list
  where list.tenant_id = $1 and list.id = $2;

select count(*) from (select 1 from price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place) where told.tenant_id = $1 and told.id = $2 limit $3) counted;

select count(*)::int as lost from price_list_items
  where tenant_id = $1 and price_list_id = $2 and not is_free
  and round(price * $3::numeric, 6) not between 0.000001 and 9999999999999;

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

select id from price_list_items
  where tenant_id = $1 and price_list_id = $2 and catalog_item_id = $3 and uom = $4
  and min_quantity = $5 and valid_from is not distinct from $6::date and id <> $7;

select id from price_list_versions
  where tenant_id = $1 and price_list_id = $2 and id = $3;

select id from price_lists
  where tenant_id = $1 and status = 'active' and id <> $2 and kind = $3 and currency = $4
  and counterparty_id is not distinct from $5::uuid
  and daterange(valid_from, valid_to, '[]') && daterange($6::date, $7::date, '[]')
  order by id limit $8;

select id from price_lists where tenant_id = $1 and id = any($2::uuid[]);

select id, catalog_item_id from price_list_items
  where tenant_id = $1 and price_list_id = $2 and changed_in = $3 and status = 'archived';

select line.id as "sourceRowId", line.catalog_item_id as "catalogItemId", line.supplier_sku as "supplierSku",
  trim_scale(round(line.price * (100 - line.discount_percent) / 100, 6))::text as price, line.uom, line.min_quantity as "quantityFrom",
  line.vat_rate as "vatRate", least(line.valid_to, $1::date) as "validTo",
  greatest(line.valid_from, $2::date)::timestamp at time zone $3 as "effectiveAt"
  from price_list_items line
  where line.tenant_id = $4 and line.price_list_id = $5 and line.status = 'active'
  and line.changed_in = $6
  order by line.id limit $7;

select line.id as "sourceRowId", line.catalog_item_id as "catalogItemId", line.supplier_sku as "supplierSku",
  trim_scale(round(line.price * (100 - line.discount_percent) / 100, 6))::text as price, line.uom, line.min_quantity as "quantityFrom",
  line.vat_rate as "vatRate", least(line.valid_to, $1::date) as "validTo",
  greatest(line.valid_from, $2::date)::timestamp at time zone $3 as "effectiveAt"
  from price_list_items line
  where line.tenant_id = $4 and line.price_list_id = $5 and line.status = 'active'
  and line.id > $6
  order by line.id limit $7;

select line.id as "sourceRowId", line.catalog_item_id as "catalogItemId", line.supplier_sku as "supplierSku",
  trim_scale(round(line.price * (100 - line.discount_percent) / 100, 6))::text as price, line.uom, line.min_quantity as "quantityFrom",
  line.vat_rate as "vatRate", least(line.valid_to, $1::date) as "validTo",
  greatest(line.valid_from, $2::date)::timestamp at time zone $3 as "effectiveAt"
  from price_list_items line
  where line.tenant_id = $4 and line.price_list_id = $5 and line.status = 'active'
  order by line.id limit $6;

select list.id, coalesce(array_agg(line.price::text order by line.id) filter (where line.id is not null), '{}') as prices
  from price_lists list
  left join price_list_items line on line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active'
  where list.tenant_id = $1 and list.id = any($2::uuid[]) group by list.id;

select status, count(*)::int as count from price_lists where tenant_id = $1 group by status;

select supplier.id as "supplierId",
  case when bool_or(list.is_default) or count(*) = 1 then (array_agg(list.id order by list.is_default desc))[1] end as "priceListId"
  from suppliers supplier
  join price_lists list on list.tenant_id = supplier.tenant_id and list.counterparty_id = supplier.counterparty_id
  and list.kind = 'supplier' and list.archived_at is null
  where supplier.tenant_id = $1 and supplier.id = any($2::uuid[])
  group by supplier.id;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told
  where told.tenant_id = $1 and told.price_list_id = $2 order by told.n desc limit $3;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told where told.tenant_id = $1 and told.n = $2 and told.price_list_id = $3
  order by told.n desc, told.id desc limit 51;

select told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed from price_list_versions told where told.tenant_id = $1 and told.price_list_id = $2
  order by told.n desc, told.id desc limit 51;

update price_list_items set price = trim_scale(round(price * $1::numeric, 6)), previous_price = null,
  changed_in = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and price_list_id = $4;

update price_lists list set counterparty_id = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (counterparty_id is distinct from $7) returning
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

update price_lists list set currency = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (currency is distinct from $7) returning
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

update price_lists list set custom_fields = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (custom_fields is distinct from $7) returning
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

update price_lists list set is_default = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (is_default is distinct from $7) returning
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

update price_lists list set is_default = false, version = list.version + 1, updated_at = now(), updated_by = $1
  where list.tenant_id = $2 and list.kind = $3 and list.counterparty_id is not distinct from $4
  and list.is_default
  returning
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

update price_lists list set name = $1, counterparty_id = $2, currency = $3, vat_mode = $4, updated_by = $5, version = version + 1, updated_at = now(),
  current_version = $6, changed_count = $7
  where list.tenant_id = $8 and list.id = $9 and (name is distinct from $10 or counterparty_id is distinct from $11 or currency is distinct from $12 or vat_mode is distinct from $13) returning
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

update price_lists list set name = $1, currency = $2, updated_by = $3, version = version + 1, updated_at = now(),
  current_version = $4, changed_count = $5
  where list.tenant_id = $6 and list.id = $7 and (name is distinct from $8 or currency is distinct from $9) returning
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

update price_lists list set name = $1, currency = $2, valid_from = $3, valid_to = $4, updated_by = $5, version = version + 1, updated_at = now(),
  current_version = $6, changed_count = $7
  where list.tenant_id = $8 and list.id = $9 and (name is distinct from $10 or currency is distinct from $11 or valid_from is distinct from $12 or valid_to is distinct from $13) returning
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

update price_lists list set name = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (name is distinct from $7) returning
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

update price_lists list set name = $1, valid_to = $2, updated_by = $3, version = version + 1, updated_at = now(),
  current_version = $4, changed_count = $5
  where list.tenant_id = $6 and list.id = $7 and (name is distinct from $8 or valid_to is distinct from $9) returning
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

update price_lists list set updated_by = $1, version = version + 1, updated_at = now(),
  current_version = $2, changed_count = $3
  where list.tenant_id = $4 and list.id = $5 and false returning
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

update price_lists list set valid_to = $1, updated_by = $2, version = version + 1, updated_at = now(),
  current_version = $3, changed_count = $4
  where list.tenant_id = $5 and list.id = $6 and (valid_to is distinct from $7) returning
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
  delete from price_list_items line where line.tenant_id = $1 and line.id = $2 returning line.id, line.catalog_item_id, null::jsonb as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $3 and line.id = changes.id),
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
  select $4, $5, $6, $7, $8, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $9, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $10
  from tally where list.tenant_id = $11 and list.id = $12
  returning tally.added, tally.changed, tally.removed;

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

with changes as (
  update price_list_items line set min_quantity = $1, changed_in = $2, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $3 and line.id = $4 and (min_quantity is distinct from $5) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $6 and line.id = changes.id),
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
  select $7, $8, $9, $10, $11, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $12, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $13
  from tally where list.tenant_id = $14 and list.id = $15
  returning tally.added, tally.changed, tally.removed;

with changes as (
  update price_list_items line set price = $1, delivery_days = $2, is_free = $3, changed_in = $4, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $5 and line.id = $6 and (price is distinct from $7 or delivery_days is distinct from $8 or is_free is distinct from $9) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $10 and line.id = changes.id),
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
  select $11, $12, $13, $14, $15, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $16, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $17
  from tally where list.tenant_id = $18 and list.id = $19
  returning tally.added, tally.changed, tally.removed;

with changes as (
  update price_list_items line set price = $1, is_free = $2, changed_in = $3, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $4 and line.id = $5 and (price is distinct from $6 or is_free is distinct from $7) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $8 and line.id = changes.id),
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
  select $9, $10, $11, $12, $13, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $14, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $15
  from tally where list.tenant_id = $16 and list.id = $17
  returning tally.added, tally.changed, tally.removed;

with changes as (
  update price_list_items line set price = $1, min_quantity = $2, is_free = $3, changed_in = $4, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $5 and line.id = $6 and (price is distinct from $7 or min_quantity is distinct from $8 or is_free is distinct from $9) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $10 and line.id = changes.id),
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
  select $11, $12, $13, $14, $15, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $16, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $17
  from tally where list.tenant_id = $18 and list.id = $19
  returning tally.added, tally.changed, tally.removed;

with changes as (
  update price_list_items line set price = $1, note = $2, is_free = $3, changed_in = $4, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $5 and line.id = $6 and (price is distinct from $7 or note is distinct from $8 or is_free is distinct from $9) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $10 and line.id = changes.id),
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
  select $11, $12, $13, $14, $15, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $16, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $17
  from tally where list.tenant_id = $18 and list.id = $19
  returning tally.added, tally.changed, tally.removed;

with changes as (
  update price_list_items line set status = $1, changed_in = $2, previous_price = line.price,
  version = line.version + 1, updated_at = now()
  where line.tenant_id = $3 and line.id = $4 and (status is distinct from $5) returning line.id, line.catalog_item_id, jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) as now),
  written as (
  select changes.id, changes.catalog_item_id, changes.now, case when line.id is not null then jsonb_build_object('supplierSku', line.supplier_sku, 'supplierName', line.supplier_name, 'price', line.price::text, 'isFree', line.is_free, 'minQuantity', line.min_quantity::text, 'batchSize', line.batch_size::text, 'deliveryDays', line.delivery_days, 'validFrom', line.valid_from, 'validTo', line.valid_to, 'vatRate', line.vat_rate, 'discountPercent', line.discount_percent::text, 'note', line.note, 'status', line.status) end as was
  from changes left join price_list_items line on line.tenant_id = $6 and line.id = changes.id),
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
  select $7, $8, $9, $10, $11, tally.added, tally.changed, tally.removed,
  (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
  from tally)
  update price_lists list set current_version = $12, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
  version = list.version + 1, updated_at = now(), updated_by = $13
  from tally where list.tenant_id = $14 and list.id = $15
  returning tally.added, tally.changed, tally.removed;

with ended as (
  select list.id from price_lists list
  where list.tenant_id = $1 and list.status = 'active' and list.valid_to < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = list.tenant_id), 'Europe/Moscow'))::date
  order by list.id limit $2 for update of list)
  update price_lists list set status = $3, version = list.version + 1, updated_at = now(), updated_by = null
  from ended where list.tenant_id = $4 and list.id = ended.id returning
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

with wanted as materialized (
  select n, id, item, uom, min_quantity, valid_from
  from json_to_recordset($1::json) given(n int, id uuid, item uuid, uom text, min_quantity numeric, valid_from date))
  select wanted.n, 'code' as reason,
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at
  from wanted join price_list_items line on line.tenant_id = $2 and line.id = wanted.id
  where line.price_list_id = $3
  union all
  select wanted.n, 'row',
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at
  from wanted join price_list_items line on line.tenant_id = $4 and line.price_list_id = $5
  and line.catalog_item_id = wanted.item and line.uom = wanted.uom and line.min_quantity = wanted.min_quantity
  and line.valid_from is not distinct from wanted.valid_from
  where wanted.id is null;
