import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { type InvoiceRequest, invoiceRequest } from './invoice-request.ts';

const requestColumns: Sql = raw(`
  req.id, req.number, req.requisition_id as "procurementId", req.supplier_id as "supplierId", req.counterparty_id as "counterpartyId",
  req.channel, req.email, req.message, req.due_date as "dueDate", req.status, req.error, req.sent_at as "sentAt", req.version,
  req.created_at as "createdAt", req.updated_at as "updatedAt", req.created_by as "createdBy",
  (select json_agg(json_build_object('id', line.id, 'procurementItemId', line.requisition_line_id, 'allocationId', line.allocation_id,
     'quantity', line.quantity::text, 'invoicedQuantity', line.invoiced_quantity::text, 'price', line.price::text, 'vatRate', line.vat_rate,
     'vatMode', line.vat_mode, 'currency', line.currency) order by line.id)
   from invoice_request_lines line where line.tenant_id = req.tenant_id and line.request_id = req.id) as lines,
  (select coalesce(json_agg(inv.id order by inv.created_at), '[]') from invoices inv
   where inv.tenant_id = req.tenant_id and inv.invoice_request_id = req.id and inv.status <> 'cancelled') as "invoiceIds"`);

type RequestRow = Omit<InvoiceRequest, 'supplierName'>;

/** Requests of a requisition, the latest first. */
export const requestsOf = (db: Db, requisitionId: string): Promise<InvoiceRequest[]> =>
  requestsWhere(db, sql`req.requisition_id = ${requisitionId}`);

export const requestsById = (db: Db, ids: readonly string[]): Promise<InvoiceRequest[]> =>
  requestsWhere(db, sql`req.id = any(${ids}::uuid[])`);

async function requestsWhere(db: Db, condition: Sql): Promise<InvoiceRequest[]> {
  const rows = await db.many<RequestRow>(sql`
    select ${requestColumns} from invoice_requests req where req.tenant_id = ${db.tenant} and ${condition} order by req.id desc`);
  const parties =
    rows.length > 0 ? await counterpartyRefs(db, [...new Set(rows.map((row) => row.counterpartyId))]) : new Map();
  return rows.map((row) => ({ ...row, supplierName: parties.get(row.counterpartyId)?.name ?? '' }));
}

export async function requestById(db: Db, id: string): Promise<InvoiceRequest> {
  const [found] = await requestsById(db, [id]);
  if (!found) throw notFound(invoiceRequest.noun);
  return found;
}

/** A request, locked until the transaction ends; after its requisition, where that is locked too. */
export async function holdRequest(db: Db, id: string): Promise<InvoiceRequest> {
  const lock = sql`select 1 from invoice_requests where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), requestById(db, id)]);
  return held;
}
