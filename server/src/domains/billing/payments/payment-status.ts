import type { Invoice } from '../../../../../nouns/invoice.ts';
import { Exact } from '../../../kernel/values/decimal.ts';

/** Money that is nobody's concern: what rounding leaves over. */
export const smallest = '0.01';

/** How far an invoice is paid: never rounded up, and a hundredth too much is not too much. */
export function paymentStatusOf(gross: string, paid: string): Invoice['paymentStatus'] {
  const [owed, given] = [new Exact(gross), new Exact(paid)];
  if (given.lte(0)) return 'unpaid';
  if (given.lt(owed)) return 'partially_paid';
  return given.minus(owed).gt(smallest) ? 'overpaid' : 'paid';
}

/** What was paid of an invoice, and what credits have settled. */
export const settledOf = ({ paidAmount, creditedAmount }: Pick<Invoice, 'paidAmount' | 'creditedAmount'>): string =>
  new Exact(paidAmount).plus(creditedAmount).toFixed();

export const isSettled = (status: Invoice['paymentStatus']) => status === 'paid' || status === 'overpaid';
