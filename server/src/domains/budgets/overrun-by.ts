import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Which of these requisitions draw on a budget that asks for approval and is overrun now. */
export async function overrunBy(db: Db, requisitionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(sql`
    select entry.requisition_id as id from budget_entries entry
    join budgets bud on bud.tenant_id = ${db.tenant} and bud.id = entry.budget_id
    where entry.tenant_id = ${db.tenant} and entry.kind = 'committed' and entry.requisition_id = any(${requisitionIds}::uuid[])
      and bud.overrun_policy = 'approve' and bud.committed_amount > bud.amount + bud.moved_amount`);
  return new Set(rows.map(({ id }) => id));
}
