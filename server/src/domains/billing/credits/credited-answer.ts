import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { InvoiceCredit } from '../../../../../nouns/invoice-credit.ts';
import { object } from '../../../kernel/fields.ts';
import { invoice } from '../invoice.ts';
import { invoiceCredit } from './invoice-credit.ts';

const { status, paymentStatus, creditedAmount, outstandingAmount, version } = invoice.fields;

export const creditedAnswer = object(
  {
    ...invoiceCredit.fields,
    invoice: object(
      { status, paymentStatus, creditedAmount, outstandingAmount, version },
      { title: 'How the invoice stands after it' },
    ),
  },
  { title: 'Credit and what it did' },
);

export const presentCredited = (
  credit: InvoiceCredit,
  { status, paymentStatus, creditedAmount, outstandingAmount, version }: Invoice,
) => ({ ...credit, invoice: { status, paymentStatus, creditedAmount, outstandingAmount, version } });
