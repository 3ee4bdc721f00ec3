import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { readWholeQuote, wholeFields } from '../whole-quote.ts';

export const getQuote = query({
  name: 'supplier-quotes.get-quote',
  summary: words('Get a quote', 'Получить предложение'),
  description:
    'With the current version (`current`) and the one being written (`draft`), and the moves that the caller may ask for now.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: object(wholeFields),
  run: (ctx, { id }) => readWholeQuote(ctx, id),
});
