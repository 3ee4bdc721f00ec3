import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { quoteWithLines, withLines } from '../quote-with-lines.ts';
import { supplierQuotes } from '../supplier-quote.ts';

export const getQuoteWithLines = query({
  name: 'supplier-quotes.get-quote-with-lines',
  summary: words('Get a quote with its lines', 'Получить предложение со строками'),
  description:
    'With the current version (`current`) and all its lines; while prices of a request are sealed, without it.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: quoteWithLines,
  async run(ctx, { id }) {
    const [quote] = await withLines(ctx.db, [await supplierQuotes.byId(ctx.db, id)], Number.MAX_SAFE_INTEGER);
    return quote as NonNullable<typeof quote>;
  },
});
