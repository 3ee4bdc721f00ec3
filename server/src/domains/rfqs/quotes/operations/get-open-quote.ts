import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { supplierQuote, supplierQuotes } from '../supplier-quote.ts';

/** A quote whose prices are open: a document of the supplier would show them. */
export const getOpenQuote = query({
  name: 'supplier-quotes.get-open-quote',
  summary: words('Get a quote whose prices are open', 'Получить предложение с открытыми ценами'),
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  refuses: ['not_found', 'conflict'],
  input: object({ id: id() }),
  output: supplierQuote.view,
  async run(ctx, { id }) {
    const quote = await supplierQuotes.byId(ctx.db, id);
    if (quote.sealed) throw sealed();
    return quote;
  },
});

const sealed = () =>
  refuse(
    'conflict',
    words('Prices are sealed until the request ends.', 'Цены скрыты до окончания приёма предложений.'),
    { rule: 'quote_sealed' },
  );
