import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { incomingReading } from '../e-document-rights.ts';
import { incomingEDocuments, incomingListing } from '../incoming-e-document.ts';

export const listIncoming = listRecords(incomingEDocuments, incomingListing, {
  name: 'e-documents.list-incoming',
  summary: words('List incoming electronic documents', 'Список входящих электронных документов'),
  description:
    'Newest first, of all operators. They come by themselves; they stay readable after the integration was removed.',
  ...incomingReading,
});
