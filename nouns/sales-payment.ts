import { currency, id } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';
import { payment } from './payment.ts';

const { invoiceId: _, invoiceCurrency: __, ...ofAnyInvoice } = payment.fields;

/** Money that a customer paid for a sales invoice. What happens to it is told as a fact of the invoice. */
export const salesPayment = noun({
  type: 'sales_payment',
  words: words('Payment of a customer', 'Оплата покупателя'),
  table: 'sales_payments',
  alias: 'paid',
  audience: 'business',
  displayName: 'documentNumber',
  facts: [],
  fields: {
    ...ofAnyInvoice,
    salesInvoiceId: id('Sales invoice', 'Исходящий счёт').filterable(),
    amount: payment.fields.amount.example('1000.00'),
    invoiceAmount: payment.fields.invoiceAmount.example('1000.00'),
    invoiceCurrency: currency('Currency of the invoice', 'Валюта счёта').computed(),
  },
});

export type SalesPayment = RecordOf<typeof salesPayment>;
