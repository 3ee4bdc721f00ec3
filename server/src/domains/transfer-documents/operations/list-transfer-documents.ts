import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { transferDocument, transferDocuments } from '../transfer-document.ts';

export const listTransferDocuments = listRecords(
  transferDocuments,
  listingOf(transferDocument.declared, { name: 'transfer-documents', defaultSort: '-createdAt' }),
  {
    name: 'transfer-documents.list-transfer-documents',
    summary: words('List transfer documents', 'Список УПД'),
    description: 'Newest first. Documents stay readable after the integration was removed.',
    permission: 'invoices.read',
    scope: ['supplier_documents.read', 'finance.read'],
  },
);
