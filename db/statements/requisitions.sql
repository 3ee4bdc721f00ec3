-- Generated: every statement requisitions sends.

insert into requisition_allocations (tenant_id, requisition_id, decided_by, id, line_id, supplier_id, quote_id, quote_version, quote_line_id, quantity, uom, price, currency, fx_rate, vat_rate, vat_mode, amount, delivery_date, comment)
  select $1, $2, $3, given.id, given.line_id, given.supplier_id, given.quote_id, given.quote_version, given.quote_line_id, given.quantity, given.uom, given.price, given.currency, given.fx_rate, given.vat_rate, given.vat_mode, given.amount, given.delivery_date, given.comment
  from jsonb_populate_recordset(null::requisition_allocations, $4::jsonb) given;

insert into requisition_lines (tenant_id, requisition_id, id, position, catalog_item_id, sku, name, item_type, quantity, uom, factor_to_base, planned_price, currency, fx_rate, planned_amount, vat_rate, required_at, source_section_name, work_type, need_group_key, specification, manufacturer, brand, analogs_allowed, product_fields, custom_fields, status, cancel_reason, closed_short_quantity, source_job_id, source_row_id)
  select $1, $2, given.id, ordinality::int + (
  select coalesce(max(held.position), 0) from requisition_lines held where held.tenant_id = $3 and held.requisition_id = $4),
  given.catalog_item_id, given.sku, given.name, given.item_type, given.quantity, given.uom, given.factor_to_base, given.planned_price, given.currency, given.fx_rate, given.planned_amount, given.vat_rate, given.required_at, given.source_section_name, given.work_type, given.need_group_key, given.specification, given.manufacturer, given.brand, given.analogs_allowed, given.product_fields, given.custom_fields, given.status, given.cancel_reason, given.closed_short_quantity, given.source_job_id, given.source_row_id
  from jsonb_populate_recordset(null::requisition_lines, $5::jsonb) with ordinality given
  order by ordinality;

insert into requisition_suppliers (tenant_id, requisition_id, supplier_id, counterparty_id)
  select $1, $2, chosen.id, chosen.party
  from unnest($3::uuid[], $4::uuid[]) chosen(id, party)
  on conflict (tenant_id, requisition_id, supplier_id) do nothing;

insert into requisition_suppliers as held (tenant_id, requisition_id, supplier_id, counterparty_id, status, added_from, invited_at, declined_at, quoted_at)
  select $1, $2, given."supplierId", given."counterpartyId", $3::text, given."from",
  case when $4::text = $5::text then now() end, case when $6::text = $7::text then now() end, case when $8::text = $9::text then now() end
  from jsonb_to_recordset($10::jsonb) given("supplierId" uuid, "counterpartyId" uuid, "from" text)
  on conflict (tenant_id, requisition_id, supplier_id) do update set
  status = case when held.status = 'excluded' then held.status
  when held.status = 'declined' and excluded.status = 'invited' then excluded.status
  when array_position(array['candidate', 'invited', 'declined', 'quoted'], held.status) >= array_position(array['candidate', 'invited', 'declined', 'quoted'], excluded.status) then held.status else excluded.status end,
  invited_at = coalesce(held.invited_at, excluded.invited_at), quoted_at = coalesce(held.quoted_at, excluded.quoted_at),
  declined_at = case when excluded.status = 'invited' then null else coalesce(held.declined_at, excluded.declined_at) end,
  version = held.version + 1, updated_at = now()
  where (held.invited_at is null and excluded.invited_at is not null) or (held.quoted_at is null and excluded.quoted_at is not null)
  or (held.declined_at is null and excluded.declined_at is not null) or (held.declined_at is not null and excluded.status = 'invited');

