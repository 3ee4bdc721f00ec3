import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { deliveryDocumentListing, deliveryDocuments } from '../delivery-document.ts';
import { deliveryReading } from '../delivery-rights.ts';

export const listDeliveryDocuments = listRecords(deliveryDocuments, deliveryDocumentListing, {
  name: 'delivery-documents.list-delivery-documents',
  summary: words('List delivery documents', 'Список документов на доставку'),
  ...deliveryReading,
});
