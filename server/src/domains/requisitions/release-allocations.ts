import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

const released = (ctx: WriteContext) =>
  sql`status = 'released', released_at = now(), released_by = ${ctx.actor.userId}`;

/** Lets suppliers of a requisition go: all of them, or those who have neither invoiced nor delivered. They stay as history. */
export const releaseAllocations = (ctx: WriteContext, requisitionId: string, which: 'all' | 'untouched') =>
  ctx.db.execute(sql`
    update requisition_allocations set ${released(ctx)}
    where tenant_id = ${ctx.db.tenant} and requisition_id = ${requisitionId} and status = 'accepted'
      and (${which}::text = 'all' or (received_quantity = 0 and invoiced_quantity = 0))`);

/** What a line may keep of its allocations. */
export interface KeptQuantity {
  line_id: string;
  quantity: string;
}

/** Lets go of the latest decisions beyond what lines may keep; what was invoiced or received is never let go. */
export const releaseBeyond = (ctx: WriteContext, kept: readonly KeptQuantity[]) =>
  ctx.db.execute(sql`
    update requisition_allocations held set ${released(ctx)}
    from (
      select one.id, sum(one.quantity) over (partition by one.line_id
        order by (one.received_quantity > 0 or one.invoiced_quantity > 0) desc, one.decided_at, one.id) as so_far, may.quantity as most
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) may(line_id uuid, quantity numeric)
      join requisition_allocations one on one.tenant_id = ${ctx.db.tenant} and one.line_id = may.line_id and one.status = 'accepted') counted
    where held.tenant_id = ${ctx.db.tenant} and held.id = counted.id and counted.so_far > counted.most
      and held.received_quantity = 0 and held.invoiced_quantity = 0`);
