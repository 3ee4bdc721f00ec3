import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { noteRequested, type Requested } from '../../requisitions/allocations/note-requested.ts';

/** Tells a held requisition what the requests that stand ask of these allocations: the sums anew. */
export async function recountRequested(
  ctx: WriteContext,
  requisitionId: string,
  allocationIds: readonly string[],
): Promise<void> {
  const sums = await ctx.db.many<Requested>(sql`
    select named.id as "allocationId", coalesce(sum(asked.quantity) filter (where req.status not in ('failed', 'cancelled')), 0) as quantity
    from unnest(${allocationIds}::uuid[]) named(id)
    left join invoice_request_lines asked on asked.tenant_id = ${ctx.db.tenant} and asked.allocation_id = named.id
    left join invoice_requests req on req.tenant_id = ${ctx.db.tenant} and req.id = asked.request_id
    group by named.id`);
  await noteRequested(ctx, { id: requisitionId }, sums);
}
