import { approvalFlow } from '../../../../../nouns/approval-flow.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { approvalRequests, closed, type HeldRequest, reminderIn } from './approval-request.ts';

/** Takes a request back: nobody is asked any more. */
export const cancelRequest = (ctx: WriteContext, { request }: Pick<HeldRequest, 'request'>, reason: string | null) =>
  approvalRequests.move(ctx, request, 'cancel', { reason }, { columns: closed });

/** Puts a request aside with its record; what was decided stays. */
export const pauseRequest = async (ctx: WriteContext, { request }: HeldRequest) => {
  if (request.status === 'pending')
    await approvalRequests.move(ctx, request, 'pause', {}, { columns: { remind_at: null } });
};

/** The record is back: those who have not decided yet are waited for again. */
export const resumeRequest = (ctx: WriteContext, { request, steps }: HeldRequest) =>
  approvalRequests.move(
    ctx,
    request,
    'resume',
    {},
    { columns: { remind_at: reminderIn(steps[request.step - 1]?.remindAfterHours ?? null) } },
  );

/** The status that a decision leads to. */
export const decidedStatus = (move: 'approve' | 'reject', { request }: HeldRequest) =>
  nextStatus(approvalFlow, move, request.status);
