import type { Payment } from '../../../../nouns/payment.ts';
import { compareDecimals } from '../../kit/decimal-sum.ts';

/** A payment as its form holds it. */
export interface PaymentValues {
  amount: string;
  paidAt: string;
  method: Payment['method'];
  documentNumber: string;
  comment: string;
  allowOverpayment: boolean;
}

export const paymentFields = ['amount', 'paidAt', 'method', 'documentNumber', 'comment'] as const;

/** What a payment is of: an invoice of either kind. */
export interface Owed {
  outstandingAmount: string;
  currency: string;
}

type Paid = Pick<Payment, 'amount' | 'paidAt' | 'method' | 'documentNumber' | 'comment'>;

/** What the form begins with: the payment as it stands, or a bank transfer of all that is still owed. */
export const paymentValuesOf = (
  { outstandingAmount }: Pick<Owed, 'outstandingAmount'>,
  payment: Paid | undefined,
): PaymentValues => ({
  amount: payment?.amount ?? (compareDecimals(outstandingAmount, '0') > 0 ? outstandingAmount : ''),
  paidAt: payment?.paidAt ?? '',
  method: payment?.method ?? 'bank',
  documentNumber: payment?.documentNumber ?? '',
  comment: payment?.comment ?? '',
  allowOverpayment: false,
});

/** As the server takes it: a day that is not given is today, an emptied text is nothing. */
export const paymentBodyOf = ({ amount, paidAt, method, documentNumber, comment, ...values }: PaymentValues) => ({
  amount,
  method,
  documentNumber: documentNumber.trim() || null,
  comment: comment.trim() || null,
  ...(paidAt !== '' && { paidAt }),
  ...(values.allowOverpayment && { allowOverpayment: true }),
});
