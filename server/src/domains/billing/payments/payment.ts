import type Type from 'typebox';
import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  longText,
  nullable,
  object,
  rate,
  text,
  version,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

export const paymentNoun = words('Payment', 'Оплата');

export const paymentMethods = ['bank', 'cash', 'card', 'offset'] as const;

export const paymentSources = ['manual', 'bank', 'accounting'] as const;

export const paymentStatuses = ['posted', 'deleted'] as const;

/** Money paid for an incoming invoice. */
export const payment = object(
  {
    id: id(),
    invoiceId: id('Invoice'),
    amount: decimal('Paid', { examples: ['48500.00'] }),
    currency: currency(),
    fxRate: rate('One unit of its currency in the currency of the invoice'),
    invoiceAmount: decimal('What that makes in the currency of the invoice', { examples: ['48500.00'] }),
    paidAt: date('Day of the payment'),
    method: choice(paymentMethods, 'How it was paid'),
    source: choice(paymentSources, 'Who told of it'),
    externalSource: nullable(text(64, 'Name of the external system', { examples: ['bank'] })),
    externalPaymentId: nullable(text(200, 'Identifier in the external system', { examples: ['PP-000317'] })),
    documentNumber: nullable(text(64, 'Number of the payment order')),
    comment: nullable(longText(1_000, 'Comment')),
    status: choice(paymentStatuses, 'Status'),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
    deletedAt: nullable(instant('Deleted')),
  },
  { title: 'Payment' },
);

export type Payment = Type.Static<typeof payment>;
