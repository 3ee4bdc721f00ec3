import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { owedText } from './owed-text.ts';

/** An approved invoice that is owed, with all that says when it is to be paid. */
interface InvoiceToPay {
  id: string;
  counterpartyId: string;
  approvedAt: string;
  dueDate: string | null;
  onHoldUntil: string | null;
}

/** Approved invoices in roubles that are still owed. */
export const invoicesToPay = (db: Db) =>
  db.many<InvoiceToPay>(sql`
    select inv.id, inv.counterparty_id as "counterpartyId", coalesce(inv.approved_at, inv.updated_at) as "approvedAt",
      inv.due_date as "dueDate", inv.on_hold_until as "onHoldUntil"
    from invoices inv
    where inv.tenant_id = ${db.tenant} and inv.status = 'approved' and inv.currency = 'RUB' and inv.archived_at is null and ${raw(owedText)} > 0
    order by inv.id`);
