-- Generated: every statement billing sends.

delete from invoice_lines where tenant_id = $1 and invoice_id = $2 and id <> all($3::uuid[]);

insert into invoice_lines as line (tenant_id, id, invoice_id, position, requisition_line_id, allocation_id, catalog_item_id, name, quantity,
  uom, factor_to_base, line_quantity, price, discount_percent, vat_rate, net, vat, gross)
  select $1, given.id, $2, given.position, given."procurementItemId", given."allocationId", given."catalogItemId",
  given.name, given.quantity, given.uom, given."factorToBase", given."lineQuantity", given.price, given."discountPercent",
  given."vatRate", given.net, given.vat, given.gross
  from jsonb_to_recordset($3::jsonb) given(id uuid, position int, "procurementItemId" uuid, "allocationId" uuid,
  "catalogItemId" uuid, name text, quantity numeric, uom text, "factorToBase" numeric, "lineQuantity" numeric, price numeric,
  "discountPercent" numeric, "vatRate" text, net numeric, vat numeric, gross numeric)
  on conflict (tenant_id, id) do update set position = excluded.position, requisition_line_id = excluded.requisition_line_id,
  allocation_id = excluded.allocation_id, catalog_item_id = excluded.catalog_item_id, name = excluded.name, quantity = excluded.quantity,
  uom = excluded.uom, factor_to_base = excluded.factor_to_base, line_quantity = excluded.line_quantity, price = excluded.price,
  discount_percent = excluded.discount_percent, vat_rate = excluded.vat_rate, net = excluded.net, vat = excluded.vat, gross = excluded.gross;

insert into invoices (tenant_id, id, correction_of, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18);

insert into invoices (tenant_id, id, external_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, external_date, supply_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, external_number, external_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, external_date, duplicate_reason, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, vat_override_reason, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

select
  inv.id, inv.number, inv.external_number, inv.external_date, inv.counterparty_id, inv.supplier_id, inv.requisition_id, inv.invoice_request_id,
  inv.currency, inv.fx_rate, inv.vat_mode, inv.supply_date, inv.correction_of, inv.vat_override_reason, inv.status, inv.disputed_from,
  inv.payment_status, inv.due_date, inv.on_hold_until, inv.net, inv.vat, inv.gross, inv.paid_amount, inv.matching_status,
  inv.matching_issues, inv.override_reason, inv.duplicate_reason, inv.reject_reason, inv.dispute_reason, inv.cancel_reason,
  inv.purpose, inv.comment, inv.source, inv.submitted_by, inv.approved_by, inv.approved_at, inv.custom_fields,
  inv.version, inv.created_at, inv.updated_at, inv.archived_at, inv.created_by, inv.updated_by, coalesce(inv.due_date < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = inv.tenant_id), 'Europe/Moscow'))::date and inv.gross > inv.paid_amount
  and inv.status not in ('cancelled', 'rejected'), false) as overdue,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = inv.tenant_id and link.entity_type = 'invoice' and link.entity_id = inv.id)
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.id = $2;

select
  paid.id, paid.invoice_id as "invoiceId", paid.amount, paid.currency, paid.fx_rate as "fxRate", paid.invoice_amount as "invoiceAmount",
  paid.paid_at as "paidAt", paid.method, paid.source, paid.external_source as "externalSource",
  paid.external_payment_id as "externalPaymentId", paid.document_number as "documentNumber", paid.comment, paid.status, paid.version,
  paid.created_at as "createdAt", paid.updated_at as "updatedAt", paid.created_by as "createdBy", paid.deleted_at as "deletedAt",
  (select inv.currency from invoices inv where inv.tenant_id = paid.tenant_id and inv.id = paid.invoice_id) as "invoiceCurrency" from invoice_payments paid
  where paid.tenant_id = $1 and paid.invoice_id = $2 and paid.status = 'posted' order by paid.paid_at, paid.id;

select
  req.id, req.number, req.requisition_id as "procurementId", req.supplier_id as "supplierId", req.counterparty_id as "counterpartyId",
  req.channel, req.email, req.message, req.due_date as "dueDate", req.status, req.error, req.sent_at as "sentAt", req.version,
  req.created_at as "createdAt", req.updated_at as "updatedAt", req.created_by as "createdBy",
  (select json_agg(json_build_object('id', line.id, 'procurementItemId', line.requisition_line_id, 'allocationId', line.allocation_id,
  'quantity', line.quantity::text, 'invoicedQuantity', line.invoiced_quantity::text, 'price', line.price::text, 'vatRate', line.vat_rate,
  'vatMode', line.vat_mode, 'currency', line.currency) order by line.id)
  from invoice_request_lines line where line.tenant_id = req.tenant_id and line.request_id = req.id) as lines,
  (select coalesce(json_agg(inv.id order by inv.created_at), '[]') from invoices inv
  where inv.tenant_id = req.tenant_id and inv.invoice_request_id = req.id and inv.status <> 'cancelled') as "invoiceIds" from invoice_requests req where req.tenant_id = $1 and req.requisition_id = $2 order by req.id desc;

select 1 from invoices where tenant_id = $1 and id = $2 for update;

select coalesce(supply_date, external_date) as day from invoices where tenant_id = $1 and id = $2;

select id, number from invoices
  where tenant_id = $1 and counterparty_id = $2 and external_key = code_key($3)
  and external_year = $4 and status <> 'cancelled' and id <> $5 order by created_at limit 1;

select id, position, requisition_line_id as "procurementItemId", allocation_id as "allocationId", catalog_item_id as "catalogItemId",
  name, quantity, uom, factor_to_base as "factorToBase", line_quantity as "lineQuantity", price, discount_percent as "discountPercent",
  vat_rate as "vatRate", net, vat, gross
  from invoice_lines where tenant_id = $1 and invoice_id = $2 order by position;

select inv.id from invoices inv
  where inv.tenant_id = $1 and inv.status = any($2) and inv.matching_status <> 'overridden'
  and exists (select 1 from invoice_lines line where line.tenant_id = inv.tenant_id and line.invoice_id = inv.id
  and line.requisition_line_id = any($3::uuid[])) order by inv.id;

select line.id, line.requisition_line_id as "procurementItemId", line.quantity, line.line_quantity as "lineQuantity", line.price,
  line.discount_percent as "discountPercent", line.vat_rate as "vatRate", inv.supplier_id as "supplierId", inv.currency,
  inv.vat_mode as "vatMode"
  from invoice_lines line join invoices inv on inv.tenant_id = line.tenant_id and inv.id = line.invoice_id
  where line.tenant_id = $1 and line.requisition_line_id = any($2::uuid[]) and line.invoice_id <> $3
  and inv.status = any($4) order by inv.created_at, line.position;

select line.requisition_line_id as "lineId", line.allocation_id as "allocationId", sum(line.line_quantity) as quantity
  from invoice_lines line join invoices inv on inv.tenant_id = line.tenant_id and inv.id = line.invoice_id
  where line.tenant_id = $1 and line.requisition_line_id = any($2::uuid[]) and inv.status = any($3)
  group by line.requisition_line_id, line.allocation_id;

update invoices set cancel_reason = $1, status = $2, disputed_from = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

update invoices set matching_status = $1, matching_issues = $2::jsonb
  where tenant_id = $3 and id = $4;
