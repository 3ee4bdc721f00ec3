import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { changeFields, changeQuote } from '../change-quote.ts';
import { holdQuote } from '../hold-quote.ts';
import { wholeQuote, wholeWithWarnings } from '../whole-quote.ts';

export const updateQuote = command({
  name: 'supplier-quotes.update-quote',
  summary: words('Change a quote', 'Изменить предложение'),
  description:
    'A draft is changed freely. What was submitted stays: only `comment`, `internalScore` and `externalNumber` change, and `revising` begins a ' +
    'next version, which applies once it is submitted. `status` rejects, restores or withdraws.',
  permission: 'supplier_quotes.update',
  scope: 'supplier_documents.write',
  refuses: ['conflict', 'invalid_state_transition'],
  input: object({ id: id(), ...changeFields }),
  output: wholeQuote,

  async run(ctx, { id, ...input }) {
    await changeQuote(ctx, await holdQuote(ctx, id), input);
    return wholeWithWarnings(ctx, id);
  },
});
