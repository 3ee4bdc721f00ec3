import { deliveryDocument as declared } from '../../../../nouns/delivery-document.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const deliveryDocument = entityOf(declared);

export const deliveryDocuments = store(deliveryDocument, {
  procurement: (tenant) => sql`
    (select json_build_object('number', req.number, 'title', req.title) from requisitions req
     where req.tenant_id = ${tenant} and req.id = paper.requisition_id)`,
});

export const deliveryDocumentListing = listingOf(declared, {
  name: 'delivery-documents',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'delivery_document',
    parties: 'as words',
    by: 'numbers of the document, its requisition and its vehicle, names and articles of goods, parties, carrier, driver, recipient and address',
  },
  ordered: ['updatedAt', 'documentDate'],
});
