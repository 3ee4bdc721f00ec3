import { isPositive } from './model.ts';
import type { InvoiceCard, Payment } from './queries.ts';

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

/** What the form begins with: the payment as it stands, or a bank transfer of all that is still owed. */
export const paymentValuesOf = (
  { outstandingAmount }: Pick<InvoiceCard, 'outstandingAmount'>,
  payment: Payment | undefined,
): PaymentValues => ({
  amount: payment?.amount ?? (isPositive(outstandingAmount) ? outstandingAmount : ''),
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
