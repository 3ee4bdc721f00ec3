import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { Payment } from '../../../../../nouns/payment.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { asInvoicePayment } from './payment.ts';
import { settleOwed } from './settle-owed.ts';

type Happened = 'payment_created' | 'payment_updated' | 'payment_deleted';

/** What a payment that came, changed or went leaves owed of a locked invoice. */
export const settlePayments = (
  ctx: WriteContext,
  held: Invoice,
  happened: Happened,
  payment: Payment,
  before?: Payment,
): Promise<Invoice> =>
  settleOwed(ctx, held, happened, {
    payment: asInvoicePayment(payment),
    ...(before && { paymentBefore: asInvoicePayment(before) }),
  });
