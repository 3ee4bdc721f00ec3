import type { Contract } from '../../../../nouns/contract.ts';
import { type ContractMove, contractFlow } from '../../../../nouns/contract-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { decide } from '../approvals/decide.ts';
import { followApproval } from '../approvals/follow-approval.ts';
import { checkMove } from './check-move.ts';
import { contracts } from './contract.ts';
import { notMoved } from './move-to.ts';
import { subjectOf } from './subject-of.ts';

/** Makes a move that a person asked for, with what it writes besides. */
export async function makeMove(
  ctx: WriteContext,
  before: Contract,
  move: ContractMove,
  reason?: string,
): Promise<Contract> {
  const { from, to } = contractFlow.moves[move];
  if (!(from as readonly string[]).includes(before.status)) throw await notMoved(ctx, before, to);
  await checkMove(ctx, before, move, reason);
  if (move === 'approve' || move === 'reject') {
    const said = { recordType: 'contract', recordId: before.id, move, reason } as const;
    if ((await decide(ctx, said)) === 'waits') return before;
  }
  const values = {
    statusReason: move === 'approve' ? null : (reason ?? null),
    ...(move === 'submit' && { submittedBy: ctx.actor.userId }),
  };
  const tell = reason === undefined ? {} : { reason };
  const after = await contracts.move(ctx, before, move, values, { tell });
  await follow(ctx, before, after, reason);
  return after;
}

/** What was asked for or approved is no longer what it is about: it is a draft again. */
export async function revise(ctx: WriteContext, before: Contract): Promise<Contract> {
  const after = await contracts.move(ctx, before, 'revise', { submittedBy: null });
  await follow(ctx, before, after);
  return after;
}

/** A change of status begins the approval, or takes it back. */
const follow = (ctx: WriteContext, before: Contract, after: Contract, reason?: string) =>
  followApproval(ctx, {
    ...{ recordType: 'contract', recordId: before.id, from: before.status, to: after.status, reason },
    subject: () => subjectOf(ctx, after),
  });
