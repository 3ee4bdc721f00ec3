import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Other purchases whose counted lines are held against a decision of these, or would be now: their last price moves with it. */
export async function followingPurchases(db: Db, purchaseIds: readonly string[]): Promise<string[]> {
  const found = await db.many<{ id: string }>(sql`
    select later.purchase_id as id from report_savings_lines counted
    join report_savings_lines later on later.tenant_id = ${db.tenant} and later.earlier_line_id = counted.id
    where counted.tenant_id = ${db.tenant} and counted.purchase_id = any(${purchaseIds}::uuid[])
      and not later.purchase_id = any(${purchaseIds}::uuid[])
    union
    select later.purchase_id from requisition_allocations chosen
    join requisition_lines need on need.tenant_id = ${db.tenant} and need.id = chosen.line_id
    join report_savings_lines later on later.tenant_id = ${db.tenant} and later.catalog_item_id = need.catalog_item_id
      and later.first_at > chosen.decided_at and later.currency = chosen.currency
    where chosen.tenant_id = ${db.tenant} and chosen.requisition_id = any(${purchaseIds}::uuid[]) and chosen.status = 'accepted'
      and not later.purchase_id = any(${purchaseIds}::uuid[])
      and (later.earlier_id is null or (chosen.decided_at, chosen.id) > (later.earlier_at, later.earlier_id))`);
  return found.map(({ id }) => id);
}
