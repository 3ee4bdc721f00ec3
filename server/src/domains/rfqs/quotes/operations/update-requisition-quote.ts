import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { changeFields, changeQuote } from '../change-quote.ts';
import { holdQuote } from '../hold-quote.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { wholeQuote, wholeWithWarnings } from '../whole-quote.ts';

export const updateRequisitionQuote = command({
  name: 'supplier-quotes.update-requisition-quote',
  summary: words('Change a quote of a requisition', 'Изменить предложение по заявке'),
  description: 'The same as changing the quote at its own address.',
  permission: 'supplier_quotes.update',
  scope: ['supplier_documents.write', 'purchase_requisitions.write'],
  refuses: ['conflict', 'invalid_state_transition'],
  input: object({
    procurementId: id('Requisition'),
    quoteId: id('Quote'),
    ...changeFields,
    // What is entered for a requisition applies at once, so a change begins the next version.
    revising: Type.Optional({ ...changeFields.revising, examples: [true] }),
  }),
  output: wholeQuote,

  async run(ctx, { procurementId, quoteId, ...input }) {
    const held = await holdQuote(ctx, quoteId);
    if (held.quote.procurementId !== procurementId) throw notFound(supplierQuote.noun);
    await changeQuote(ctx, held, input);
    return wholeWithWarnings(ctx, quoteId);
  },
});
