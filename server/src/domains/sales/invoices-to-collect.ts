import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** An issued invoice that its customer owes, with all that says when it is to be paid. */
interface InvoiceToCollect {
  id: string;
  number: string;
  customerId: string;
  issueDate: string;
  issuedAt: string;
  dueDate: string | null;
  gross: string;
  paid: string;
}

/** Issued invoices in roubles that are still owed. */
export const invoicesToCollect = (db: Db) =>
  db.many<InvoiceToCollect>(sql`
    select si.id, si.number, si.customer_id as "customerId", si.issue_date as "issueDate", coalesce(si.issued_at, si.updated_at) as "issuedAt",
      si.due_date as "dueDate", si.gross_amount as gross, si.paid_amount as paid
    from sales_invoices si
    where si.tenant_id = ${db.tenant} and si.status in ('issued', 'sent') and si.currency = 'RUB' and si.gross_amount > si.paid_amount
    order by si.id`);
