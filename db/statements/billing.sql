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

insert into invoice_payments (tenant_id, id, invoice_id, amount, currency, fx_rate, invoice_amount, paid_at, method, document_number, comment, source, external_source, external_payment_id, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

insert into invoice_request_lines (tenant_id, request_id, requisition_line_id, allocation_id, quantity, price, currency, vat_mode, vat_rate)
  select $1, given."requestId", given."lineId", given.id, given.quantity, given.price, given.currency, given."vatMode", given."vatRate"
  from jsonb_to_recordset($2::jsonb) given("requestId" uuid, "lineId" uuid, id uuid, quantity numeric, price numeric,
  currency text, "vatMode" text, "vatRate" text);

insert into invoice_requests (tenant_id, requisition_id, channel, message, due_date, created_by, updated_by, id, number,
  supplier_id, counterparty_id, email)
  select $1, $2, $3, $4, $5, $6, $7, given.id,
  given.number, given.supplier_id, given.counterparty_id, given.email
  from jsonb_populate_recordset(null::invoice_requests, $8::jsonb) given;

insert into invoices (tenant_id, id, correction_of, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18);

insert into invoices (tenant_id, id, due_date, comment, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, due_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, external_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, external_date, due_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_date, supply_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, external_number, due_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, external_date, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, external_date, due_date, purpose, comment, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23);

insert into invoices (tenant_id, id, external_number, external_date, duplicate_reason, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

insert into invoices (tenant_id, id, external_number, external_date, invoice_request_id, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21);

insert into invoices (tenant_id, id, external_number, external_date, invoice_request_id, due_date, purpose, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23);

insert into invoices (tenant_id, id, external_number, external_date, purpose, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21);

insert into invoices (tenant_id, id, external_number, external_date, supply_date, comment, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22);

insert into invoices (tenant_id, id, external_number, external_date, vat_override_reason, supply_date, comment, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23);

insert into invoices (tenant_id, id, invoice_request_id, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into invoices (tenant_id, id, on_hold_until, counterparty_id, supplier_id, requisition_id, currency, fx_rate, vat_mode, external_year, duplicate_reason, net, vat, gross, source, custom_fields, created_by, updated_by, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

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
  as "externalLinks" from (
  select inv.* from invoices_searched inv where inv.tenant_id = $1 and pairs_of(inv.tenant_id, inv.searched) @> pairs_of(tenant_id(), $2) and inv.searched like $3 offset 0) inv where inv.tenant_id = $4 order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from (select inv.* from invoices inv where inv.tenant_id = $1 order by inv.updated_at desc, inv.id desc limit 2000) inv where inv.tenant_id = $2 and inv.searched like $3 order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from (select inv.* from invoices inv where inv.tenant_id = $1 order by inv.updated_at desc, inv.id desc limit 500) inv where inv.tenant_id = $2 and inv.searched like $3 order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1
  order by inv.due_date asc, inv.id asc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1
  order by inv.updated_at desc, inv.id desc limit 201;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and coalesce(inv.due_date < (now() at time zone coalesce(
  (select regional.timezone from regional_settings regional where regional.tenant_id = inv.tenant_id), 'Europe/Moscow'))::date and inv.gross > inv.paid_amount
  and inv.status not in ('cancelled', 'rejected'), false) = $2
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.counterparty_id = $2
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.external_number is null
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.gross > $2 and inv.status = $3
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.matching_status = $2
  order by inv.updated_at desc, inv.id desc limit 2;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.payment_status = $2
  order by inv.updated_at desc, inv.id desc limit 2;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.requisition_id = $2
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.status = $2
  order by inv.updated_at desc, inv.id desc limit 2;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.supplier_id = $2 and inv.matching_status = $3
  order by inv.updated_at desc, inv.id desc limit 51;

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
  as "externalLinks" from invoices inv where inv.tenant_id = $1 and inv.updated_at >= $2
  order by inv.updated_at asc, inv.id asc limit 201;

select
  paid.id, paid.invoice_id as "invoiceId", paid.amount, paid.currency, paid.fx_rate as "fxRate", paid.invoice_amount as "invoiceAmount",
  paid.paid_at as "paidAt", paid.method, paid.source, paid.external_source as "externalSource",
  paid.external_payment_id as "externalPaymentId", paid.document_number as "documentNumber", paid.comment, paid.status, paid.version,
  paid.created_at as "createdAt", paid.updated_at as "updatedAt", paid.created_by as "createdBy", paid.deleted_at as "deletedAt",
  (select inv.currency from invoices inv where inv.tenant_id = paid.tenant_id and inv.id = paid.invoice_id) as "invoiceCurrency" from invoice_payments paid
  where paid.tenant_id = $1 and paid.external_source = $2
  and paid.external_payment_id = $3 and paid.status = 'posted';

select
  paid.id, paid.invoice_id as "invoiceId", paid.amount, paid.currency, paid.fx_rate as "fxRate", paid.invoice_amount as "invoiceAmount",
  paid.paid_at as "paidAt", paid.method, paid.source, paid.external_source as "externalSource",
  paid.external_payment_id as "externalPaymentId", paid.document_number as "documentNumber", paid.comment, paid.status, paid.version,
  paid.created_at as "createdAt", paid.updated_at as "updatedAt", paid.created_by as "createdBy", paid.deleted_at as "deletedAt",
  (select inv.currency from invoices inv where inv.tenant_id = paid.tenant_id and inv.id = paid.invoice_id) as "invoiceCurrency" from invoice_payments paid
  where paid.tenant_id = $1 and paid.invoice_id = $2 and paid.id = $3 and paid.status = 'posted';

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
  where inv.tenant_id = req.tenant_id and inv.invoice_request_id = req.id and inv.status <> 'cancelled') as "invoiceIds" from invoice_requests req where req.tenant_id = $1 and req.id = any($2::uuid[]) order by req.id desc;

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

select 1 from invoice_payments where tenant_id = $1 and id = $2 and (amount is distinct from $3 or currency is distinct from $4 or fx_rate is distinct from $5 or invoice_amount is distinct from $6 or paid_at is distinct from $7 or method is distinct from $8 or document_number is distinct from $9 or comment is distinct from $10);

select 1 from invoice_requests where tenant_id = $1 and id = $2 for update;

select 1 from invoices where tenant_id = $1 and id = $2 and (comment is distinct from $3);

select 1 from invoices where tenant_id = $1 and id = $2 and (counterparty_id is distinct from $3 or requisition_id is distinct from $4 or currency is distinct from $5 or fx_rate is distinct from $6 or vat_mode is distinct from $7 or net is distinct from $8 or vat is distinct from $9 or gross is distinct from $10);

select 1 from invoices where tenant_id = $1 and id = $2 and (counterparty_id is distinct from $3 or supplier_id is distinct from $4 or requisition_id is distinct from $5 or currency is distinct from $6 or fx_rate is distinct from $7 or vat_mode is distinct from $8 or external_year is distinct from $9 or duplicate_reason is distinct from $10 or net is distinct from $11 or vat is distinct from $12 or gross is distinct from $13);

select 1 from invoices where tenant_id = $1 and id = $2 and (on_hold_until is distinct from $3);

select 1 from invoices where tenant_id = $1 and id = $2 and (purpose is distinct from $3 or comment is distinct from $4);

select 1 from invoices where tenant_id = $1 and id = $2 and (purpose is distinct from $3 or counterparty_id is distinct from $4 or supplier_id is distinct from $5 or requisition_id is distinct from $6 or currency is distinct from $7 or fx_rate is distinct from $8 or vat_mode is distinct from $9 or external_year is distinct from $10 or duplicate_reason is distinct from $11 or net is distinct from $12 or vat is distinct from $13 or gross is distinct from $14);

select 1 from invoices where tenant_id = $1 and id = $2 for update;

select coalesce(sum(invoice_amount), 0) as paid from invoice_payments
  where tenant_id = $1 and invoice_id = $2 and status = 'posted';

select coalesce(supply_date, external_date) as day from invoices where tenant_id = $1 and id = $2;

select count(*) from (select 1 from invoices inv where inv.tenant_id = $1 and inv.matching_status = $2 limit $3) counted;

select count(*) from (select 1 from invoices inv where inv.tenant_id = $1 and inv.payment_status = $2 limit $3) counted;

select count(*) from (select 1 from invoices inv where inv.tenant_id = $1 and inv.status = $2 limit $3) counted;

select data->>'reason' as reason from audit_events where tenant_id = $1 and id = $2;

select id as "requestId", requisition_id as "procurementId", supplier_id as "supplierId" from invoice_requests
  where tenant_id = $1 and id = any($2::uuid[]);

select id from invoice_payments where tenant_id = $1 and invoice_id = $2 and status = 'posted';

select id, custom_fields from invoices where tenant_id = $1 and id = any($2::uuid[]);

select id, number from invoices
  where tenant_id = $1 and counterparty_id = $2 and external_key = code_key($3)
  and external_year = $4 and status <> 'cancelled' and id <> $5 order by created_at limit 1;

select id, position, requisition_line_id as "procurementItemId", allocation_id as "allocationId", catalog_item_id as "catalogItemId",
  name, quantity, uom, factor_to_base as "factorToBase", line_quantity as "lineQuantity", price, discount_percent as "discountPercent",
  vat_rate as "vatRate", net, vat, gross
  from invoice_lines where tenant_id = $1 and invoice_id = $2 order by position;

select inv.id as "invoiceId", inv.number, inv.external_number as "externalNumber", inv.external_date as "externalDate", inv.status,
  inv.gross, inv.currency, alike.by
  from invoices inv cross join lateral (select case
  when inv.external_key = code_key($1) and inv.external_year = $2 then 'number'
  when inv.status = 'rejected' then null
  when inv.external_key in (select code_key(one) from unnest($3::text[]) one) then 'basis'
  when inv.gross = $4::numeric and inv.currency = $5
  and abs(coalesce(inv.external_date, inv.created_at::date) - $6::date) <= 92 then 'amount' end as by) alike
  where inv.tenant_id = $7 and inv.counterparty_id = $8 and inv.status <> 'cancelled' and inv.archived_at is null
  and alike.by is not null
  order by array_position(array['number', 'basis', 'amount'], alike.by), inv.created_at desc, inv.id limit $9;

select inv.id from invoices inv
  where inv.tenant_id = $1 and inv.status = any($2) and inv.matching_status <> 'overridden'
  and exists (select 1 from invoice_lines line where line.tenant_id = inv.tenant_id and line.invoice_id = inv.id
  and line.requisition_line_id = any($3::uuid[])) order by inv.id;

select inv.id, inv.number, inv.external_number as "externalNumber", inv.external_date as "externalDate",
  inv.counterparty_id as "counterpartyId", inv.currency, inv.status, inv.on_hold_until as "onHoldUntil", inv.purpose,
  inv.gross, inv.vat, inv.gross - inv.paid_amount as outstanding,
  (select coalesce(json_agg(distinct line.vat_rate), '[]') from invoice_lines line
  where line.tenant_id = inv.tenant_id and line.invoice_id = inv.id) as "vatRates"
  from invoices inv where inv.tenant_id = $1 and inv.counterparty_id = any($2::uuid[]) and inv.status not in ('cancelled', 'rejected') and inv.archived_at is null
  and (inv.gross > inv.paid_amount or inv.updated_at > now() - interval '1 year') order by inv.id;

select inv.id, inv.number, inv.external_number as "externalNumber", inv.external_date as "externalDate",
  inv.counterparty_id as "counterpartyId", inv.currency, inv.status, inv.on_hold_until as "onHoldUntil", inv.purpose,
  inv.gross, inv.vat, inv.gross - inv.paid_amount as outstanding,
  (select coalesce(json_agg(distinct line.vat_rate), '[]') from invoice_lines line
  where line.tenant_id = inv.tenant_id and line.invoice_id = inv.id) as "vatRates"
  from invoices inv where inv.tenant_id = $1 and inv.id = any($2::uuid[]) order by inv.id;

select line.id, line.requisition_line_id as "procurementItemId", inv.supplier_id as "supplierId", inv.currency,
  inv.vat_mode as "vatMode", line.vat_rate as "vatRate", line.price, line.discount_percent as "discountPercent", line.quantity,
  line.line_quantity as "lineQuantity"
  from invoices inv join invoice_lines line on line.tenant_id = inv.tenant_id and line.invoice_id = inv.id
  where inv.tenant_id = $1 and line.id = any($2::uuid[]) and inv.status = any($3)
  order by inv.id for share of inv;

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

select named.id as "allocationId", coalesce(sum(asked.quantity) filter (where req.status not in ('failed', 'cancelled')), 0) as quantity
  from unnest($1::uuid[]) named(id)
  left join invoice_request_lines asked on asked.tenant_id = $2 and asked.allocation_id = named.id
  left join invoice_requests req on req.tenant_id = $3 and req.id = asked.request_id
  group by named.id;

select taken.id, sum(taken.quantity) as quantity from (
  select asked.allocation_id as id, asked.quantity
  from invoice_request_lines asked join invoice_requests req on req.tenant_id = asked.tenant_id and req.id = asked.request_id
  where asked.tenant_id = $1 and asked.allocation_id = any($2::uuid[]) and req.status not in ('failed', 'cancelled')
  union all
  select line.allocation_id, line.line_quantity
  from invoice_lines line join invoices inv on inv.tenant_id = line.tenant_id and inv.id = line.invoice_id
  left join invoice_requests req on req.tenant_id = inv.tenant_id and req.id = inv.invoice_request_id
  where line.tenant_id = $3 and line.allocation_id = any($4::uuid[]) and inv.status = any($5)
  and (req.id is null or req.status in ('failed', 'cancelled'))) taken
  group by taken.id;

set local plan_cache_mode = force_custom_plan;

update invoice_payments set amount = $1, currency = $2, fx_rate = $3, invoice_amount = $4, paid_at = $5, method = $6, document_number = $7, comment = $8, updated_by = $9, version = version + 1, updated_at = now()
  where tenant_id = $10 and id = $11;

update invoice_payments set status = 'deleted', deleted_at = now(), version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3 returning deleted_at as "deletedAt";

update invoice_request_lines asked set invoiced_quantity = answered.quantity
  from (
  select wanted.id, coalesce(sum(line.line_quantity) filter (where inv.status = any($1)), 0) as quantity
  from invoice_request_lines wanted
  left join invoices inv on inv.tenant_id = wanted.tenant_id and inv.invoice_request_id = wanted.request_id
  left join invoice_lines line on line.tenant_id = wanted.tenant_id and line.invoice_id = inv.id and line.allocation_id = wanted.allocation_id
  where wanted.tenant_id = $2 and wanted.request_id = $3 group by wanted.id) answered
  where asked.tenant_id = $4 and asked.id = answered.id and asked.invoiced_quantity <> answered.quantity;

update invoice_requests set error = $1, status = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and id = $5;

update invoice_requests set status = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and id = $4;

update invoices set cancel_reason = $1, status = $2, disputed_from = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

update invoices set comment = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and id = $4;

update invoices set counterparty_id = $1, supplier_id = $2, requisition_id = $3, currency = $4, fx_rate = $5, vat_mode = $6, external_year = $7, duplicate_reason = $8, net = $9, vat = $10, gross = $11, payment_status = $12, disputed_from = $13, override_reason = $14, submitted_by = $15, approved_by = $16, approved_at = $17, updated_by = $18, version = version + 1, updated_at = now()
  where tenant_id = $19 and id = $20;

update invoices set counterparty_id = $1, supplier_id = $2, requisition_id = $3, currency = $4, fx_rate = $5, vat_mode = $6, external_year = $7, duplicate_reason = $8, net = $9, vat = $10, gross = $11, payment_status = $12, override_reason = $13, updated_by = $14, version = version + 1, updated_at = now()
  where tenant_id = $15 and id = $16;

update invoices set counterparty_id = $1, supplier_id = $2, requisition_id = $3, currency = $4, fx_rate = $5, vat_mode = $6, external_year = $7, duplicate_reason = $8, net = $9, vat = $10, gross = $11, payment_status = $12, status = $13, override_reason = $14, submitted_by = $15, approved_by = $16, approved_at = $17, updated_by = $18, version = version + 1, updated_at = now()
  where tenant_id = $19 and id = $20;

update invoices set dispute_reason = $1, status = $2, disputed_from = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

update invoices set matching_status = $1, matching_issues = $2, override_reason = $3, approved_by = $4, approved_at = now(), status = $5, disputed_from = $6, updated_by = $7, version = version + 1, updated_at = now()
  where tenant_id = $8 and id = $9;

update invoices set matching_status = $1, matching_issues = $2::jsonb
  where tenant_id = $3 and id = $4;

update invoices set matching_status = $1, matching_issues = $2::jsonb,
  version = version + 1, updated_at = now()
  where tenant_id = $3 and id = $4
  and (matching_status <> $5 or matching_issues <> $6::jsonb);

update invoices set on_hold_until = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and id = $4;

update invoices set paid_amount = $1, payment_status = $2, status = $3,
  version = version + 1, updated_at = now(), updated_by = $4
  where tenant_id = $5 and id = $6;

update invoices set purpose = $1, comment = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and id = $5;

update invoices set reject_reason = $1, status = $2, disputed_from = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

update invoices set submitted_by = $1, reject_reason = $2, status = $3, disputed_from = $4, updated_by = $5, version = version + 1, updated_at = now()
  where tenant_id = $6 and id = $7;

update invoices set submitted_by = $1, status = $2, disputed_from = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and id = $6;

with today as (select (now() at time zone $1)::date as day),
  counted as (
  select inv.counterparty_id, inv.due_date, inv.status, coalesce(inv.external_date, inv.created_at::date) as day,
  inv.gross * case when inv.currency = $2 then 1 else inv.fx_rate end as total,
  (inv.gross - inv.paid_amount) * case when inv.currency = $3 then 1 else inv.fx_rate end as owed
  from invoices inv
  where inv.tenant_id = $4 and inv.status not in ('rejected', 'cancelled')
  and (inv.currency = $5 or inv.fx_rate is not null)
  ),
  recent as (
  select counted.* from counted, today
  where counted.day >= date_trunc('month', today.day::timestamp) - interval '11 months' and counted.day <= today.day
  ),
  months as (
  select to_char(start, 'YYYY-MM') as month, round(coalesce(sum(recent.total), 0), 2)::text as total, count(recent.total)::int as count
  from today, generate_series(date_trunc('month', today.day::timestamp) - interval '11 months', date_trunc('month', today.day::timestamp), interval '1 month') start
  left join recent on date_trunc('month', recent.day::timestamp) = start
  group by start order by start
  ),
  suppliers as (
  select recent.counterparty_id as "counterpartyId", round(sum(recent.total), 2)::text as total, count(*)::int as count
  from recent group by recent.counterparty_id order by sum(recent.total) desc, recent.counterparty_id limit 5
  )
  select (select coalesce(json_agg(months), '[]') from months) as months,
  (select coalesce(json_agg(suppliers), '[]') from suppliers) as suppliers,
  (select json_build_object('total', round(coalesce(sum(owed), 0), 2)::text, 'count', count(*))
  from counted, today where owed > 0 and due_date < today.day) as overdue,
  (select json_build_object('total', round(coalesce(sum(owed), 0), 2)::text, 'count', count(*))
  from counted, today where owed > 0 and due_date between today.day and today.day + 7) as "dueSoon";
