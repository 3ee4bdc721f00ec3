import { approvalFlow } from '../../../../../nouns/approval-flow.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { approvalRequests, closed, type HeldRequest, momentAfter, untimed } from './approval-request.ts';

/** Takes a request back: nobody is asked any more. */
export const cancelRequest = (ctx: WriteContext, { request }: Pick<HeldRequest, 'request'>, reason: string | null) =>
  approvalRequests.move(ctx, request, 'cancel', { reason }, { columns: closed });

/** Puts a request aside with its record; what was decided stays. */
export const pauseRequest = async (ctx: WriteContext, { request }: HeldRequest) => {
  if (request.status === 'pending') await approvalRequests.move(ctx, request, 'pause', {}, { columns: untimed });
};

/** The record is back: those who have not decided yet are waited for again. */
export async function resumeRequest(ctx: WriteContext, { request, steps }: HeldRequest) {
  const step = steps[request.step - 1];
  const columns = {
    remind_at: await momentAfter(ctx, step?.remindAfterHours ?? null),
    escalate_at: await momentAfter(ctx, step?.escalatedAt === null ? step.escalateAfterHours : null),
  };
  return approvalRequests.move(ctx, request, 'resume', {}, { columns });
}

/** The status that a decision leads to. */
export const decidedStatus = (move: 'approve' | 'reject', { request }: HeldRequest) =>
  nextStatus(approvalFlow, move, request.status);
