import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { Payment } from '../../../../../nouns/payment.ts';
import { object } from '../../../kernel/fields.ts';
import { invoice } from '../invoice.ts';
import { asInvoicePayment, invoicePayment } from './payment.ts';

const { fields } = invoice;

const standing = object(
  {
    status: fields.status,
    paymentStatus: fields.paymentStatus,
    paidAmount: fields.paidAmount,
    outstandingAmount: fields.outstandingAmount,
    version: fields.version,
  },
  { title: 'How the invoice stands after it' },
);

export const paidAnswer = object(
  { ...invoicePayment.properties, invoice: standing },
  { title: 'Payment and what it did' },
);

export const presentPaid = (
  paid: Payment,
  { status, paymentStatus, paidAmount, outstandingAmount, version }: Invoice,
) => ({ ...asInvoicePayment(paid), invoice: { status, paymentStatus, paidAmount, outstandingAmount, version } });
