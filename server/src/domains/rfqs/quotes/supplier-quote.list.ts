import type { Listing } from '../../../kernel/lists/listing.ts';
import { quoteStatuses } from './quote-flow.ts';
import { quoteSources } from './supplier-quote.ts';

/** Totals are neither sorted nor filtered by: sealed ones would be found out. */
export const quoteListing: Listing = {
  name: 'supplier-quotes',
  from: 'supplier_quotes quote',
  alias: 'quote',
  defaultSort: '-updatedAt',
  searched: { kind: 'supplier_quote', parties: 'as words', by: 'numbers, supplier and its taxpayer number' },
  ordered: ['updatedAt', 'number'],
  fields: {
    id: { column: 'quote.id', kind: 'id', sortable: true },
    number: { column: 'quote.number', kind: 'text', sortable: true },
    externalNumber: { column: 'quote.external_number', kind: 'text', nullable: true },
    status: { column: 'quote.status', kind: 'choice', values: quoteStatuses },
    source: { column: 'quote.source', kind: 'choice', values: quoteSources },
    rfqId: { column: 'quote.rfq_id', kind: 'id', nullable: true },
    procurementId: { column: 'quote.requisition_id', kind: 'id', nullable: true },
    supplierId: { column: 'quote.supplier_id', kind: 'id' },
    counterpartyId: { column: 'quote.counterparty_id', kind: 'id' },
    currency: { column: 'quote.currency', kind: 'text' },
    revising: { column: 'quote.revising', kind: 'boolean' },
    needsReconfirmation: { column: 'quote.needs_reconfirmation', kind: 'boolean' },
    validUntil: { column: 'quote.valid_until', kind: 'date', nullable: true },
    submittedAt: { column: 'quote.submitted_at', kind: 'instant', nullable: true },
    createdAt: { column: 'quote.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'quote.updated_at', kind: 'instant', sortable: true },
  },
};
