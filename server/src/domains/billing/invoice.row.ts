import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { linkedColumn } from '../../platform/external-links/linked.ts';
import { type CounterpartyRef, counterpartyRefs } from '../counterparties/counterparty-refs.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { type Invoice, invoice } from './invoice.ts';
import { overdueText } from './overdue.ts';

/** The one place that maps the table to the card. */
export const invoiceColumns: Sql = sql`${raw(`
  inv.id, inv.number, inv.external_number, inv.external_date, inv.counterparty_id, inv.supplier_id, inv.requisition_id, inv.invoice_request_id,
  inv.currency, inv.fx_rate, inv.vat_mode, inv.supply_date, inv.correction_of, inv.vat_override_reason, inv.status, inv.disputed_from,
  inv.payment_status, inv.due_date, inv.on_hold_until, inv.net, inv.vat, inv.gross, inv.paid_amount, inv.matching_status,
  inv.matching_issues, inv.override_reason, inv.duplicate_reason, inv.reject_reason, inv.dispute_reason, inv.cancel_reason,
  inv.purpose, inv.comment, inv.source, inv.submitted_by, inv.approved_by, inv.approved_at, inv.custom_fields,
  inv.version, inv.created_at, inv.updated_at, inv.archived_at, inv.created_by, inv.updated_by, ${overdueText} as overdue`)},
  ${linkedColumn(invoice.type, 'inv.id')}`;

interface InvoiceRow extends RecordRow {
  id: string;
  number: string;
  external_number: string | null;
  external_date: string | null;
  counterparty_id: string;
  supplier_id: string;
  requisition_id: string | null;
  invoice_request_id: string | null;
  currency: string;
  fx_rate: string | null;
  vat_mode: Invoice['vatMode'];
  supply_date: string | null;
  correction_of: string | null;
  vat_override_reason: string | null;
  status: Invoice['status'];
  disputed_from: Invoice['disputedFrom'];
  payment_status: Invoice['paymentStatus'];
  due_date: string | null;
  overdue: boolean;
  on_hold_until: string | null;
  net: string;
  vat: string;
  gross: string;
  paid_amount: string;
  matching_status: Invoice['matching']['status'];
  matching_issues: Invoice['matching']['issues'];
  override_reason: string | null;
  duplicate_reason: string | null;
  reject_reason: string | null;
  dispute_reason: string | null;
  cancel_reason: string | null;
  purpose: string | null;
  comment: string | null;
  source: Invoice['source'];
  submitted_by: string | null;
  approved_by: string | null;
  approved_at: string | null;
  custom_fields: Record<string, unknown>;
  externalLinks: Invoice['externalLinks'];
}

/** An invoice with its supplier known by identifiers alone, until `nameSuppliers` asks who it is. */
export function presentRow(row: InvoiceRow): Invoice {
  const money = (amount: InstanceType<typeof Exact> | string) => new Exact(amount).toFixed(scaleOf(row.currency));
  return {
    id: row.id,
    number: row.number,
    externalNumber: row.external_number,
    externalDate: row.external_date,
    counterpartyId: row.counterparty_id,
    supplierId: row.supplier_id,
    supplier: { supplierId: row.supplier_id, counterpartyId: row.counterparty_id, name: '', inn: null },
    procurementId: row.requisition_id,
    invoiceRequestId: row.invoice_request_id,
    currency: row.currency,
    fxRate: row.fx_rate,
    vatMode: row.vat_mode,
    supplyDate: row.supply_date,
    correctionOf: row.correction_of,
    vatRateOverrideReason: row.vat_override_reason,
    status: row.status,
    disputedFrom: row.disputed_from,
    paymentStatus: row.payment_status,
    dueDate: row.due_date,
    overdue: row.overdue,
    onHoldUntil: row.on_hold_until,
    totals: { net: money(row.net), vat: money(row.vat), gross: money(row.gross) },
    paidAmount: money(row.paid_amount),
    outstandingAmount: money(new Exact(row.gross).minus(row.paid_amount)),
    matching: { status: row.matching_status, issues: row.matching_issues, overrideReason: row.override_reason },
    duplicateReason: row.duplicate_reason,
    rejectReason: row.reject_reason,
    disputeReason: row.dispute_reason,
    cancelReason: row.cancel_reason,
    purpose: row.purpose,
    comment: row.comment,
    source: row.source,
    submittedBy: row.submitted_by,
    approvedBy: row.approved_by,
    approvedAt: row.approved_at,
    customFields: row.custom_fields,
    externalLinks: row.externalLinks,
    ...presentRecord(row),
  };
}

/** Invoices with the names of their suppliers, asked once for all of them. */
export async function nameSuppliers(db: Db, invoices: readonly Invoice[]): Promise<Invoice[]> {
  const ids = [...new Set(invoices.map(({ counterpartyId }) => counterpartyId))];
  const parties: ReadonlyMap<string, CounterpartyRef> = ids.length > 0 ? await counterpartyRefs(db, ids) : new Map();
  return invoices.map((one) => {
    const { name = '', inn = null } = parties.get(one.counterpartyId) ?? {};
    return { ...one, supplier: { ...one.supplier, name, inn } };
  });
}

const presentInvoice = async (db: Db, row: InvoiceRow): Promise<Invoice> =>
  (await nameSuppliers(db, [presentRow(row)]))[0] as Invoice;

export async function invoiceById(db: Db, id: string): Promise<Invoice> {
  const row = await db.first<InvoiceRow>(sql`
    select ${invoiceColumns} from invoices inv where inv.tenant_id = ${db.tenant} and inv.id = ${id}`);
  if (!row) throw notFound(invoice.noun);
  return presentInvoice(db, row);
}

/** An invoice, locked until the transaction ends. Every change of it, its lines or its payments starts here. */
export async function holdInvoice(db: Db, id: string): Promise<Invoice> {
  const lock = sql`select 1 from invoices where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), invoiceById(db, id)]);
  return held;
}
