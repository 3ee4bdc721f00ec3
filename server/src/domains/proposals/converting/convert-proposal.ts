import Type from 'typebox';
import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { proposalFlow } from '../../../../../nouns/proposal-flow.ts';
import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { id, object } from '../../../kernel/fields.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { firstActive } from '../../../platform/users/people-to-tell.ts';
import { createSalesInvoiceFrom } from '../../sales/create-sales-invoice-from.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { targetsFrom } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';
import { rowsOfProposal } from '../proposal-row.ts';
import { invoiceRows } from './invoice-rows.ts';

export const convertProposal = command({
  name: 'proposals.convert-proposal',
  summary: words(
    'Make a sales invoice of a commercial proposal',
    'Создать исходящий счёт из коммерческого предложения',
  ),
  description:
    'Once, of one that was approved, sent or accepted: a draft with its rows, prices, costs, groups and terms, named in `salesInvoiceId`; the fee of an agent ' +
    'is a row of it. Again it is refused with `already_converted` and the `salesInvoiceId` there is. Where the invoice is deleted, voided or ' +
    'cancelled, the proposal is what it was before and may be converted again. Groups named after suppliers stay with the proposal.',
  permission: 'commercial_proposals.convert',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'conflict', 'unknown_reference', 'precondition_failed'],
  input: object({ id: id() }),
  output: object(
    {
      ...proposalCard.properties,
      warnings: warnings('total_differs', {
        proposalTotal: Type.String({ title: 'Total of the proposal' }),
        invoiceTotal: Type.String({ title: 'Total of the invoice' }),
      }),
    },
    { title: 'Commercial proposal with its invoice' },
  ),

  async run(ctx, { id }) {
    const before = await commercialProposals.open(ctx, id);
    if (before.status === 'converted') throw alreadyConverted(before.salesInvoiceId);
    if (!(proposalFlow.moves.convert.from as readonly string[]).includes(before.status))
      throw notAllowed(proposalFlow, before.status, 'converted', targetsFrom(before.status));
    const invoice = await makeInvoice(ctx, before);
    const tell = { salesInvoiceId: invoice.id };
    const after = await commercialProposals.move(ctx, before, 'convert', {}, { fact: 'converted', tell });
    return { ...(await cardOf(ctx, after)), warnings: differences(ctx, before, invoice) };
  },
});

async function makeInvoice(ctx: WriteContext, proposal: CommercialProposal): Promise<SalesInvoice> {
  const { id, number, title, termsText, customerId, sellerProfileId, procurementId, currency, vatMode, ownerId } =
    proposal;
  const owner = await firstActive(ctx.db, [ownerId]);
  const { invoice } = await createSalesInvoiceFrom(ctx, {
    ...{ title, termsText, customerId, sellerProfileId, procurementId, currency, vatMode },
    ...(owner && { ownerId: owner.id }),
    proposal: { id, number },
    rows: invoiceRows(proposal, await rowsOfProposal(ctx.db, id)),
  });
  return invoice;
}

/** A price per unit has six digits: of very many units it makes another sum than the row of the proposal. */
function differences(ctx: WriteContext, { totalAmount }: CommercialProposal, invoice: SalesInvoice) {
  if (new Exact(totalAmount).eq(invoice.totalAmount)) return [];
  const amounts = { proposalTotal: totalAmount, invoiceTotal: invoice.totalAmount };
  return [
    warning(
      ctx,
      'total_differs',
      words(
        `The invoice comes to ${invoice.totalAmount}, the proposal to ${totalAmount}: prices per unit are rounded.`,
        `Сумма счёта ${invoice.totalAmount}, предложения ${totalAmount}: цены за единицу округлены.`,
      ),
      amounts,
    ),
  ];
}

const alreadyConverted = (salesInvoiceId: string | null) =>
  conflict(
    'already_converted',
    words('An invoice has already been made of this proposal.', 'По этому предложению счёт уже создан.'),
    { salesInvoiceId },
  );
