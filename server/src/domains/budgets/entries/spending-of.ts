import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What one invoice that stands has of a requisition, and what of that is paid. */
export interface Spending {
  invoiceId: string;
  number: string;
  currency: string;
  invoiced: string;
  paid: string;
}

/** Invoices are kept by a domain above this one, so the database answers. */
export const spendingOf = (db: Db, procurementId: string) =>
  db.many<Spending>(sql`
    select spent.invoice_id as "invoiceId", spent.number, spent.currency, spent.invoiced, spent.paid
    from requisition_spending(tenant_id => ${db.tenant}, requisition => ${procurementId}) spent`);
