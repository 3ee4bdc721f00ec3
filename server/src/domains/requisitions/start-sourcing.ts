import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { requisitionById } from './requisition.row.ts';
import { type Requisition, requisition } from './requisition.ts';
import { requisitionLifecycle } from './requisition-flow.ts';

/** An approved requisition is being sourced from its first request or quote on; any other stays as it is. */
export async function startSourcing(ctx: WriteContext, held: Requisition): Promise<Requisition> {
  if (held.status !== 'approved') return held;
  const status = requisitionLifecycle.next('source', held.status);
  await ctx.db.execute(sql`
    update requisitions set status = ${status}, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  const after = await requisitionById(ctx.db, held.id);
  ctx.record(requisition.changed('status_changed', held, after, { status: { from: held.status, to: status } }));
  return after;
}
