import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whether a record takes of the budget, or money was moved to or from it. */
export async function isDrawnOn(db: Db, id: string): Promise<boolean> {
  const { drawn } = await db.one<{ drawn: boolean }>(sql`
    select exists (select 1 from budget_entries where tenant_id = ${db.tenant} and budget_id = ${id})
      or exists (select 1 from budget_transfers where tenant_id = ${db.tenant} and (from_budget_id = ${id} or to_budget_id = ${id})) as drawn`);
  return drawn;
}
