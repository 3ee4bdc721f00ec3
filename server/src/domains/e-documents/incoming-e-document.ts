import { incomingEDocument as declared } from '../../../../nouns/incoming-e-document.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const incomingEDocument = entityOf(declared);

export const incomingEDocuments = store(incomingEDocument, {
  isTaken: () => sql`(came.transfer_document_id is not null)`,
});

export const incomingListing = listingOf(declared, { name: 'incoming-e-documents', defaultSort: '-receivedAt' });
