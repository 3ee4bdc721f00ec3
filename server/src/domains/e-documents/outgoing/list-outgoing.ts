import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { eDocumentListing, eDocuments } from '../e-document.ts';
import { outgoingReading } from '../e-document-rights.ts';
import { readableBy } from './record-rights.ts';

export const listOutgoing = listRecords(eDocuments, eDocumentListing, {
  name: 'e-documents.list-outgoing',
  summary: words('List documents given to operators', 'Список документов, переданных операторам'),
  description:
    'Newest first: one for each operator and each time it was given. `entityType` and `entityId` show those of one record, `isCurrent=true` the last ones. ' +
    'Of records that the caller may not read there are none.',
  ...outgoingReading,
  within: (actor) => [sql`edoc.entity_type = any(${readableBy(actor)}::text[])`],
});
