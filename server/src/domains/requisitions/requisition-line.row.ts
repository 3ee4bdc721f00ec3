import { raw, type Sql } from '../../kernel/sql/sql.ts';
import { coverageOf, remainingOf } from './coverage.ts';
import type { RequisitionLine } from './requisition-line.ts';

/** The one place that maps lines to their card; the names of suppliers come from the counterparties. */
const ownColumns = `
  line.id, line.requisition_id, line.position, line.catalog_item_id, line.sku, line.name, line.item_type, line.quantity, line.uom,
  line.factor_to_base, line.planned_price, line.currency, line.fx_rate, line.planned_amount, line.actual_amount, line.vat_rate,
  line.required_at, line.source_section_name, line.work_type, line.need_group_key, line.specification, line.manufacturer, line.brand,
  line.analogs_allowed, line.status, line.cancel_reason, line.accepted_quantity, line.invoiced_quantity, line.received_quantity, line.rejected_quantity,
  line.returned_quantity, line.closed_short_quantity, line.product_fields, line.custom_fields, line.source_job_id, line.source_row_id,
  line.version, line.created_at, line.updated_at`;

/** Of lines whose holders are asked for together: `linesOf`. */
export const ownLineColumns: Sql = raw(ownColumns);

export const lineColumns: Sql = raw(`${ownColumns},
  (select json_agg(json_build_object('supplierId', held.supplier_id, 'quantity', held.quantity::text))
   from (select one.supplier_id, sum(one.quantity) as quantity from requisition_allocations one
     where one.tenant_id = line.tenant_id and one.line_id = line.id and one.status = 'accepted' group by one.supplier_id) held) as holders`);

export interface LineRow {
  id: string;
  requisition_id: string;
  position: number;
  catalog_item_id: string | null;
  sku: string | null;
  name: string;
  item_type: RequisitionLine['itemType'];
  quantity: string;
  uom: RequisitionLine['uom'];
  factor_to_base: string;
  planned_price: string | null;
  currency: string;
  fx_rate: string | null;
  planned_amount: string;
  actual_amount: string | null;
  vat_rate: RequisitionLine['vatRate'];
  required_at: string | null;
  source_section_name: string | null;
  work_type: string | null;
  need_group_key: string | null;
  specification: string | null;
  manufacturer: string | null;
  brand: string | null;
  analogs_allowed: boolean;
  status: RequisitionLine['status'];
  cancel_reason: string | null;
  accepted_quantity: string;
  invoiced_quantity: string;
  received_quantity: string;
  rejected_quantity: string;
  returned_quantity: string;
  closed_short_quantity: string;
  product_fields: Record<string, unknown>;
  custom_fields: Record<string, unknown>;
  source_job_id: string | null;
  source_row_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  holders: Array<{ supplierId: string; quantity: string }> | null;
}

export const presentLine = (row: LineRow, nameOf: (supplierId: string) => string): RequisitionLine => ({
  id: row.id,
  procurementId: row.requisition_id,
  position: row.position,
  catalogItemId: row.catalog_item_id,
  sku: row.sku,
  name: row.name,
  itemType: row.item_type,
  quantity: row.quantity,
  uom: row.uom,
  factorToBase: row.factor_to_base,
  plannedPrice: row.planned_price,
  currency: row.currency,
  fxRate: row.fx_rate,
  plannedAmount: row.planned_amount,
  actualAmount: row.actual_amount,
  vatRate: row.vat_rate,
  requiredAt: row.required_at,
  sourceSectionName: row.source_section_name,
  workType: row.work_type,
  needGroupKey: row.need_group_key,
  specification: row.specification,
  manufacturer: row.manufacturer,
  brand: row.brand,
  analogsAllowed: row.analogs_allowed,
  status: row.status,
  cancelReason: row.cancel_reason,
  supplyCoverage: {
    ...coverageOf(row.accepted_quantity, row.quantity),
    acceptedQuantity: row.accepted_quantity,
    remainingQuantity: remainingOf(row.accepted_quantity, row.quantity),
    suppliers: (row.holders ?? [])
      .map((holder) => ({ ...holder, name: nameOf(holder.supplierId) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'ru')),
  },
  invoicedQuantity: row.invoiced_quantity,
  receivedQuantity: row.received_quantity,
  rejectedQuantity: row.rejected_quantity,
  returnedQuantity: row.returned_quantity,
  closedShortQuantity: row.closed_short_quantity,
  productFields: row.product_fields,
  customFields: row.custom_fields,
  sourceRef: row.source_job_id === null ? null : { jobId: row.source_job_id, rowId: row.source_row_id ?? '' },
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
