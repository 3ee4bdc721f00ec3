-- Generated: every statement rfqs sends.

delete from supplier_quote_versions where tenant_id = $1 and quote_id = $2 and n = 0;

insert into supplier_quote_lines (tenant_id, id, quote_id, n, position, rfq_item_id, requisition_line_id, name, catalog_item_id, quoted,
  unavailable_reason, price, is_free, price_tiers, quantity_offered, quantity, uom, factor_to_base, moq, pack_quantity, vat_rate,
  discount_percent, delivery_date, delivery_days, analog, supplier_sku, country_of_origin, comment, net, vat, gross)
  select $1, given.id, $2, $3, given.position, given.rfq_item_id, given.requisition_line_id, given.name,
  given.catalog_item_id, given.quoted, given.unavailable_reason, given.price, given.is_free, given.price_tiers, given.quantity_offered,
  given.quantity, given.uom, given.factor_to_base, given.moq, given.pack_quantity, given.vat_rate, given.discount_percent,
  given.delivery_date, given.delivery_days, given.analog, given.supplier_sku, given.country_of_origin, given.comment, given.net,
  given.vat, given.gross
  from jsonb_populate_recordset(null::supplier_quote_lines, $4::jsonb) given;

insert into supplier_quote_versions (tenant_id, quote_id, n, rfq_revision, document_date, currency, vat_mode, valid_until, delivery_days, delivery_terms, payment_terms, prepayment_percent, extra_costs, comment, stated_total, net, vat, gross, submitted_by, submitted_by_user) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into supplier_quotes (tenant_id, id, rfq_id, requisition_id, recipient_id, supplier_id, counterparty_id, source, currency, total_gross, valid_until, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

insert into supplier_rfq_items (tenant_id, rfq_id, position, requisition_line_id, catalog_item_id, name, specification, quantity, uom,
  factor_to_base, required_at, target_price, product_fields, changed_in)
  select $1, $2, ordinality::int + (
  select coalesce(max(held.position), 0) from supplier_rfq_items held where held.tenant_id = $3 and held.rfq_id = $4),
  given.requisition_line_id, given.catalog_item_id, given.name, given.specification, given.quantity, given.uom,
  given.factor_to_base, given.required_at, given.target_price, given.product_fields, given.changed_in
  from jsonb_populate_recordset(null::supplier_rfq_items, $5::jsonb) with ordinality given
  order by ordinality;

insert into supplier_rfq_links (tenant_id, recipient_id, digest, sealed, expires_at)
  select $1, recipient_id, digest, sealed, $2
  from json_to_recordset($3::json) given(recipient_id uuid, digest bytea, sealed text);

insert into supplier_rfq_recipients (tenant_id, rfq_id, supplier_id, counterparty_id, contact_id, email, channel)
  select $1, $2, given.supplier_id, given.counterparty_id, given.contact_id, given.email, given.channel
  from jsonb_populate_recordset(null::supplier_rfq_recipients, $3::jsonb) with ordinality given
  order by ordinality;

insert into supplier_rfqs (tenant_id, id, requisition_id, vat_mode, warehouse_id, delivery_address, responsible_id, title, response_deadline, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

insert into supplier_rfqs (tenant_id, id, requisition_id, vat_mode, warehouse_id, delivery_address, responsible_id, title, response_deadline, sealed, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

select
  asked.id, asked.rfq_id, asked.supplier_id, asked.counterparty_id, asked.contact_id, asked.email, asked.channel, asked.status,
  asked.sent_at, asked.last_error, asked.first_viewed_at, asked.view_count, asked.reminders_sent, asked.last_reminded_at,
  asked.decline_reason, asked.revision, asked.version, asked.created_at, asked.updated_at,
  (select link.expires_at from supplier_rfq_links link where link.tenant_id = asked.tenant_id and link.recipient_id = asked.id) as link_expires_at,
  (select quote.id from supplier_quotes quote
  where quote.tenant_id = asked.tenant_id and quote.rfq_id = asked.rfq_id and quote.supplier_id = asked.supplier_id
  and quote.status <> 'withdrawn') as quote_id from supplier_rfq_recipients asked
  where asked.tenant_id = $1 and asked.rfq_id = $2 and asked.id = $3 order by asked.id;

select
  asked.id, asked.rfq_id, asked.supplier_id, asked.counterparty_id, asked.contact_id, asked.email, asked.channel, asked.status,
  asked.sent_at, asked.last_error, asked.first_viewed_at, asked.view_count, asked.reminders_sent, asked.last_reminded_at,
  asked.decline_reason, asked.revision, asked.version, asked.created_at, asked.updated_at,
  (select link.expires_at from supplier_rfq_links link where link.tenant_id = asked.tenant_id and link.recipient_id = asked.id) as link_expires_at,
  (select quote.id from supplier_quotes quote
  where quote.tenant_id = asked.tenant_id and quote.rfq_id = asked.rfq_id and quote.supplier_id = asked.supplier_id
  and quote.status <> 'withdrawn') as quote_id from supplier_rfq_recipients asked
  where asked.tenant_id = $1 and asked.rfq_id = $2 order by asked.id;

select
  held.quote_id as "quoteId", held.n, held.at, held.rfq_revision as "rfqRevision", held.submitted_by as "submittedBy", held.currency,
  held.vat_mode as "vatMode", held.document_date as "documentDate", held.valid_until as "validUntil", held.delivery_days as "deliveryDays",
  held.delivery_terms as "deliveryTerms", held.payment_terms as "paymentTerms", held.prepayment_percent as "prepaymentPercent",
  held.extra_costs as "extraCosts", held.comment as "supplierComment", held.stated_total as "statedTotal", held.net, held.vat, held.gross from supplier_quote_versions held
  where held.tenant_id = $1 and held.quote_id = $2 and held.n in (0, (select quote.current_version from supplier_quotes quote
  where quote.tenant_id = $3 and quote.id = $4)) order by held.quote_id, held.n;

select
  item.id, item.rfq_id, item.position, item.requisition_line_id, item.catalog_item_id, item.name, item.specification, item.quantity,
  item.uom, item.factor_to_base, item.required_at, item.target_price, item.product_fields, item.changed_in, item.version,
  item.created_at, item.updated_at from supplier_rfq_items item
  where item.tenant_id = $1 and item.rfq_id = $2 order by item.position;

select
  line.quote_id as "quoteId", line.n, line.id, line.position, line.name, line.catalog_item_id as "catalogItemId", line.rfq_item_id as "rfqItemId",
  line.requisition_line_id as "procurementItemId", line.quoted, line.unavailable_reason as "unavailableReason", line.price,
  line.is_free as "isFree", line.price_tiers as "priceTiers", line.quantity_offered as "quantityOffered", line.uom,
  line.factor_to_base as "factorToBase", line.moq, line.pack_quantity as "packQuantity", line.vat_rate as "vatRate",
  line.discount_percent as "discountPercent", line.delivery_date as "deliveryDate", line.delivery_days as "deliveryDays", line.analog,
  line.supplier_sku as "supplierSku", line.country_of_origin as "countryOfOrigin", line.comment, line.quantity, line.net, line.vat, line.gross from supplier_quote_lines line
  join supplier_quote_versions held on held.tenant_id = $1 and held.quote_id = line.quote_id and held.n = line.n
  where line.tenant_id = $2 and held.quote_id = $3 and held.n in (0, (select quote.current_version from supplier_quotes quote
  where quote.tenant_id = $4 and quote.id = $5)) order by line.quote_id, line.n, line.position;

select
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed from supplier_quotes quote where quote.tenant_id = $1 and quote.id = $2 order by quote.id;

select
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed from supplier_quotes quote where quote.tenant_id = $1 and quote.id = any($2::uuid[]) order by quote.id;

select
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed from supplier_quotes quote where quote.tenant_id = $1 and quote.requisition_id = $2 and quote.status in ('submitted', 'partially_accepted', 'accepted', 'expired') order by quote.id;

select
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed from supplier_quotes quote where quote.tenant_id = $1 and quote.rfq_id = $2 and quote.supplier_id = $3 and quote.status <> 'withdrawn' order by quote.id;

select
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed from supplier_quotes quote where quote.tenant_id = $1 and quote.rfq_id = $2 and quote.supplier_id = $3 order by quote.id;

select
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked from supplier_rfqs rfq where rfq.tenant_id = $1 and rfq.id = $2;

select * from find_rfq_link($1);

select 1 from supplier_quotes where tenant_id = $1 and id = $2 for update;

select 1 from supplier_rfqs where tenant_id = $1 and id = $2 for update;

select asked.rfq_id from supplier_rfq_recipients asked join tenants portal on portal.tenant_id = asked.tenant_id
  where asked.tenant_id = $1 and asked.id = $2 and portal.status = 'active';

select count(*) filter (where status not in ('pending', 'declined', 'revoked'))::int as asked,
  count(*) filter (where status = 'quoted')::int as quoted
  from supplier_rfq_recipients where tenant_id = $1 and rfq_id = $2;

select distinct line.requisition_line_id as id from supplier_quote_lines line
  where line.tenant_id = $1 and line.quote_id = any($2::uuid[]) and line.requisition_line_id is not null;

select id from supplier_quotes
  where tenant_id = $1 and rfq_id = $2 and supplier_id = $3 and status <> 'withdrawn';

select id from supplier_rfq_recipients
  where tenant_id = $1 and rfq_id = $2 and supplier_id = $3 and status <> 'revoked';

select id from supplier_rfqs where tenant_id = $1 and requisition_id = $2
  and status in ('sent', 'partially_quoted', 'quoted', 'expired') order by id;

select id from supplier_rfqs where tenant_id = $1 and requisition_id = $2
  and status not in ('closed', 'cancelled') order by id;

select line.id, line.quote_id as "quoteId", line.n, quote.current_version as "currentVersion", quote.status as "quoteStatus",
  exists (select 1 from supplier_rfqs rfq
  where rfq.tenant_id = $1 and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as sealed,
  quote.supplier_id as "supplierId", line.requisition_line_id as "procurementItemId",
  case when line.analog is null then line.catalog_item_id end as "catalogItemId", line.quoted, line.price,
  line.price_tiers as "priceTiers", line.discount_percent as "discountPercent", held.currency, held.vat_mode as "vatMode",
  line.vat_rate as "vatRate", held.valid_until as "validUntil", line.uom, line.factor_to_base as "factorToBase",
  line.quantity_offered as "quantityOffered", line.moq, line.pack_quantity as "packQuantity", line.delivery_date as "deliveryDate"
  from supplier_quote_lines line
  join supplier_quotes quote on quote.tenant_id = $2 and quote.id = line.quote_id
  join supplier_quote_versions held on held.tenant_id = $3 and held.quote_id = line.quote_id and held.n = line.n
  where line.tenant_id = $4 and line.id = any($5::uuid[]);

select line.quote_id as "quoteId", line.requisition_line_id as "lineId" from supplier_quote_lines line
  join supplier_quotes quote on quote.tenant_id = $1 and quote.id = line.quote_id and quote.current_version = line.n
  where line.tenant_id = $2 and line.quote_id = any($3::uuid[]) and line.quoted
  and line.requisition_line_id is not null;

select quote.id as "quoteId", line.requisition_line_id as "lineId", line.price, line.quantity_offered as quantity
  from supplier_quotes quote
  join supplier_quote_lines line on line.tenant_id = $1 and line.quote_id = quote.id and line.n = quote.current_version and line.quoted
  where quote.tenant_id = $2 and quote.requisition_id = $3 and quote.rfq_id is null
  and quote.supplier_id = $4 and quote.status in ('draft', 'submitted', 'partially_accepted', 'accepted')
  and quote.currency = $5 and quote.valid_until is not distinct from $6::date
  and quote.total_gross is not distinct from $7::numeric and quote.external_number is not distinct from $8::text;

select quote.id, case when offered.lines = '{}' then asked.lines else offered.lines end as lines
  from supplier_quotes quote
  join supplier_rfqs rfq on rfq.tenant_id = $1 and rfq.id = quote.rfq_id
  cross join lateral (select array(
  select line.requisition_line_id from supplier_quote_lines line
  where line.tenant_id = $2 and line.quote_id = quote.id and line.n = quote.current_version and line.quoted) as lines) offered
  cross join lateral (select array(
  select item.requisition_line_id from supplier_rfq_items item
  where item.tenant_id = $3 and item.rfq_id = quote.rfq_id) as lines) asked
  where quote.tenant_id = $4 and quote.requisition_id = $5 and quote.status = 'submitted'
  and rfq.status = any($6::text[]);

select recipient_id from supplier_rfq_links where tenant_id = $1 and recipient_id = any($2::uuid[]);

select recipient_id, sealed from supplier_rfq_links
  where tenant_id = $1 and recipient_id = any($2::uuid[]) and state <> 'revoked';

select rfq.id as "rfqId", asked.id as "recipientId"
  from supplier_rfqs rfq
  join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id
  and asked.supplier_id = $2 and asked.status not in ('pending', 'revoked', 'quoted')
  cross join lateral (
  select array_agg(item.requisition_line_id) as lines from supplier_rfq_items item
  where item.tenant_id = $3 and item.rfq_id = rfq.id) wanted
  where rfq.tenant_id = $4 and rfq.requisition_id = $5 and rfq.status in ('sent', 'partially_quoted', 'quoted')
  and (rfq.response_deadline is null or rfq.response_deadline > now()) and cardinality($6::uuid[]) > 0
  and $7::uuid[] <@ wanted.lines
  and (rfq.quote_mode = 'selected_lines' or (rfq.quote_mode = 'all_lines' and wanted.lines <@ $8::uuid[]))
  and not exists (select 1 from supplier_quotes quote where quote.tenant_id = $9 and quote.rfq_id = rfq.id
  and quote.supplier_id = $10 and quote.status <> 'withdrawn')
  order by rfq.sent_at desc nulls last limit 1;

select state, expires_at, expires_at <= now() as expired from supplier_rfq_links
  where tenant_id = $1 and recipient_id = $2;

update supplier_quote_lines line set catalog_item_id = found.item
  from unnest($1::uuid[], $2::uuid[]) found(id, item)
  where line.tenant_id = $3 and line.id = found.id;

update supplier_quotes quote set status = moved.status, version = quote.version + 1, updated_at = now(), updated_by = $1
  from unnest($2::uuid[], $3::text[]) moved(id, status)
  where quote.tenant_id = $4 and quote.id = moved.id;

update supplier_quotes set currency = $1, total_gross = $2, valid_until = $3, status = $4, current_version = $5, revising = $6, needs_reconfirmation = $7, submitted_at = $8, updated_by = $9, version = version + 1, updated_at = now()
  where tenant_id = $10 and id = $11;

update supplier_quotes set draft_version = $1, currency = $2, total_gross = $3, valid_until = $4, updated_by = $5, version = version + 1, updated_at = now()
  where tenant_id = $6 and id = $7;

update supplier_quotes set draft_version = $1, revising = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and id = $5;

update supplier_quotes set external_number = $1, internal_score = $2, comment = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

update supplier_quotes set internal_score = $1, comment = $2, draft_version = $3, revising = $4, updated_by = $5, version = version + 1, updated_at = now()
  where tenant_id = $6 and id = $7;

update supplier_quotes set needs_reconfirmation = true, version = version + 1, updated_at = now()
  where tenant_id = $1 and rfq_id = $2 and status in ('submitted', 'partially_accepted', 'accepted')
  and not needs_reconfirmation;

update supplier_quotes set reject_reason = $1, status = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and id = $5;

update supplier_rfq_links link set state = 'active' from supplier_rfq_recipients asked
  where link.tenant_id = $1 and asked.tenant_id = $2 and asked.id = link.recipient_id and asked.rfq_id = $3
  and link.state = 'consumed' and ($4::uuid[] is null or asked.id = any($5::uuid[]));

update supplier_rfq_links set state = 'consumed'
  where tenant_id = $1 and recipient_id = $2 and state = 'active';

update supplier_rfq_recipients asked set status = case when answer.given then 'quoted' else 'viewed' end,
  version = asked.version + 1, updated_at = now()
  from (select one.id, exists (select 1 from supplier_quotes quote
  where quote.tenant_id = $1 and quote.rfq_id = $2 and quote.supplier_id = one.supplier_id
  and quote.status not in ('draft', 'withdrawn')) as given
  from supplier_rfq_recipients one where one.tenant_id = $3 and one.rfq_id = $4) answer
  where asked.tenant_id = $5 and asked.id = answer.id and asked.status <> 'revoked'
  and answer.given <> (asked.status = 'quoted');

update supplier_rfq_recipients set sent_at = now(), last_error = null, revision = $1, version = version + 1, updated_at = now(),
  status = case when status in ('pending', 'delivery_failed', 'no_response') then 'sent' else status end
  where tenant_id = $2 and id = any($3::uuid[]);

update supplier_rfq_recipients set status = $1, decline_reason = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and id = $4;

update supplier_rfq_recipients set status = 'draft_saved', version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2 and status = any($3::text[]);

update supplier_rfq_recipients set status = 'no_response', version = version + 1, updated_at = now()
  where tenant_id = $1 and rfq_id = $2 and status = any($3::text[]);

update supplier_rfq_recipients set view_count = view_count + 1, first_viewed_at = coalesce(first_viewed_at, now()),
  status = case when status in ('sent', 'delivery_failed') then 'viewed' else status end, version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2 returning rfq_id, supplier_id, view_count;

update supplier_rfqs rfq set closed_at = $1, due_at = $2, status = $3, updated_by = $4, version = version + 1, updated_at = now()
  where rfq.tenant_id = $5 and rfq.id = $6 returning
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked;

update supplier_rfqs rfq set revision = $1, updated_by = $2, version = version + 1, updated_at = now()
  where rfq.tenant_id = $3 and rfq.id = $4 returning
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked;

update supplier_rfqs rfq set status = $1, sent_at = $2, due_at = $3, updated_by = $4, version = version + 1, updated_at = now()
  where rfq.tenant_id = $5 and rfq.id = $6 returning
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked;

update supplier_rfqs rfq set status = $1, updated_by = $2, version = version + 1, updated_at = now()
  where rfq.tenant_id = $3 and rfq.id = $4 returning
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked;
