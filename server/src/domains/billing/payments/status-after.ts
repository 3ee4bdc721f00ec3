import type { Invoice } from '../../../../../nouns/invoice.ts';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { isSettled } from './payment-status.ts';

/** What is approved and paid in full is paid; what is owed again is approved. */
export function statusAfter(status: Invoice['status'], paymentStatus: Invoice['paymentStatus']): Invoice['status'] {
  if (status === 'approved' && isSettled(paymentStatus)) return nextStatus(invoiceFlow, 'pay', status);
  if (status === 'paid' && !isSettled(paymentStatus)) return nextStatus(invoiceFlow, 'unpay', status);
  return status;
}
