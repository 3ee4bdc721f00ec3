import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { KeptQuantity } from '../lines/guard-lines.ts';
import { allocationsOfLines } from './allocations-of.ts';
import { lessenAllocations } from './lessen-allocations.ts';
import { refuseBatched } from './refuse-batched.ts';
import { withdrawAcceptedPrices } from './tell-accepted-prices.ts';

/** Releases what was accepted from suppliers of a requisition: all of it, or where they have neither invoiced nor delivered. It stays as history. */
export const releaseAllocations = (ctx: WriteContext, requisitionId: string, which: 'all' | 'untouched') =>
  release(
    ctx,
    requisitionId,
    sql`(${which}::text = 'all' or (held.received_quantity = 0 and held.invoiced_quantity = 0))`,
  );

/**
 * Lets go of the latest decisions beyond what lines may keep. Who has begun to invoice or deliver is not let go: his part is lessened
 * to what was invoiced or received of it. What goes with delivery batches stays decided.
 */
export async function releaseBeyond(
  ctx: WriteContext,
  held: Requisition,
  kept: readonly KeptQuantity[],
): Promise<void> {
  const rows = kept.map(({ line, quantity }) => ({ line_id: line.id, quantity }));
  await release(
    ctx,
    held.id,
    sql`held.received_quantity = 0 and held.invoiced_quantity = 0 and held.id in (
      select counted.id from (
        select one.id, sum(one.quantity) over (partition by one.line_id
          order by (one.received_quantity > 0 or one.invoiced_quantity > 0) desc, one.decided_at, one.id) as so_far, may.quantity as most
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) may(line_id uuid, quantity numeric)
        join requisition_allocations one on one.tenant_id = ${ctx.db.tenant} and one.line_id = may.line_id and one.status = 'accepted') counted
      where counted.so_far > counted.most)`,
  );
  await lessenAllocations(ctx, held, kept);
  const lines = kept.map(({ line }) => line);
  const after = await allocationsOfLines(
    ctx.db,
    lines.map(({ id }) => id),
  );
  await refuseBatched(ctx, lines, { before: null, after });
}

async function release(ctx: WriteContext, requisitionId: string, which: Sql) {
  const gone = await ctx.db.many<{ id: string }>(sql`
    update requisition_allocations held set status = 'released', released_at = portal_now(), released_by = ${ctx.actor.userId}
    where held.tenant_id = ${ctx.db.tenant} and held.requisition_id = ${requisitionId} and held.status = 'accepted' and ${which}
    returning held.id`);
  await withdrawAcceptedPrices(
    ctx,
    requisitionId,
    gone.map(({ id }) => id),
  );
}
