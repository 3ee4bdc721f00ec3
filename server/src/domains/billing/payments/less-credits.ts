import type { Invoice } from '../../../../../nouns/invoice.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Payable } from './resolve-payment.ts';

/** What paying sees of an invoice: what credits have settled of it is owed no more. */
export const lessCredits = ({ currency, paidAmount, creditedAmount, totals }: Invoice): Payable => ({
  ...{ currency, paidAmount },
  totals: { gross: new Exact(totals.gross).minus(creditedAmount).toFixed() },
});
