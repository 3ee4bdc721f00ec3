import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionMove } from '../../../../../nouns/requisition-flow.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { releaseAllocations } from '../allocations/release-allocations.ts';

/** What a move does besides changing the status. */
interface Effect {
  /** The field that keeps its reason. */
  reasonIn?: keyof Requisition;
  clears?: ReadonlyArray<keyof Requisition>;
  sets?(ctx: WriteContext, held: Requisition): Partial<Requisition>;
  /** What it does to lines and allocations. */
  onLines?(ctx: WriteContext, id: string): Promise<unknown>;
}

const approval = ['approvedBy', 'approvedAt', 'approvedTotal'] as const;

const submitting: Effect = { clears: approval, sets: ({ actor }) => ({ submittedBy: actor.userId }) };
const approving: Effect = {
  clears: ['rejectReason'],
  sets: ({ actor }, { plannedTotal }) => ({
    approvedBy: actor.userId,
    approvedAt: portalNow().toISOString(),
    approvedTotal: plannedTotal,
  }),
};
const reopening: Effect = { clears: ['closeReason'], onLines: expectAgain };
const releasing: Effect = { clears: ['holdReason'] };

const effects: Partial<Record<RequisitionMove, Effect>> = {
  submit: { ...submitting, clears: ['rejectReason', ...approval] },
  approve: approving,
  approve_at_once: approving,
  approve_again: submitting,
  reject: { reasonIn: 'rejectReason', clears: approval },
  recall: { clears: ['submittedBy', ...approval] },
  hold: { reasonIn: 'holdReason' },
  close_short: { reasonIn: 'closeReason', onLines: closeShort },
  reopen: reopening,
  reopen_received: reopening,
  cancel: {
    reasonIn: 'cancelReason',
    clears: ['holdReason'],
    onLines: (ctx, id) => releaseAllocations(ctx, id, 'all'),
  },
};

export const effectOf = (move: RequisitionMove, { status }: Requisition): Effect =>
  effects[move] ?? (status === 'on_hold' ? releasing : {});

/** What a move writes of the header. */
export function writtenBy(
  ctx: WriteContext,
  held: Requisition,
  move: RequisitionMove,
  reason: string | undefined,
): Partial<Requisition> {
  const { reasonIn, clears = [], sets } = effectOf(move, held);
  return {
    ...Object.fromEntries(clears.map((field) => [field, null])),
    ...(reasonIn && { [reasonIn]: reason }),
    ...sets?.(ctx, held),
  };
}

/** What did not come is not expected any more, and what nobody has begun to deliver is released. */
async function closeShort(ctx: WriteContext, id: string) {
  await ctx.db.execute(sql`
    update requisition_lines set closed_short_quantity = quantity - received_quantity, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and status = 'active' and quantity > received_quantity`);
  await releaseAllocations(ctx, id, 'untouched');
}

function expectAgain(ctx: WriteContext, id: string) {
  return ctx.db.execute(sql`
    update requisition_lines set closed_short_quantity = from_stock_quantity, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and closed_short_quantity > from_stock_quantity`);
}
