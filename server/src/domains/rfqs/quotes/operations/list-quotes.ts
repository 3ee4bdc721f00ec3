import { words } from '../../../../kernel/problems/errors.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { quoteListing, supplierQuotes } from '../supplier-quote.ts';

export const listQuotes = listRecords(supplierQuotes, quoteListing, {
  name: 'supplier-quotes.list-quotes',
  summary: words('List quotes of suppliers', 'Список предложений поставщиков'),
  description: 'Each with its current total; while prices of a request are sealed, without it.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
});
