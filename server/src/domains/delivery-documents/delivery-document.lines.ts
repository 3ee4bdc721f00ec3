import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { deliveryDocument } from './delivery-document.ts';
import { deliveryDocumentLine, linesByDocument } from './delivery-document-line.ts';

export const linesOfDeliveryDocuments: RecordLines = {
  of: deliveryDocument.declared,
  line: deliveryDocumentLine.declared,
  counted: countedIn('delivery_document_lines', 'document_id'),
  read: ({ db }, ids) => linesByDocument(db, ids),
};
