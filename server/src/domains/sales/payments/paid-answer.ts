import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { SalesPayment } from '../../../../../nouns/sales-payment.ts';
import { object } from '../../../kernel/fields.ts';
import { salesInvoice } from '../sales-invoice.ts';
import { asInvoicePayment, invoicePayment } from './sales-payment.ts';

const { fields } = salesInvoice;

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
  { title: 'Payment of a customer and what it did' },
);

export const presentPaid = (
  paid: SalesPayment,
  { status, paymentStatus, paidAmount, outstandingAmount, version }: SalesInvoice,
) => ({ ...asInvoicePayment(paid), invoice: { status, paymentStatus, paidAmount, outstandingAmount, version } });
