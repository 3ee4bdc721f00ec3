import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Which of these invoice lines goods were received by, and not taken back. */
export async function receivedInvoiceLines(db: Db, invoiceLineIds: readonly string[]): Promise<readonly string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select distinct line.invoice_line_id as id from stock_receipt_lines line
    join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = line.receipt_id
    where line.tenant_id = ${db.tenant} and line.invoice_line_id = any(${invoiceLineIds}::uuid[]) and receipt.status = 'posted'`);
  return rows.map(({ id }) => id);
}
