import { transferFunctions } from '../../kernel/integrations/ports/transfer-documents.ts';
import type { Listing } from '../../kernel/lists/listing.ts';

export const transferDocumentListing: Listing = {
  name: 'transfer-documents',
  from: 'transfer_documents document',
  alias: 'document',
  defaultSort: '-createdAt',
  fields: {
    id: { column: 'document.id', kind: 'id', sortable: true },
    status: { column: 'document.status', kind: 'choice', values: ['uploaded', 'applied'] },
    function: { column: 'document.function', kind: 'choice', values: transferFunctions },
    invoiceId: { column: 'document.invoice_id', kind: 'id', nullable: true },
    date: { column: 'document.date', kind: 'date', sortable: true },
    createdAt: { column: 'document.created_at', kind: 'instant', sortable: true },
  },
};
