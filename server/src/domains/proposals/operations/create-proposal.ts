import Type from 'typebox';
import { id, object, unshown } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { commercialProposal, commercialProposals } from '../commercial-proposal.ts';
import { cardOf, roleAddedWarning, writtenProposal } from '../proposal.card.ts';
import { proposalInput } from '../proposal.input.ts';
import { proposalRow, writeRows } from '../proposal-row.ts';
import { settleProposal } from '../settle-proposal.ts';
import { contentOfSource } from '../sources/content-of-source.ts';

export const createProposal = command({
  name: 'proposals.create-proposal',
  summary: words('Create a commercial proposal', 'Создать коммерческое предложение'),
  description:
    'A draft. With `procurementId` and no `rows` its rows are what was accepted from suppliers for the requisition, at what it costs there and ' +
    'with `markupPercent` of it on top; with ' +
    '`priceListId` and no `rows` they are those of the price list, at its prices. By `cost_plus` a price is cost, markup, share of the expenses and ' +
    'commission; in the other modes it is entered, and the markup follows. An agent sells goods at cost, and the commission stands beside them. ' +
    'A counterparty that is no customer yet becomes one.',
  permission: 'commercial_proposals.create',
  scope: 'customer_documents.write',
  refuses: ['unknown_reference', 'conflict'],
  input: object({
    ...proposalInput,
    priceListId: Type.Optional(id('Price list to take the rows from')),
    markupPercent: Type.Optional(unshown(proposalRow.fields.markupPercent)),
  }),
  output: writtenProposal,

  async run(ctx, input) {
    const { values, rows, customer } = await settleProposal(ctx, null, await contentOfSource(ctx, input));
    const made = {
      ...values,
      priceListId: input.priceListId ?? null,
      number: await yearlyNumber(ctx, 'KP', 'commercial-proposal'),
    };
    if (!(await commercialProposals.insert(ctx, made))) throw refuse('conflict');
    await writeRows(ctx, ctx.newId, rows);
    const created = await commercialProposals.byId(ctx.db, ctx.newId);
    ctx.record(commercialProposal.fact('created', created));
    return { ...(await cardOf(ctx, created)), warnings: roleAddedWarning(ctx, customer) };
  },
});
