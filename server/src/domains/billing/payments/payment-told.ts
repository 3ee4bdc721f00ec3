import { currency, object } from '../../../kernel/fields.ts';
import { type PaymentRow, presentPayment } from './payment.row.ts';
import { payment } from './payment.ts';

/** A payment read apart from its invoice: what its amount makes there is in a currency of its own. */
export const paymentTold = object(
  { ...payment.properties, invoiceCurrency: currency('Currency of the invoice') },
  { title: 'Payment' },
);

export const presentTold = (row: PaymentRow) => ({ ...presentPayment(row), invoiceCurrency: row.invoiceCurrency });
