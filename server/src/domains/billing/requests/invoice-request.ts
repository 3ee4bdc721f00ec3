import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  id,
  instant,
  longText,
  measure,
  nullable,
  object,
  price,
  text,
  version,
} from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { vatModes, vatRates } from '../../../kernel/values/vat.ts';

/** A request fails when its letter is given up; it counts for nothing then, and its invoice may come all the same. */
export const requestLifecycle = lifecycle('sent', {
  fail: { from: ['sent'], to: 'failed' },
  answer_partly: { from: ['sent', 'failed', 'invoiced'], to: 'partially_invoiced' },
  answer: { from: ['sent', 'failed', 'partially_invoiced'], to: 'invoiced' },
  reopen: { from: ['partially_invoiced', 'invoiced'], to: 'sent' },
  cancel: { from: ['sent', 'failed', 'partially_invoiced'], to: 'cancelled' },
});

export const channels = ['email', 'link'] as const;

const requestLine = object(
  {
    id: id(),
    procurementItemId: id('Line of the requisition'),
    allocationId: id('Accepted quantity'),
    quantity: measure('Asked for', { examples: ['120'] }),
    invoicedQuantity: measure('Invoiced so far', { examples: ['0'] }),
    price: price('Accepted price per unit'),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    vatMode: choice(vatModes, 'VAT in the price'),
    currency: currency('Currency of the price'),
  },
  { title: 'Line of the request' },
);

/** What a supplier was asked to invoice. */
export const invoiceRequest = entity({
  type: 'invoice_request',
  noun: words('Invoice request', 'Запрос счёта'),
  audience: 'business',
  displayName: 'number',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['IR-2026-0001'] }),
    procurementId: id('Requisition'),
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    supplierName: text(255, 'Name of the supplier', { examples: ['ООО «Цементный двор»'] }),
    channel: choice(channels, 'How the supplier is asked: by our letter, or by the buyer himself'),
    email: nullable(text(254, 'Where the letter goes', { examples: ['petrova@cement.ru'] })),
    message: nullable(longText(5_000, 'Words to the supplier')),
    dueDate: nullable(date('Invoice wanted by')),
    status: choice(requestLifecycle.statuses, 'Status'),
    error: nullable(text(500, 'Why the letter was not delivered')),
    sentAt: instant('Sent'),
    lines: Type.Array(requestLine, { title: 'Lines' }),
    invoiceIds: Type.Array(id('Invoice'), { title: 'Invoices that answer it' }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
  },
  facts: ['created', 'status_changed'],
  lifecycle: requestLifecycle,
});

export type InvoiceRequest = Type.Static<typeof invoiceRequest.view>;
