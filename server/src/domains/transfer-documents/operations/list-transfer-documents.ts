import { documentSources } from '../../../../../nouns/transfer-document.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { transferDocument, transferDocuments } from '../transfer-document.ts';

export const listTransferDocuments = listRecords(
  transferDocuments,
  listingOf(transferDocument.declared, {
    name: 'transfer-documents',
    defaultSort: '-createdAt',
    fields: {
      // A document is found by every way it came, not by the first alone.
      source: { column: 'document.sources', kind: 'set', values: Object.keys(documentSources) },
    },
  }),
  {
    name: 'transfer-documents.list-transfer-documents',
    summary: words('List transfer documents', 'Список УПД'),
    description:
      'Newest first, however they came: uploaded, by mail, from an operator. `source=mail` finds what came so at all. Documents stay readable after ' +
      'the integration was removed.',
    permission: 'invoices.read',
    scope: ['supplier_documents.read', 'finance.read'],
  },
);
