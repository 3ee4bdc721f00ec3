import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Taken } from './plan-requests.ts';

/** What requests that stand ask of allocations, and what was invoiced of them without being asked. */
export async function takenOf(db: Db, allocationIds: readonly string[]): Promise<Taken> {
  const rows = await db.many<{ id: string; quantity: string }>(sql`
    select taken.id, sum(taken.quantity) as quantity from (
      select asked.allocation_id as id, asked.quantity
      from invoice_request_lines asked join invoice_requests req on req.tenant_id = ${db.tenant} and req.id = asked.request_id
      where asked.tenant_id = ${db.tenant} and asked.allocation_id = any(${allocationIds}::uuid[]) and req.status not in ('failed', 'cancelled')
      union all
      select line.allocation_id, line.line_quantity
      from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
      left join invoice_requests req on req.tenant_id = ${db.tenant} and req.id = inv.invoice_request_id
      where line.tenant_id = ${db.tenant} and line.allocation_id = any(${allocationIds}::uuid[]) and inv.status = any(${standingStatuses})
        and (req.id is null or req.status in ('failed', 'cancelled'))) taken
    group by taken.id`);
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
