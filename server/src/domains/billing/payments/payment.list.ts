import type { Listing } from '../../../kernel/lists/listing.ts';
import { paymentMethods, paymentSources, paymentStatuses } from './payment.ts';

export const paymentListing: Listing = {
  name: 'payments',
  from: 'invoice_payments paid',
  alias: 'paid',
  defaultSort: '-updatedAt',
  fields: {
    id: { column: 'paid.id', kind: 'id', sortable: true },
    invoiceId: { column: 'paid.invoice_id', kind: 'id' },
    counterpartyId: {
      column: 'paid.invoice_id',
      kind: 'related',
      among: 'select inv.id from invoices inv where inv.tenant_id = tenant_id() and inv.counterparty_id',
    },
    amount: { column: 'paid.amount', kind: 'decimal' },
    currency: { column: 'paid.currency', kind: 'text' },
    paidAt: { column: 'paid.paid_at', kind: 'date', sortable: true },
    method: { column: 'paid.method', kind: 'choice', values: paymentMethods },
    source: { column: 'paid.source', kind: 'choice', values: paymentSources },
    externalSource: { column: 'paid.external_source', kind: 'text', nullable: true },
    externalPaymentId: { column: 'paid.external_payment_id', kind: 'text', nullable: true },
    documentNumber: { column: 'paid.document_number', kind: 'text', nullable: true },
    status: { column: 'paid.status', kind: 'choice', values: paymentStatuses },
    createdAt: { column: 'paid.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'paid.updated_at', kind: 'instant', sortable: true },
  },
};
