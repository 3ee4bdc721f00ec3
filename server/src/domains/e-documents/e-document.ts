import { eDocument as declared } from '../../../../nouns/e-document.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const eDocument = entityOf(declared);

/** As files name a document that was given to an operator. */
export const eDocumentFiles = 'eDocument';

export const eDocuments = store(eDocument, {
  fileId: (tenant) => sql`
    (select file.id from files file
     where file.tenant_id = ${tenant} and file.entity_type = 'eDocument' and file.entity_id = edoc.id and file.status = 'active'
     order by file.id limit 1)`,
});

export const eDocumentListing = listingOf(declared, { name: 'e-documents', defaultSort: '-createdAt' });
