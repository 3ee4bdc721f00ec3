import { invoiceRequest as declared, type InvoiceRequest } from '../../../../../nouns/invoice-request.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';

export const invoiceRequest = entityOf(declared);

export const invoiceRequests = store(
  invoiceRequest,
  {
    // The names are asked for once for all records.
    supplierName: () => sql`''`,
    lines: (tenant) => sql`
      (select json_agg(json_build_object('id', line.id, 'procurementItemId', line.requisition_line_id, 'allocationId', line.allocation_id,
         'quantity', line.quantity::text, 'invoicedQuantity', line.invoiced_quantity::text, 'price', line.price::text, 'vatRate', line.vat_rate,
         'vatMode', line.vat_mode, 'currency', line.currency) order by line.id)
       from invoice_request_lines line where line.tenant_id = ${tenant} and line.request_id = req.id)`,
    invoiceIds: (tenant) => sql`
      (select coalesce(json_agg(inv.id order by inv.created_at), '[]') from invoices inv
       where inv.tenant_id = ${tenant} and inv.invoice_request_id = req.id and inv.status <> 'cancelled')`,
  },
  { complete: nameSuppliers },
);

async function nameSuppliers<Row extends Partial<InvoiceRequest>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.map((row) => row.counterpartyId as string))];
  const parties = ids.length > 0 ? await counterpartyRefs(db, ids) : new Map();
  return rows.map((row) => ({ ...row, supplierName: parties.get(row.counterpartyId as string)?.name ?? '' }));
}

/** Requests of a requisition, the latest first. */
export const requestsOf = async (db: Db, requisitionId: string): Promise<InvoiceRequest[]> =>
  invoiceRequests.read(
    db,
    sql`${invoiceRequests.select(db, sql`req.requisition_id = ${requisitionId}`)} order by req.id desc`,
  );
