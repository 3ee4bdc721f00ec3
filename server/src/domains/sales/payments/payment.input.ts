import Type from 'typebox';
import { flag, unshown } from '../../../kernel/fields.ts';
import { salesPayment } from './sales-payment.ts';

/** What a caller may write of a payment. */
export const paymentFields = {
  ...salesPayment.change,
  fxRate: Type.Optional(unshown(salesPayment.fields.fxRate)),
  allowOverpayment: Type.Optional(flag('Take more than is owed')),
};
