import Type from 'typebox';
import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';

export const approveProposal = command({
  name: 'proposals.approve-proposal',
  summary: words('Approve a commercial proposal', 'Согласовать коммерческое предложение'),
  description:
    'One that waits for approval. Where a route says who approves, each of those whom its open step waits for; until the last of them the proposal keeps ' +
    'its status, and `approval` says what it waits for. Where the company says that nobody approves their own, neither who made it nor who sent it for approval may.',
  permission: 'commercial_proposals.approve',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), comment: Type.Optional(longText(1_000, 'Comment, kept with the decision of a step')) }),
  output: proposalCard,

  async run(ctx, { id, comment }) {
    const before = await commercialProposals.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'approve', comment));
  },
});
