import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { commercialProposals } from '../commercial-proposal.ts';

export interface Answer {
  move: 'accept' | 'decline';
  source: NonNullable<CommercialProposal['answerSource']>;
  name?: string | undefined;
  position?: string | undefined;
  comment?: string | undefined;
  /** Why it is declined. */
  reason?: string | undefined;
}

/** What the customer has said, by the link or to somebody of the company. */
export function writeAnswer(ctx: WriteContext, held: CommercialProposal, answer: Answer): Promise<CommercialProposal> {
  const { move, source, name = null, position = null, comment = null, reason = null } = answer;
  return commercialProposals.move(
    ctx,
    held,
    move,
    {
      ...{ answeredAt: portalNow().toISOString(), answerSource: source, answerName: name, answerPosition: position },
      ...{ answerComment: comment, declineReason: move === 'decline' ? reason : null },
    },
    { fact: move === 'accept' ? 'accepted' : 'declined', ...(reason !== null && { tell: { reason } }) },
  );
}
