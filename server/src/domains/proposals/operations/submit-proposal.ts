import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';

export const submitProposal = command({
  name: 'proposals.submit-proposal',
  summary: words('Send a commercial proposal for approval', 'Отправить коммерческое предложение на согласование'),
  description: 'A draft with a customer, rows and a total above zero.',
  permission: 'commercial_proposals.submit',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: proposalCard,

  async run(ctx, { id }) {
    const before = await commercialProposals.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'submit'));
  },
});
