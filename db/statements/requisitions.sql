-- Generated: every statement requisitions sends.

insert into requisition_lines (tenant_id, requisition_id, id, position, catalog_item_id, sku, name, item_type, quantity, uom, factor_to_base, planned_price, currency, fx_rate, planned_amount, vat_rate, required_at, source_section_name, work_type, need_group_key, specification, manufacturer, brand, analogs_allowed, product_fields, custom_fields, status, closed_short_quantity, source_job_id, source_row_id)
  select $1, $2, given.id, ordinality::int + (
  select coalesce(max(held.position), 0) from requisition_lines held where held.tenant_id = $3 and held.requisition_id = $4),
  given.catalog_item_id, given.sku, given.name, given.item_type, given.quantity, given.uom, given.factor_to_base, given.planned_price, given.currency, given.fx_rate, given.planned_amount, given.vat_rate, given.required_at, given.source_section_name, given.work_type, given.need_group_key, given.specification, given.manufacturer, given.brand, given.analogs_allowed, given.product_fields, given.custom_fields, given.status, given.closed_short_quantity, given.source_job_id, given.source_row_id
  from jsonb_populate_recordset(null::requisition_lines, $5::jsonb) with ordinality given
  order by ordinality;

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

select
  field.id, field.key, field.label, field.type, field.options, field.required, field.position, field.status,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by from product_fields field
  where field.tenant_id = $1 and (field.archived_at is null or $2::boolean) order by field.position, field.id;

select
  line.id, line.requisition_id, line.position, line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom,
  line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.actual_amount, line.vat_rate,
  line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand,
  line.analogs_allowed, line.status, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
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
  line.analogs_allowed, line.status, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
  line.returned_quantity, line.closed_short_quantity, line.product_fields, line.custom_fields, line.source_job_id, line.source_row_id,
  line.version, line.created_at, line.updated_at,
  (select json_agg(json_build_object('supplierId', held.supplier_id, 'quantity', held.quantity::text))
  from (select one.supplier_id, sum(one.quantity) as quantity from requisition_allocations one
  where one.tenant_id = line.tenant_id and one.line_id = line.id and one.status = 'accepted' group by one.supplier_id) held) as holders from requisition_lines line
  where line.tenant_id = $1 and line.requisition_id = $2 order by line.requisition_id, line.position;

select held.id, held.requisition_id as "requisitionId", held.line_id as "lineId", held.supplier_id as "supplierId",
  held.quote_id as "quoteId", held.quote_version as "quoteVersion", held.quote_line_id as "quoteLineId", held.quantity, held.price,
  held.currency, held.vat_mode as "vatMode", held.vat_rate as "vatRate", held.delivery_date as "deliveryDate", held.comment,
  held.requested_quantity as "requestedQuantity", held.invoiced_quantity as "invoicedQuantity", held.received_quantity as "receivedQuantity"
  from requisition_allocations held
  where held.tenant_id = $1 and held.line_id = any($2::uuid[]) and held.status = 'accepted'
  order by held.decided_at, held.id;

select id from pipeline_stages where tenant_id = $1 and archived_at is null and is_active
  order by position, id limit 1 for key share;
