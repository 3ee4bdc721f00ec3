import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What one invoice that stands has of a requisition, and what of that is paid; or what a credit for its goods takes off. */
export interface Spending {
  recordType: 'invoice' | 'supplierReturn';
  recordId: string;
  number: string;
  currency: string;
  invoiced: string;
  paid: string;
}

/** Invoices and returns are kept by domains above this one, so the database answers. */
export const spendingOf = (db: Db, procurementId: string) =>
  db.many<Spending>(sql`
    select 'invoice' as "recordType", spent.invoice_id as "recordId", spent.number, spent.currency, spent.invoiced, spent.paid
    from requisition_spending(tenant_id => ${db.tenant}, requisition => ${procurementId}) spent
    union all
    select 'supplierReturn', back.return_id, back.number, back.currency, -back.credited, 0
    from requisition_credits(tenant_id => ${db.tenant}, requisition => ${procurementId}) back`);
