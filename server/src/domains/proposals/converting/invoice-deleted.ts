import Type from 'typebox';
import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { salesInvoice } from '../../sales/sales-invoice.ts';
import { commercialProposals } from '../commercial-proposal.ts';

/** The draft that was made of a proposal is gone: the proposal is what it was before, and another invoice may be made. */
export const invoiceDeleted = reaction(
  [salesInvoice.event('deleted')],
  command({
    name: 'proposals.release-converted',
    summary: words('Release a proposal whose invoice was deleted', 'Вернуть предложение, счёт по которому удалён'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId }) {
      ctx.nothingChanged();
      const { data } = await factById(ctx.db, factId);
      const { proposalId } = (data.object ?? {}) as { proposalId?: string | null };
      if (!proposalId) return;
      const held = await commercialProposals.lock(ctx.db, proposalId);
      if (held.status !== 'converted' || held.salesInvoiceId !== null) return;
      await commercialProposals.move(ctx, held, releaseOf(held));
    },
  }),
);

const releaseOf = ({ answeredAt, sentAt }: CommercialProposal) =>
  answeredAt !== null ? 'release_accepted' : sentAt !== null ? 'release_sent' : 'release_approved';
