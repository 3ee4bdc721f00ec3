import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { proposalFlow } from '../../../../../nouns/proposal-flow.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { refuseBypass } from '../../approvals/without-bypass.ts';
import { checkMove } from '../check-move.ts';
import { targetsFrom } from '../make-move.ts';
import { subjectOf } from '../subject-of.ts';

/** The move that sending makes of a proposal, null for one that was sent already; refuses what may not go out. */
export async function sendingMove(ctx: ReadContext, held: CommercialProposal): Promise<'send' | 'send_draft' | null> {
  const { status } = held;
  if (status !== 'sent' && status !== 'approved' && status !== 'draft')
    throw notAllowed(proposalFlow, status, 'sent', targetsFrom(status));
  const move = status === 'draft' ? 'send_draft' : 'send';
  await checkMove(ctx, held, move, undefined);
  if (status === 'draft') await refuseBypass(ctx, subjectOf(ctx, held));
  return status === 'sent' ? null : move;
}
