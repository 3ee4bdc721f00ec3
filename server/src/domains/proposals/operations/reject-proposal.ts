import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';

export const rejectProposal = command({
  name: 'proposals.reject-proposal',
  summary: words('Reject a commercial proposal', 'Отклонить коммерческое предложение'),
  description:
    'One that waits for approval, by a route only those whom its open step waits for; the `reason` stays with it until its content changes or it is sent for approval again.',
  permission: 'commercial_proposals.approve',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Наценка ниже принятой'] }) }),
  output: proposalCard,

  async run(ctx, { id, reason }) {
    const before = await commercialProposals.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'reject', reason));
  },
});
