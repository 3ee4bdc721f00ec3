import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The purchases that a record belongs to now, and those it was counted in. */
export async function purchasesOf(db: Db, entityId: string): Promise<string[]> {
  const found = await db.many<{ id: string }>(sql`
    select counted.purchase_id as id from report_supplier_records counted where counted.tenant_id = ${db.tenant} and counted.entity_id = ${entityId}
    union
    select req.id from requisitions req where req.tenant_id = ${db.tenant} and req.id = ${entityId}
    union
    select coalesce(rfq.requisition_id, rfq.id) from supplier_rfqs rfq where rfq.tenant_id = ${db.tenant} and rfq.id = ${entityId}
    union
    select coalesce(quote.requisition_id, quote.rfq_id, quote.id) from supplier_quotes quote
    where quote.tenant_id = ${db.tenant} and quote.id = ${entityId}
    union
    select ordered.requisition_id from purchase_orders ordered where ordered.tenant_id = ${db.tenant} and ordered.id = ${entityId}
    union
    select coalesce(inv.requisition_id, inv.id) from invoices inv where inv.tenant_id = ${db.tenant} and inv.id = ${entityId}`);
  return found.map(({ id }) => id);
}
