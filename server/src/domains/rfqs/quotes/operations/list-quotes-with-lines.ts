import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { withinPage } from '../../../../kernel/lists/within-page.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { quoteWithLines, withLines } from '../quote-with-lines.ts';
import { quoteListing, supplierQuotes } from '../supplier-quote.ts';

export const listQuotesWithLines = listQuery({
  name: 'supplier-quotes.list-quotes-with-lines',
  summary: words('List quotes of suppliers with their lines', 'Список предложений поставщиков со строками'),
  description:
    'Each with the current version (`current`): its terms, totals and first 200 lines, up to 50 quotes a page (a greater `limit` is lowered). ' +
    'Before the first submission, and while prices of a request are sealed, without it.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  listing: quoteListing,
  row: quoteWithLines,
  async run(ctx, input) {
    const page = await listRows(
      ctx,
      quoteListing,
      supplierQuotes.shown(),
      withinPage(input, 50),
      (row: SupplierQuote) => row,
    );
    return { ...page, items: await withLines(ctx.db, await supplierQuotes.complete(ctx.db, page.items), 200) };
  },
});
