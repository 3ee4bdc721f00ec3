import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
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
  const row = columnsOf(ctx, held, move, reason);
  return settleRequisition(ctx, held, move, { row, data: reason === undefined ? {} : { reason } });
}

const noApproval = { approved_by: null, approved_at: null, approved_total: null };

function columnsOf(
  { actor }: WriteContext,
  { plannedTotal }: Requisition,
  move: RequisitionMove,
  reason?: string,
): Row {
  switch (move) {
    case 'submit':
      return { submitted_by: actor.userId, reject_reason: null, ...noApproval };
    case 'approve':
    case 'approve_at_once':
      return { approved_by: actor.userId, approved_at: sql`now()`, approved_total: plannedTotal, reject_reason: null };
    case 'reject':
      return { reject_reason: reason, ...noApproval };
    case 'recall':
      return { submitted_by: null, ...noApproval };
    case 'hold':
      return { hold_reason: reason };
    case 'cancel':
      return { cancel_reason: reason };
    case 'close_short':
      return { close_reason: reason };
    case 'reopen':
    case 'reopen_received':
      return { close_reason: null };
    default:
      return move.startsWith('release_') ? { hold_reason: null } : {};
  }
}

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
