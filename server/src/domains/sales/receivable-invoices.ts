import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

/** What taking money needs to know of a sales invoice. */
export interface ReceivableInvoice {
  id: string;
  number: string;
  issueDate: string;
  customerId: string;
  currency: string;
  outstanding: string;
}

/** Issued invoices by their identifiers, in one statement; others are left out. */
export const receivableInvoices = (db: Db, ids: readonly string[]) =>
  receivableWhere(db, sql`si.id = any(${ids}::uuid[])`);

/** Issued invoices of these customers: what is owed, and what was paid within the last year. */
export const receivableInvoicesOf = (db: Db, customerIds: readonly string[]) =>
  receivableWhere(
    db,
    sql`si.customer_id = any(${customerIds}::uuid[])
      and (si.gross_amount > si.paid_amount or si.updated_at > portal_now() - interval '1 year')`,
  );

const receivableWhere = (db: Db, condition: Sql) =>
  db.many<ReceivableInvoice>(sql`
    select si.id, si.number, si.issue_date as "issueDate", si.customer_id as "customerId", si.currency,
      si.gross_amount - si.paid_amount as outstanding
    from sales_invoices si where si.tenant_id = ${db.tenant} and si.status in ('issued', 'sent') and ${condition} order by si.id`);

/** Payments of an invoice that stand. */
export const postedReceipts = async (db: Db, invoiceId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select id from sales_payments where tenant_id = ${db.tenant} and sales_invoice_id = ${invoiceId} and status = 'posted'`)
  ).map(({ id }) => id);
