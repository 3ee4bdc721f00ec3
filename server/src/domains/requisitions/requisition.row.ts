import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { linkedColumn } from '../../platform/external-links/linked.ts';
import { type CounterpartyRef, supplierRefs } from '../counterparties/counterparty-refs.ts';
import { coverageOfPercent } from './coverage.ts';
import { type Requisition, requisition } from './requisition.ts';

/** The one place that maps the table to the card. Every read of a requisition starts here. */
export const requisitionColumns: Sql = sql`${raw(`
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
    where held.tenant_id = req.tenant_id and held.requisition_id = req.id and held.status = 'accepted')) as chosen_supplier_id`)},
  ${linkedColumn(requisition.type, 'req.id')}`;

export interface RequisitionRow extends RecordRow {
  id: string;
  number: string;
  title: string;
  status: Requisition['status'];
  held_from: Requisition['heldFrom'];
  stage: Requisition['stage'];
  priority: Requisition['priority'];
  customer_id: string | null;
  customer_contact: Requisition['customerContact'];
  customer_request_file_name: string | null;
  responsible_id: string | null;
  requester_id: string | null;
  department_name: string | null;
  due_date: string | null;
  delivery_warehouse_id: string | null;
  delivery_address: string | null;
  currency: string;
  planned_total: string;
  actual_total: string | null;
  budget_amount: string | null;
  budget_code: string | null;
  selected_supplier_id: string | null;
  chosen_supplier_id: string | null;
  supply_percent: string;
  invoice_percent: string;
  receipt_percent: string;
  construction_project: Requisition['constructionProject'];
  construction_object: Requisition['constructionObject'];
  construction_stage: Requisition['constructionStage'];
  comment: string | null;
  tags: string[];
  cancel_reason: string | null;
  hold_reason: string | null;
  reject_reason: string | null;
  close_reason: string | null;
  submitted_by: string | null;
  approved_by: string | null;
  approved_at: string | null;
  approved_total: string | null;
  line_count: number;
  custom_fields: Record<string, unknown>;
  externalLinks: Requisition['externalLinks'];
}

type Unnamed = Requisition & { chosenSupplierId: string | null };

const present = (row: RequisitionRow): Requisition => ({
  id: row.id,
  number: row.number,
  title: row.title,
  status: row.status,
  heldFrom: row.held_from,
  stage: row.stage,
  priority: row.priority,
  customerId: row.customer_id,
  customerContact: row.customer_contact,
  customerRequestFileName: row.customer_request_file_name,
  responsibleId: row.responsible_id,
  requesterId: row.requester_id,
  departmentName: row.department_name,
  dueDate: row.due_date,
  deliveryWarehouseId: row.delivery_warehouse_id,
  deliveryAddress: row.delivery_address,
  currency: row.currency,
  plannedTotal: row.planned_total,
  actualTotal: row.actual_total,
  budgetAmount: row.budget_amount,
  budgetCode: row.budget_code,
  selectedSupplierId: row.selected_supplier_id,
  selectedSupplier: null,
  supplyCoverage: coverageOfPercent(row.supply_percent),
  invoiceCoverage: coverageOfPercent(row.invoice_percent),
  receiptCoverage: coverageOfPercent(row.receipt_percent),
  constructionProject: row.construction_project,
  constructionObject: row.construction_object,
  constructionStage: row.construction_stage,
  comment: row.comment,
  tags: row.tags,
  cancelReason: row.cancel_reason,
  holdReason: row.hold_reason,
  rejectReason: row.reject_reason,
  closeReason: row.close_reason,
  submittedBy: row.submitted_by,
  approvedBy: row.approved_by,
  approvedAt: row.approved_at,
  approvedTotal: row.approved_total,
  lineCount: row.line_count,
  customFields: row.custom_fields,
  externalLinks: row.externalLinks,
  ...presentRecord(row),
});

/** A row with the supplier it speaks of named by his identifier alone, until `nameSuppliers` asks who they are. */
export const presentRow = (row: RequisitionRow): Unnamed => ({
  ...present(row),
  chosenSupplierId: row.chosen_supplier_id,
});

/** Requisitions with the names of their suppliers, asked once for all of them. */
export async function nameSuppliers(db: Db, rows: readonly Unnamed[]): Promise<Requisition[]> {
  const ids = [...new Set(rows.flatMap(({ chosenSupplierId }) => chosenSupplierId ?? []))];
  const suppliers = ids.length > 0 ? await supplierRefs(db, ids) : new Map();
  return rows.map(({ chosenSupplierId, ...row }) => ({
    ...row,
    selectedSupplier: chosen(suppliers.get(chosenSupplierId ?? '')),
  }));
}

function chosen(ref: CounterpartyRef | undefined): Requisition['selectedSupplier'] {
  if (!ref) return null;
  const { supplierId, counterpartyId, name, inn } = ref;
  return { supplierId: supplierId as string, counterpartyId, name, inn };
}

export const presentRequisition = async (db: Db, row: RequisitionRow): Promise<Requisition> =>
  (await nameSuppliers(db, [presentRow(row)]))[0] as Requisition;
