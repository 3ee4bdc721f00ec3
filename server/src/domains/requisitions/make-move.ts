import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { releaseAllocations } from './release-allocations.ts';
import type { Requisition } from './requisition.ts';
import type { RequisitionMove } from './requisition-flow.ts';
import { settleRequisition } from './settle-requisition.ts';

type Row = Readonly<Record<string, unknown>>;

/** Makes a move that was checked, with all that goes with it. */
export async function makeMove(
  ctx: WriteContext,
  held: Requisition,
  move: RequisitionMove,
  reason: string | undefined,
): Promise<Requisition> {
  if (move === 'cancel') await releaseAllocations(ctx, held.id, 'all');
  if (move === 'close_short') await closeShort(ctx, held.id);
  if (move === 'reopen' || move === 'reopen_received') await expectAgain(ctx, held.id);
  const row = columnsOf[move]?.(ctx, held, reason) ?? {};
  return settleRequisition(ctx, held, move, { row, data: reason === undefined ? {} : { reason } });
}

const noApproval = { approved_by: null, approved_at: null, approved_total: null };

type Columns = (ctx: WriteContext, held: Requisition, reason: string | undefined) => Row;

const approving: Columns = ({ actor }, { plannedTotal }) => ({
  approved_by: actor.userId,
  approved_at: sql`now()`,
  approved_total: plannedTotal,
  reject_reason: null,
});
const released: Columns = () => ({ hold_reason: null });
const reopened: Columns = () => ({ close_reason: null });

/** What each move writes beside the status. */
const columnsOf: Partial<Record<RequisitionMove, Columns>> = {
  submit: ({ actor }) => ({ submitted_by: actor.userId, reject_reason: null, ...noApproval }),
  approve: approving,
  approve_at_once: approving,
  reject: (_ctx, _held, reason) => ({ reject_reason: reason, ...noApproval }),
  recall: () => ({ submitted_by: null, ...noApproval }),
  hold: (_ctx, _held, reason) => ({ hold_reason: reason }),
  cancel: (_ctx, _held, reason) => ({ cancel_reason: reason, hold_reason: null }),
  close_short: (_ctx, _held, reason) => ({ close_reason: reason }),
  reopen: reopened,
  reopen_received: reopened,
  release_draft: released,
  release_pending_approval: released,
  release_approved: released,
  release_rejected: released,
  release_in_sourcing: released,
  release_supplier_selected: released,
  release_awaiting_delivery: released,
  release_partially_received: released,
};

/** What did not come is not expected any more, and what nobody has begun to deliver is released. */
async function closeShort(ctx: WriteContext, id: string) {
  await ctx.db.execute(sql`
    update requisition_lines set closed_short_quantity = quantity - received_quantity, version = version + 1, updated_at = now()
    where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and status = 'active' and quantity > received_quantity`);
  await releaseAllocations(ctx, id, 'untouched');
}

const expectAgain = (ctx: WriteContext, id: string) =>
  ctx.db.execute(sql`
    update requisition_lines set closed_short_quantity = 0, version = version + 1, updated_at = now()
    where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and closed_short_quantity > 0`);
