import type { Listing } from '../../kernel/lists/listing.ts';
import { invoiceSources, matchingStatuses, paymentStatuses } from './invoice.ts';
import { invoiceLifecycle } from './invoice-flow.ts';
import { overdueText } from './overdue.ts';

export const invoiceListing: Listing = {
  name: 'invoices',
  from: 'invoices inv',
  alias: 'inv',
  defaultSort: '-updatedAt',
  searched: { kind: 'invoice', parties: 'as words', by: 'numbers, names of lines, supplier and its taxpayer number' },
  ordered: ['updatedAt', 'number', 'dueDate'],
  fields: {
    id: { column: 'inv.id', kind: 'id', sortable: true },
    number: { column: 'inv.number', kind: 'text', sortable: true },
    externalNumber: { column: 'inv.external_number', kind: 'text', nullable: true },
    externalDate: { column: 'inv.external_date', kind: 'date', sortable: true, nullable: true },
    counterpartyId: { column: 'inv.counterparty_id', kind: 'id' },
    supplierId: { column: 'inv.supplier_id', kind: 'id' },
    procurementId: { column: 'inv.requisition_id', kind: 'id', nullable: true },
    invoiceRequestId: { column: 'inv.invoice_request_id', kind: 'id', nullable: true },
    currency: { column: 'inv.currency', kind: 'text' },
    status: { column: 'inv.status', kind: 'choice', values: invoiceLifecycle.statuses },
    paymentStatus: { column: 'inv.payment_status', kind: 'choice', values: paymentStatuses },
    matchingStatus: { column: 'inv.matching_status', kind: 'choice', values: matchingStatuses },
    source: { column: 'inv.source', kind: 'choice', values: invoiceSources },
    dueDate: { column: 'inv.due_date', kind: 'date', sortable: true, nullable: true },
    overdue: { column: overdueText, kind: 'boolean' },
    onHoldUntil: { column: 'inv.on_hold_until', kind: 'date', nullable: true },
    gross: { column: 'inv.gross', kind: 'decimal', sortable: true, shownAt: ['totals', 'gross'] },
    outstandingAmount: { column: '(inv.gross - inv.paid_amount)', kind: 'decimal' },
    createdAt: { column: 'inv.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'inv.updated_at', kind: 'instant', sortable: true },
  },
};
