import type { Listing } from '../../kernel/lists/listing.ts';
import { rfqStatuses } from './rfq-flow.ts';
import { quoteModes } from './supplier-rfq.ts';

export const rfqListing: Listing = {
  name: 'supplier-rfqs',
  from: 'supplier_rfqs rfq',
  alias: 'rfq',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'supplier_rfq',
    parties: 'as words',
    by: 'title, number, names of items, suppliers asked and their taxpayer numbers',
  },
  ordered: ['updatedAt', 'number', 'responseDeadline'],
  fields: {
    id: { column: 'rfq.id', kind: 'id', sortable: true },
    number: { column: 'rfq.number', kind: 'text', sortable: true },
    title: { column: 'rfq.title', kind: 'text', sortable: true },
    status: { column: 'rfq.status', kind: 'choice', values: rfqStatuses },
    procurementId: { column: 'rfq.requisition_id', kind: 'id', nullable: true },
    responsibleId: { column: 'rfq.responsible_id', kind: 'id', nullable: true },
    warehouseId: { column: 'rfq.warehouse_id', kind: 'id', nullable: true },
    currency: { column: 'rfq.currency', kind: 'text', nullable: true },
    quoteMode: { column: 'rfq.quote_mode', kind: 'choice', values: quoteModes },
    sealed: { column: 'rfq.sealed', kind: 'boolean' },
    responseDeadline: { column: 'rfq.response_deadline', kind: 'instant', sortable: true, nullable: true },
    overdue: {
      column: `(rfq.response_deadline < now() and rfq.status in ('sent', 'partially_quoted', 'expired'))`,
      kind: 'boolean',
    },
    supplierId: {
      column: 'rfq.id',
      kind: 'related',
      among:
        'select asked.rfq_id from supplier_rfq_recipients asked where asked.tenant_id = tenant_id() and asked.supplier_id',
    },
    sentAt: { column: 'rfq.sent_at', kind: 'instant', nullable: true },
    createdAt: { column: 'rfq.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'rfq.updated_at', kind: 'instant', sortable: true },
  },
};
