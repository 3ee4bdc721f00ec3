-- Generated: every statement postgres sends.

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
  as "externalLinks" from unnest($1::uuid[]) with ordinality wanted(id, place) join catalog_items item on item.id = wanted.id
  where item.tenant_id = $2 order by wanted.place;

select at, token::text from (
  (with began as (
  (select word, token, 0 as rank from search_words known
  where known.tenant_id = $1 and known.kind = $2 and word >= $3 and word < $4 limit 300) union all
  (select word, token, 0 as rank from search_words known
  where known.tenant_id = $5 and known.kind = $6 and word >= $7 and word < $8 limit 300))
  select at, token from (select word, token, rank from began union all
  (select word, token, 1 as rank from words_searched known
  where known.tenant_id = $9 and known.kind = $10 and (select count(*) from began) < 300
  and known.pieces @> search_pairs($11, search_seed($12, $13))
  and strpos(word, $14) > 0 limit 1000)) words
  cross join (select $15::int as at) numbered order by rank, length(word) limit 300)) found;

select at, word, stem, token::text from (
  (select $1::int as at, word, stem, token from words_searched known
  where known.tenant_id = $2 and known.kind = $3
  and known.pieces && (search_slips($4, search_seed($5, $6)) || search_slips($7, search_seed($8, $9))) limit 300)) found;

select id, score, size, edge, many from (
  select record_id as id, case when head = $1 then 0
  when starts_with(head, $2) then 1
  when strpos(' ' || head || ' ', $3) > 0 then 2
  when starts_with(head, $4) then 3
  when strpos($5 || head || $6, $7) > 0 then 4
  when strpos($8 || head || $9, $10) > 0 then 5
  else 6 end as score, length(head) as size, (max(place) over ())::text as edge, (count(*) over ())::int as many
  from (select doc.record_id, doc.head, doc.place from
  (select doc.record_id, doc.head, doc.place from documents_searched doc where doc.tenant_id = $11 and (doc.words && $12::bigint[]) and not (doc.words @> $13::bigint[] or (doc.words && $14::bigint[])) offset 0) doc
  cross join lateral (
  select item.* from catalog_items item where item.id = doc.record_id and item.tenant_id = $15 and item.archived_at is null offset 0) item
  where item.tenant_id = $16 limit 1000) doc
  ) found
  where true
  order by score asc, size asc, id asc limit 51;

select id, score, size, edge, many from (
  select record_id as id, case when head = $1 then 0
  when starts_with(head, $2) then 1
  when strpos(' ' || head || ' ', $3) > 0 then 2
  when starts_with(head, $4) then 3
  when strpos($5 || head || $6, $7) > 0 then 4
  when strpos($8 || head || $9, $10) > 0 then 5
  else 6 end as score, length(head) as size, (max(place) over ())::text as edge, (count(*) over ())::int as many
  from (select doc.record_id, doc.head, doc.place from
  (select doc.record_id, doc.head, doc.place from documents_searched doc where doc.tenant_id = $11 and (doc.words && $12::bigint[]) and not (doc.words @> $13::bigint[]) offset 0) doc
  cross join lateral (
  select item.* from catalog_items item where item.id = doc.record_id and item.tenant_id = $14 and item.archived_at is null offset 0) item
  where item.tenant_id = $15 limit 1000) doc
  ) found
  where true
  order by score asc, size asc, id asc limit 51;

select id, score, size, edge, many from (
  select record_id as id, case when head = $1 then 0
  when starts_with(head, $2) then 1
  when strpos(' ' || head || ' ', $3) > 0 then 2
  when starts_with(head, $4) then 3
  when strpos($5 || head || $6, $7) > 0 then 4
  when strpos($8 || head || $9, $10) > 0 then 5
  else 6 end as score, length(head) as size, (max(place) over ())::text as edge, (count(*) over ())::int as many
  from (select doc.record_id, doc.head, doc.place from
  (select doc.record_id, doc.head, doc.place from documents_searched doc where doc.tenant_id = $11 and (doc.words && $12::bigint[]) offset 0) doc
  cross join lateral (
  select item.* from catalog_items item where item.id = doc.record_id and item.tenant_id = $13 and item.archived_at is null offset 0) item
  where item.tenant_id = $14 limit 1000) doc
  ) found
  where true
  order by score asc, size asc, id asc limit 51;

select id, score, size, edge, many from (
  select record_id as id, case when head = $1 then 0
  when starts_with(head, $2) then 1
  when strpos(' ' || head || ' ', $3) > 0 then 2
  when starts_with(head, $4) then 3
  when strpos($5 || head || $6, $7) > 0 then 4
  when strpos($8 || head || $9, $10) > 0 then 5
  else 6 end as score, length(head) as size, (max(place) over ())::text as edge, (count(*) over ())::int as many
  from (select doc.record_id, doc.head, doc.place from
  (select doc.record_id, doc.head, doc.place from documents_searched doc where doc.tenant_id = $11 and doc.words @> $12::bigint[] offset 0) doc
  cross join lateral (
  select item.* from catalog_items item where item.id = doc.record_id and item.tenant_id = $13 and item.archived_at is null offset 0) item
  where item.tenant_id = $14 limit 1000) doc
  ) found
  where true
  order by score asc, size asc, id asc limit 51;
