import Type from 'typebox';
import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { endedStatuses } from '../../../../../nouns/sales-invoice-flow.ts';
import { command, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, type ToldFact, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { salesInvoice, salesInvoices } from '../../sales/sales-invoice.ts';
import { commercialProposals } from '../commercial-proposal.ts';

const deleted = salesInvoice.event('deleted');

/** The invoice that was made of a proposal is deleted, void or cancelled: the proposal is what it was before, and another may be made. */
export const releaseConverted = reaction(
  [deleted, salesInvoice.event('status_changed')],
  command({
    name: 'proposals.release-converted',
    summary: words(
      'Release a proposal whose invoice has ended',
      'Вернуть предложение, счёт по которому больше не действует',
    ),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, told) {
      ctx.nothingChanged();
      const proposalId = await proposalOfEnded(ctx, told);
      if (!proposalId) return;
      const held = await commercialProposals.lock(ctx.db, proposalId);
      if (held.status !== 'converted' || held.salesInvoiceId !== null) return;
      await commercialProposals.move(ctx, held, releaseOf(held));
    },
  }),
);

/** Of an invoice that was deleted only the fact tells what it was made of. */
async function proposalOfEnded({ db }: ReadContext, { factId, entityId }: ToldFact) {
  const { event, data } = await factById(db, factId);
  if (event === deleted) return (data.object as Partial<SalesInvoice> | undefined)?.proposalId;
  const [invoice] = await salesInvoices.byIds(db, [entityId]);
  return invoice && endedStatuses.includes(invoice.status) ? invoice.proposalId : null;
}

const releaseOf = ({ answeredAt, sentAt }: CommercialProposal) =>
  answeredAt !== null ? 'release_accepted' : sentAt !== null ? 'release_sent' : 'release_approved';
