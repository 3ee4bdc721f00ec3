import Type from 'typebox';
import { flag, object, unshown } from '../../../kernel/fields.ts';
import { payment } from './payment.ts';

const { properties: fields } = payment;

/** What a caller may write of a payment. */
export const paymentFields = {
  amount: Type.Optional(fields.amount),
  currency: Type.Optional(fields.currency),
  fxRate: Type.Optional(unshown(fields.fxRate)),
  paidAt: Type.Optional(fields.paidAt),
  method: Type.Optional(fields.method),
  documentNumber: Type.Optional(fields.documentNumber),
  comment: Type.Optional(fields.comment),
  allowOverpayment: Type.Optional(flag('Pay more than is owed')),
};

const shape = object(paymentFields);

export type PaymentInput = Type.Static<typeof shape>;
