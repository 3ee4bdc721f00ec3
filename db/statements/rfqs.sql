-- Generated: every statement rfqs sends.

insert into supplier_rfqs (tenant_id, id, requisition_id, vat_mode, warehouse_id, delivery_address, responsible_id, title, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

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
  item.id, item.rfq_id, item.position, item.requisition_line_id, item.catalog_item_id, item.name, item.specification, item.quantity,
  item.uom, item.factor_to_base, item.required_at, item.target_price, item.product_fields, item.changed_in, item.version,
  item.created_at, item.updated_at from supplier_rfq_items item
  where item.tenant_id = $1 and item.rfq_id = $2 order by item.position;

select
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
  'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
  from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked from supplier_rfqs rfq where rfq.tenant_id = $1 and rfq.id = $2;