insert into requisitions as req (tenant_id, id, responsible_id, requester_id, currency, due_date, construction_project, title, line_count, planned_total, actual_total, supply_percent, invoice_percent, receipt_percent, custom_fields, created_by, updated_by, stage_id, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

insert into requisitions as req (tenant_id, id, responsible_id, requester_id, currency, due_date, title, line_count, planned_total, actual_total, supply_percent, invoice_percent, receipt_percent, custom_fields, created_by, updated_by, stage_id, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

insert into requisitions as req (tenant_id, id, responsible_id, requester_id, currency, title, line_count, planned_total, actual_total, supply_percent, invoice_percent, receipt_percent, custom_fields, created_by, updated_by, stage_id, number) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

insert into stock_receipt_lines (tenant_id, receipt_id, id, line_id, supplier_id, allocation_id, invoice_line_id, quantity,
  rejected_quantity, reject_reason, unit_cost, currency, batch_number, expires_on, movement_id, outside_stock)
  select $1, $2, given.id, given.line_id, given.supplier_id, given.allocation_id, given.invoice_line_id, given.quantity,
  given.rejected_quantity, given.reject_reason, given.unit_cost, given.currency, given.batch_number, given.expires_on, given.movement_id, given.outside_stock
  from jsonb_populate_recordset(null::stock_receipt_lines, $3::jsonb) given;

insert into stock_receipts (tenant_id, id, number, requisition_id, warehouse_id, received_at, delivery_batch_id, comment, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

select
  field.id, field.key, field.label, field.type, field.options, field.required, field.position, field.status,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from product_fields field
  where field.tenant_id = $1 and (field.archived_at is null or $2::boolean) order by field.position, field.id;

select
  line.id, line.requisition_id, line.position, line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom,
  line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.actual_amount, line.vat_rate,
  line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand,
  line.analogs_allowed, line.status, line.cancel_reason, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
  line.returned_quantity, line.closed_short_quantity, line.product_fields, line.custom_fields, line.source_job_id, line.source_row_id,
  line.version, line.created_at, line.updated_at,
  (select json_agg(json_build_object('supplierId', held.supplier_id, 'quantity', held.quantity::text))
  from (select one.supplier_id, sum(one.quantity) as quantity from requisition_allocations one
  where one.tenant_id = line.tenant_id and one.line_id = line.id and one.status = 'accepted' group by one.supplier_id) held) as holders from requisition_lines line
  where line.tenant_id = $1 and line.id = any($2::uuid[]) order by line.requisition_id, line.position;

select
  line.id, line.requisition_id, line.position, line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom,
  line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.actual_amount, line.vat_rate,
  line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand,
  line.analogs_allowed, line.status, line.cancel_reason, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
  line.returned_quantity, line.closed_short_quantity, line.product_fields, line.custom_fields, line.source_job_id, line.source_row_id,
  line.version, line.created_at, line.updated_at,
  (select json_agg(json_build_object('supplierId', held.supplier_id, 'quantity', held.quantity::text))
  from (select one.supplier_id, sum(one.quantity) as quantity from requisition_allocations one
  where one.tenant_id = line.tenant_id and one.line_id = line.id and one.status = 'accepted' group by one.supplier_id) held) as holders from requisition_lines line
  where line.tenant_id = $1 and line.requisition_id = $2 order by line.requisition_id, line.position;

select
  line.id, line.requisition_id, line.position, line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom,
  line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.actual_amount, line.vat_rate,
  line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand,
  line.analogs_allowed, line.status, line.cancel_reason, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
  line.returned_quantity, line.closed_short_quantity, line.product_fields, line.custom_fields, line.source_job_id, line.source_row_id,
  line.version, line.created_at, line.updated_at,
  (select json_agg(json_build_object('supplierId', held.supplier_id, 'quantity', held.quantity::text))
  from (select one.supplier_id, sum(one.quantity) as quantity from requisition_allocations one
  where one.tenant_id = line.tenant_id and one.line_id = line.id and one.status = 'accepted' group by one.supplier_id) held) as holders from requisition_lines line
  where line.tenant_id = $1 and line.requisition_id = any($2::uuid[]) order by line.requisition_id, line.position;

select
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks" from requisitions req where req.tenant_id = $1 and req.id = $2;

select
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks" from requisitions req where req.tenant_id = $1 and req.id = any($2::uuid[]);

select
  stage.id, stage.external_id, stage.name, stage.short_name, stage.color, stage.position, stage.is_system, stage.is_active, stage.statuses,
  stage.version, stage.created_at, stage.updated_at, stage.archived_at, stage.created_by, stage.updated_by from pipeline_stages stage
  where stage.tenant_id = $1 and stage.archived_at is null and stage.is_active and $2 = any(stage.statuses)
  order by stage.position, stage.id limit 1 for key share;

select 1 from requisitions where tenant_id = $1 and id = $2 for update;

select 1 from requisitions where tenant_id = $1 and id = any($2::uuid[]) order by id for update;

select came.line_id, came.supplier_id, sum(came.quantity) as quantity from unnest($1::uuid[]) named(id)
  join stock_receipt_lines came on came.tenant_id = $2 and came.line_id = named.id
  join stock_receipts receipt on receipt.tenant_id = $3 and receipt.id = came.receipt_id and receipt.status = 'posted'
  group by came.line_id, came.supplier_id;

select distinct line.invoice_line_id as id from stock_receipt_lines line
  join stock_receipts receipt on receipt.tenant_id = line.tenant_id and receipt.id = line.receipt_id
  where line.tenant_id = $1 and line.invoice_line_id = any($2::uuid[]) and receipt.status = 'posted';

select entity_type as "entityType", count from requisition_blockers(tenant_id => $1, requisition => $2);

select exists (select 1 from requisition_suppliers
  where tenant_id = $1 and requisition_id = $2 and quoted_at is not null)
  or exists (select 1 from requisition_allocations where tenant_id = $3 and requisition_id = $4) as quoted;

select held.id, held.requisition_id as "requisitionId", held.line_id as "lineId", held.supplier_id as "supplierId",
  held.quote_id as "quoteId", held.quote_version as "quoteVersion", held.quote_line_id as "quoteLineId", held.quantity, held.price,
  held.currency, held.fx_rate as "fxRate", held.vat_mode as "vatMode", held.vat_rate as "vatRate", held.delivery_date as "deliveryDate", held.comment,
  held.requested_quantity as "requestedQuantity", held.invoiced_quantity as "invoicedQuantity", held.received_quantity as "receivedQuantity"
  from requisition_allocations held
  where held.tenant_id = $1 and held.line_id = any($2::uuid[]) and held.status = 'accepted'
  order by held.decided_at, held.id;

select held.id, held.requisition_id as "requisitionId", held.line_id as "lineId", held.supplier_id as "supplierId",
  held.quote_id as "quoteId", held.quote_version as "quoteVersion", held.quote_line_id as "quoteLineId", held.quantity, held.price,
  held.currency, held.fx_rate as "fxRate", held.vat_mode as "vatMode", held.vat_rate as "vatRate", held.delivery_date as "deliveryDate", held.comment,
  held.requested_quantity as "requestedQuantity", held.invoiced_quantity as "invoicedQuantity", held.received_quantity as "receivedQuantity"
  from requisition_allocations held
  where held.tenant_id = $1 and held.requisition_id = $2 and held.status = 'accepted'
  order by held.decided_at, held.id;

select id from pipeline_stages where tenant_id = $1 and archived_at is null and is_active
  order by position, id limit 1 for key share;

select id from requisitions where tenant_id = $1 and id = any($2::uuid[]);

select one.id, one.requisition_id, one.supplier_id, one.counterparty_id, one.contact_id, one.status, one.note, one.exclude_reason,
  one.added_from, one.invited_at, one.declined_at, one.quoted_at, one.version, one.created_at, one.updated_at,
  held.lines, held.amount, held.quantity, needed.wanted
  from requisition_suppliers one
  cross join lateral (
  select count(distinct decided.line_id)::int as lines, sum(decided.amount) as amount,
  coalesce(sum(decided.quantity * line.factor_to_base), 0) as quantity
  from requisition_allocations decided
  join requisition_lines line on line.tenant_id = decided.tenant_id and line.id = decided.line_id
  where decided.tenant_id = one.tenant_id and decided.requisition_id = one.requisition_id and decided.supplier_id = one.supplier_id
  and decided.status = 'accepted') held
  cross join lateral (
  select coalesce(sum(line.quantity * line.factor_to_base), 0) as wanted from requisition_lines line
  where line.tenant_id = one.tenant_id and line.requisition_id = one.requisition_id and line.status = 'active') needed
  where one.tenant_id = $1 and one.requisition_id = $2 order by one.id;

select receipt.id, receipt.number, receipt.requisition_id as "procurementId", receipt.warehouse_id as "warehouseId",
  receipt.received_at as "receivedAt", receipt.status, receipt.delivery_batch_id as "deliveryBatchId", receipt.comment,
  receipt.reverse_reason as "reverseReason", receipt.reversed_at as "reversedAt", receipt.reversed_by as "reversedBy",
  receipt.version, receipt.created_at as "createdAt", receipt.updated_at as "updatedAt", receipt.created_by as "createdBy",
  (select json_agg(json_build_object('id', came.id, 'procurementItemId', came.line_id, 'supplierId', came.supplier_id,
  'allocationId', came.allocation_id, 'invoiceLineId', came.invoice_line_id,
  'quantity', trim_scale(came.quantity + came.rejected_quantity)::text,
  'rejectedQuantity', trim_scale(came.rejected_quantity)::text, 'receivedQuantity', trim_scale(came.quantity)::text,
  'rejectReason', came.reject_reason, 'unitCost', came.unit_cost::text, 'currency', came.currency,
  'batchNumber', came.batch_number, 'expiresOn', came.expires_on, 'movementId', came.movement_id,
  'outsideStock', coalesce(came.outside_stock, case when came.movement_id is null and came.quantity > 0 then 'no_item' end)) order by came.id)
  from stock_receipt_lines came where came.tenant_id = receipt.tenant_id and came.receipt_id = receipt.id) as lines
  from stock_receipts receipt where receipt.tenant_id = $1 and receipt.id = $2
  order by receipt.received_at desc, receipt.id desc;

select supplier_id as id from requisition_suppliers
  where tenant_id = $1 and requisition_id = $2 and supplier_id = any($3::uuid[]) and status = 'excluded'
  order by supplier_id limit 1;

update requisition_allocations decided set invoiced_quantity = named.quantity
  from (
  select one.id, trim_scale(coalesce(sum(given.quantity) filter (where given."allocationId" = one.id), 0)) as quantity
  from jsonb_to_recordset($1::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric) join requisition_allocations one
  on one.tenant_id = $2 and one.requisition_id = $3 and one.line_id = given."lineId"
  group by one.id) named
  where decided.tenant_id = $4 and decided.id = named.id and decided.invoiced_quantity <> named.quantity;

update requisition_allocations decided set line_id = given.line_id, supplier_id = given.supplier_id, quote_id = given.quote_id, quote_version = given.quote_version, quote_line_id = given.quote_line_id, quantity = given.quantity, uom = given.uom, price = given.price, currency = given.currency, fx_rate = given.fx_rate, vat_rate = given.vat_rate, vat_mode = given.vat_mode, amount = given.amount, delivery_date = given.delivery_date, comment = given.comment, price_changed = false, decided_by = $1, decided_at = now()
  from jsonb_populate_recordset(null::requisition_allocations, $2::jsonb) given
  where decided.tenant_id = $3 and decided.id = given.id;

update requisition_allocations decided set received_quantity = counted.kept
  from unnest($1::uuid[]) named(id)
  join requisition_allocations held on held.tenant_id = $2 and held.line_id = named.id
  cross join lateral (
  select trim_scale(coalesce(sum(came.quantity), 0)) as kept from stock_receipt_lines came
  join stock_receipts receipt on receipt.tenant_id = $3 and receipt.id = came.receipt_id and receipt.status = 'posted'
  where came.tenant_id = $4 and came.allocation_id = held.id) counted
  where decided.tenant_id = $5 and decided.id = held.id and decided.received_quantity <> counted.kept;

update requisition_allocations held set status = 'released', released_at = now(), released_by = $1
  where held.tenant_id = $2 and held.requisition_id = $3 and held.status = 'accepted' and ($4::text = 'all' or (held.received_quantity = 0 and held.invoiced_quantity = 0))
  returning held.id;

update requisition_allocations held set status = 'released', released_at = now(), released_by = $1
  where held.tenant_id = $2 and held.requisition_id = $3 and held.status = 'accepted' and held.received_quantity = 0 and held.invoiced_quantity = 0 and held.id in (
  select counted.id from (
  select one.id, sum(one.quantity) over (partition by one.line_id
  order by (one.received_quantity > 0 or one.invoiced_quantity > 0) desc, one.decided_at, one.id) as so_far, may.quantity as most
  from jsonb_to_recordset($4::jsonb) may(line_id uuid, quantity numeric)
  join requisition_allocations one on one.tenant_id = $5 and one.line_id = may.line_id and one.status = 'accepted') counted
  where counted.so_far > counted.most)
  returning held.id;

update requisition_allocations set price_changed = true
  where tenant_id = $1 and quote_id = $2 and status = 'accepted' and quote_version < $3 and not price_changed;

update requisition_allocations set status = 'released', released_at = now(), released_by = $1
  where tenant_id = $2 and id = any($3::uuid[]);

update requisition_lines line set accepted_quantity = held.quantity, actual_amount = held.amount
  from requisition_lines one
  cross join lateral (
  select trim_scale(coalesce(sum(decided.quantity), 0)) as quantity, sum(decided.amount) as amount from requisition_allocations decided
  where decided.tenant_id = $1 and decided.line_id = one.id and decided.status = 'accepted') held
  where one.tenant_id = $2 and one.requisition_id = $3
  and line.tenant_id = $4 and line.id = one.id
  and (line.accepted_quantity, line.actual_amount) is distinct from (held.quantity, held.amount);

update requisition_lines line set catalog_item_id = given.catalog_item_id, sku = given.sku, name = given.name, item_type = given.item_type, quantity = given.quantity, uom = given.uom, factor_to_base = given.factor_to_base, planned_price = given.planned_price, currency = given.currency, fx_rate = given.fx_rate, planned_amount = given.planned_amount, vat_rate = given.vat_rate, required_at = given.required_at, source_section_name = given.source_section_name, work_type = given.work_type, need_group_key = given.need_group_key, specification = given.specification, manufacturer = given.manufacturer, brand = given.brand, analogs_allowed = given.analogs_allowed, product_fields = given.product_fields, custom_fields = given.custom_fields, status = given.status, cancel_reason = given.cancel_reason, closed_short_quantity = given.closed_short_quantity,
  version = line.version + 1, updated_at = now()
  from jsonb_populate_recordset(null::requisition_lines, $1::jsonb) given
  where line.tenant_id = $2 and line.id = given.id and (line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom, line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.vat_rate, line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand, line.analogs_allowed, line.product_fields, line.custom_fields, line.status, line.cancel_reason, line.closed_short_quantity) is distinct from (given.catalog_item_id, given.sku, given.name, given.item_type, given.quantity, given.uom, given.factor_to_base, given.planned_price, given.currency, given.fx_rate, given.planned_amount, given.vat_rate, given.required_at, given.source_section_name, given.work_type, given.need_group_key, given.specification, given.manufacturer, given.brand, given.analogs_allowed, given.product_fields, given.custom_fields, given.status, given.cancel_reason, given.closed_short_quantity);

update requisition_lines line set invoiced_quantity = named.quantity, version = line.version + 1, updated_at = now()
  from (select given."lineId" as id, trim_scale(sum(given.quantity)) as quantity from jsonb_to_recordset($1::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric) group by given."lineId") named
  where line.tenant_id = $2 and line.requisition_id = $3 and line.id = named.id
  and line.invoiced_quantity <> named.quantity;

update requisition_lines line set position = wanted.position
  from unnest($1::uuid[]) with ordinality wanted(id, position)
  where line.tenant_id = $2 and line.id = wanted.id and line.position <> wanted.position;

update requisition_lines line set received_quantity = counted.kept, rejected_quantity = counted.rejected,
  version = line.version + 1, updated_at = now()
  from unnest($1::uuid[]) named(id)
  cross join lateral (
  select trim_scale(coalesce(sum(came.quantity), 0)) as kept, trim_scale(coalesce(sum(came.rejected_quantity), 0)) as rejected
  from stock_receipt_lines came
  join stock_receipts receipt on receipt.tenant_id = $2 and receipt.id = came.receipt_id and receipt.status = 'posted'
  where came.tenant_id = $3 and came.line_id = named.id) counted
  where line.tenant_id = $4 and line.id = named.id
  and (line.received_quantity, line.rejected_quantity) is distinct from (counted.kept, counted.rejected);

update requisitions req set approved_by = $1, approved_at = now(), approved_total = $2, reject_reason = $3, line_count = $4, planned_total = $5, actual_total = $6, supply_percent = $7, invoice_percent = $8, receipt_percent = $9, status = $10, held_from = $11, stage_id = $12, updated_by = $13, version = version + 1, updated_at = now()
  where req.tenant_id = $14 and req.id = $15 and (false or (approved_by is distinct from $16 or approved_at is distinct from now() or approved_total is distinct from $17 or reject_reason is distinct from $18 or line_count is distinct from $19 or planned_total is distinct from $20 or actual_total is distinct from $21 or supply_percent is distinct from $22 or invoice_percent is distinct from $23 or receipt_percent is distinct from $24 or status is distinct from $25 or held_from is distinct from $26 or stage_id is distinct from $27))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set cancel_reason = $1, hold_reason = $2, line_count = $3, planned_total = $4, actual_total = $5, supply_percent = $6, invoice_percent = $7, receipt_percent = $8, status = $9, held_from = $10, stage_id = $11, updated_by = $12, version = version + 1, updated_at = now()
  where req.tenant_id = $13 and req.id = $14 and (false or (cancel_reason is distinct from $15 or hold_reason is distinct from $16 or line_count is distinct from $17 or planned_total is distinct from $18 or actual_total is distinct from $19 or supply_percent is distinct from $20 or invoice_percent is distinct from $21 or receipt_percent is distinct from $22 or status is distinct from $23 or held_from is distinct from $24 or stage_id is distinct from $25))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set comment = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (false or (comment is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set comment = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (true or (comment is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set currency = $1, approved_total = $2, line_count = $3, planned_total = $4, actual_total = $5, supply_percent = $6, invoice_percent = $7, receipt_percent = $8, status = $9, held_from = $10, stage_id = $11, submitted_by = $12, approved_by = $13, approved_at = $14, updated_by = $15, version = version + 1, updated_at = now()
  where req.tenant_id = $16 and req.id = $17 and (true or (currency is distinct from $18 or approved_total is distinct from $19 or line_count is distinct from $20 or planned_total is distinct from $21 or actual_total is distinct from $22 or supply_percent is distinct from $23 or invoice_percent is distinct from $24 or receipt_percent is distinct from $25 or status is distinct from $26 or held_from is distinct from $27 or stage_id is distinct from $28 or submitted_by is distinct from $29 or approved_by is distinct from $30 or approved_at is distinct from $31))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set currency = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (true or (currency is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set due_date = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (false or (due_date is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set line_count = $1, planned_total = $2, actual_total = $3, supply_percent = $4, invoice_percent = $5, receipt_percent = $6, status = $7, held_from = $8, stage_id = $9, submitted_by = $10, approved_by = $11, approved_at = $12, approved_total = $13, updated_by = $14, version = version + 1, updated_at = now()
  where req.tenant_id = $15 and req.id = $16 and (true or (line_count is distinct from $17 or planned_total is distinct from $18 or actual_total is distinct from $19 or supply_percent is distinct from $20 or invoice_percent is distinct from $21 or receipt_percent is distinct from $22 or status is distinct from $23 or held_from is distinct from $24 or stage_id is distinct from $25 or submitted_by is distinct from $26 or approved_by is distinct from $27 or approved_at is distinct from $28 or approved_total is distinct from $29))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set line_count = $1, planned_total = $2, actual_total = $3, supply_percent = $4, invoice_percent = $5, receipt_percent = $6, status = $7, held_from = $8, stage_id = $9, updated_by = $10, version = version + 1, updated_at = now()
  where req.tenant_id = $11 and req.id = $12 and (false or (line_count is distinct from $13 or planned_total is distinct from $14 or actual_total is distinct from $15 or supply_percent is distinct from $16 or invoice_percent is distinct from $17 or receipt_percent is distinct from $18 or status is distinct from $19 or held_from is distinct from $20 or stage_id is distinct from $21))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set line_count = $1, planned_total = $2, actual_total = $3, supply_percent = $4, invoice_percent = $5, receipt_percent = $6, status = $7, held_from = $8, stage_id = $9, updated_by = $10, version = version + 1, updated_at = now()
  where req.tenant_id = $11 and req.id = $12 and (true or (line_count is distinct from $13 or planned_total is distinct from $14 or actual_total is distinct from $15 or supply_percent is distinct from $16 or invoice_percent is distinct from $17 or receipt_percent is distinct from $18 or status is distinct from $19 or held_from is distinct from $20 or stage_id is distinct from $21))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set line_count = $1, planned_total = $2, actual_total = $3, supply_percent = $4, invoice_percent = $5, receipt_percent = $6, updated_by = $7, version = version + 1, updated_at = now()
  where req.tenant_id = $8 and req.id = $9 and (false or (line_count is distinct from $10 or planned_total is distinct from $11 or actual_total is distinct from $12 or supply_percent is distinct from $13 or invoice_percent is distinct from $14 or receipt_percent is distinct from $15))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set line_count = $1, planned_total = $2, actual_total = $3, supply_percent = $4, invoice_percent = $5, receipt_percent = $6, updated_by = $7, version = version + 1, updated_at = now()
  where req.tenant_id = $8 and req.id = $9 and (true or (line_count is distinct from $10 or planned_total is distinct from $11 or actual_total is distinct from $12 or supply_percent is distinct from $13 or invoice_percent is distinct from $14 or receipt_percent is distinct from $15))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set selected_supplier_id = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (false or (selected_supplier_id is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set submitted_by = $1, reject_reason = $2, approved_by = $3, approved_at = $4, approved_total = $5, line_count = $6, planned_total = $7, actual_total = $8, supply_percent = $9, invoice_percent = $10, receipt_percent = $11, status = $12, held_from = $13, stage_id = $14, updated_by = $15, version = version + 1, updated_at = now()
  where req.tenant_id = $16 and req.id = $17 and (false or (submitted_by is distinct from $18 or reject_reason is distinct from $19 or approved_by is distinct from $20 or approved_at is distinct from $21 or approved_total is distinct from $22 or line_count is distinct from $23 or planned_total is distinct from $24 or actual_total is distinct from $25 or supply_percent is distinct from $26 or invoice_percent is distinct from $27 or receipt_percent is distinct from $28 or status is distinct from $29 or held_from is distinct from $30 or stage_id is distinct from $31))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";

update requisitions req set title = $1, line_count = $2, planned_total = $3, actual_total = $4, supply_percent = $5, invoice_percent = $6, receipt_percent = $7, updated_by = $8, version = version + 1, updated_at = now()
  where req.tenant_id = $9 and req.id = $10 and (false or (title is distinct from $11 or line_count is distinct from $12 or planned_total is distinct from $13 or actual_total is distinct from $14 or supply_percent is distinct from $15 or invoice_percent is distinct from $16 or receipt_percent is distinct from $17))
  returning
  req.id, req.number, req.title, req.status, req.held_from, req.priority, req.customer_id, req.customer_contact,
  req.customer_request_file_name, req.responsible_id, req.requester_id, req.department_name, req.due_date, req.delivery_warehouse_id,
  req.delivery_address, req.currency, req.planned_total, req.actual_total, req.budget_amount, req.budget_code, req.selected_supplier_id,
  req.supply_percent, req.invoice_percent, req.receipt_percent, req.construction_project, req.construction_object,
  req.construction_stage, req.comment, req.tags, req.cancel_reason, req.hold_reason, req.reject_reason, req.close_reason,
  req.submitted_by, req.approved_by, req.approved_at, req.approved_total, req.line_count, req.custom_fields,
  req.version, req.created_at, req.updated_at, req.archived_at, req.created_by, req.updated_by,
  (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
  from pipeline_stages stage where stage.tenant_id = req.tenant_id and stage.id = req.stage_id) as stage,
  coalesce(req.selected_supplier_id, (
  select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end from requisition_allocations held
  where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = req.tenant_id and link.entity_type = 'procurement' and link.entity_id = req.id)
  as "externalLinks";
