import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Invoices have used so much more of the credit of a held return; less than nothing where it is less. */
export const noteCreditUsed = (db: Db, returnId: string, amount: string): Promise<number> =>
  db.execute(sql`
    update supplier_returns set credit_used = credit_used + ${amount}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${db.tenant} and id = ${returnId}`);
