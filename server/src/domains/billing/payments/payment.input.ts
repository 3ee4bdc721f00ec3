import Type from 'typebox';
import { flag, object, unshown } from '../../../kernel/fields.ts';
import { payment } from './payment.ts';

/** What a caller may write of a payment. */
export const paymentFields = {
  ...payment.change,
  fxRate: Type.Optional(unshown(payment.fields.fxRate)),
  allowOverpayment: Type.Optional(flag('Pay more than is owed')),
};

const shape = object(paymentFields);

export type PaymentInput = Type.Static<typeof shape>;
