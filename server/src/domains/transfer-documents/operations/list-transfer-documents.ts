import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { transferDocumentListing } from '../transfer-document.list.ts';
import { presentTransferDocument, transferDocumentColumns } from '../transfer-document.row.ts';
import { transferDocument } from '../transfer-document.ts';

export const listTransferDocuments = listQuery({
  name: 'transfer-documents.list-transfer-documents',
  summary: words('List transfer documents', 'Список УПД'),
  description: 'Newest first. Documents stay readable after the card was removed.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  listing: transferDocumentListing,
  row: transferDocument.view,
  run: (ctx, input) => listRows(ctx, transferDocumentListing, transferDocumentColumns, input, presentTransferDocument),
});
