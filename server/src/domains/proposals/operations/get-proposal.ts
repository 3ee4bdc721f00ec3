import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { proposalReading } from '../commercial-proposal.ts';
import { proposalCard, readProposalCard } from '../proposal.card.ts';

export const getProposal = query({
  name: 'proposals.get-proposal',
  summary: words('Get a commercial proposal', 'Получить коммерческое предложение'),
  description:
    'With its rows, its expenses, and where the caller may move it now. Costs, markups, suppliers and profit need `margins.read`.',
  ...proposalReading,
  input: object({ id: id() }),
  output: proposalCard,
  run: (ctx, { id }) => readProposalCard(ctx, id),
});
