import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { Company } from '../../../../nouns/company.ts';
import { type ProposalMove, type ProposalRequirement, proposalFlow } from '../../../../nouns/proposal-flow.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { nextStatus, notAllowed } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { decide } from '../approvals/decide.ts';
import { followApproval } from '../approvals/follow-approval.ts';
import { isOwnApproval } from '../billing/own-approval.ts';
import { checkMove } from './check-move.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { subjectOf } from './subject-of.ts';

const { moves } = proposalFlow;

type Asked = 'submit' | 'approve' | 'reject';

/** Makes a move that a person asked for, with what it writes besides. */
export async function makeMove(
  ctx: WriteContext,
  before: CommercialProposal,
  move: Asked,
  reason?: string,
): Promise<CommercialProposal> {
  const { from, to } = moves[move];
  if (!(from as readonly string[]).includes(before.status))
    throw notAllowed(proposalFlow, before.status, to, targetsFrom(before.status));
  const decided = { recordType: 'commercial_proposal', recordId: before.id, reason } as const;
  if (move !== 'submit' && (await decide(ctx, { ...decided, move })) === 'waits') return before;
  await checkMove(ctx, before, move, reason);
  const tell = reason === undefined ? {} : { reason };
  const after = await commercialProposals.move(ctx, before, move, valuesOf(ctx, move, reason), { tell });
  await follow(ctx, before, after, reason);
  return after;
}

/** A change of status begins the approval, or takes it back. */
export const follow = (ctx: WriteContext, before: CommercialProposal, after: CommercialProposal, reason?: string) =>
  followApproval(ctx, {
    ...{ recordType: 'commercial_proposal', recordId: before.id, from: before.status, to: after.status, reason },
    subject: () => subjectOf(ctx, after),
  });

function valuesOf({ actor }: WriteContext, move: Asked, reason: string | undefined): Partial<CommercialProposal> {
  if (move === 'submit') return { submittedBy: actor.userId, rejectReason: null };
  if (move === 'reject') return { rejectReason: reason ?? null };
  return { approvedBy: actor.userId, approvedAt: portalNow().toISOString() };
}

/** What a change of content takes back: the approval, asked for or given. */
export const revised = ({ status }: CommercialProposal): Partial<CommercialProposal> => ({
  status: nextStatus(proposalFlow, 'revise', status),
  ...{ rejectReason: null, submittedBy: null, approvedBy: null, approvedAt: null },
});

const movesFrom = (status: CommercialProposal['status']) =>
  (Object.keys(moves) as ProposalMove[]).filter(
    (move) => moves[move].permission !== null && moves[move].from.includes(status),
  );

export const targetsFrom = (status: CommercialProposal['status']) => [
  ...new Set(movesFrom(status).map((move) => moves[move].to)),
];

/** The moves that the proposal as it is leaves open: one that expired goes on as what it was. */
export const openMoves = ({ status, sentAt }: CommercialProposal): ProposalMove[] =>
  movesFrom(status).filter((move) => move !== (sentAt === null ? 'extend' : 'renew'));

interface AllowedMove {
  to: CommercialProposal['status'];
  requires: ProposalRequirement[];
}

/** What this actor may ask for now; an approval that has to be somebody else's is not theirs to ask for. */
export const allowedMoves = (
  actor: Actor,
  held: CommercialProposal,
  settings: Pick<Company, 'noSelfApproval' | 'approvalRequired'>,
): AllowedMove[] =>
  openMoves(held).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    if (!permission || !maySee(actor, permission)) return [];
    if (requires.includes('not_author') && isOwnApproval(actor, held, settings)) return [];
    if (requires.includes('no_approval') && settings.approvalRequired) return [];
    return [{ to, requires: [...requires] }];
  });
