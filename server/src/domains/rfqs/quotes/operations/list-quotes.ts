import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { quoteListing } from '../supplier-quote.list.ts';
import { nameSuppliers, presentQuote, quoteColumns } from '../supplier-quote.row.ts';
import { supplierQuote } from '../supplier-quote.ts';

export const listQuotes = listQuery({
  name: 'supplier-quotes.list-quotes',
  summary: words('List quotes of suppliers', 'Список предложений поставщиков'),
  description: 'Each with the total of the version that holds; while prices of a request are sealed, without it.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  listing: quoteListing,
  row: supplierQuote.view,
  run: async (ctx, input) => {
    const page = await listRows(ctx, quoteListing, quoteColumns, input, presentQuote);
    return { ...page, items: await nameSuppliers(ctx.db, page.items) };
  },
});
