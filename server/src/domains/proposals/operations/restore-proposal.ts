import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { follow } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';
import { backToWork } from '../standing/back-to-work.ts';

export const restoreProposal = command({
  name: 'proposals.restore-proposal',
  summary: words('Restore a commercial proposal', 'Вернуть коммерческое предложение из архива'),
  description:
    'As a draft: what was approved, sent or answered has to be so again. One that is not archived stays as it is.',
  permission: 'commercial_proposals.delete',
  scope: 'customer_documents.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: proposalCard,

  async run(ctx, { id }) {
    const before = await commercialProposals.open(ctx, id);
    if (!before.archivedAt) return cardOf(ctx, unchanged(ctx, before));
    const after = await commercialProposals.restore(ctx, before, backToWork(before));
    await follow(ctx, before, after);
    return cardOf(ctx, after);
  },
});
