import Type, { type Static } from 'typebox';
import { currency, flag, id, nullable, object, text } from '../../kernel/fields.ts';

/** Where a counterparty is paid. The accounts of a foreign bank are kept as they are written. */
export const paymentRequisite = object(
  {
    id: id(),
    label: nullable(text(100, 'Label', { examples: ['Основной'] })),
    bankName: nullable(text(200, 'Bank', { examples: ['ПАО Сбербанк'] })),
    bik: nullable(text(9, 'BIK', { examples: ['044525225'] })),
    checkingAccount: nullable(text(34, 'Settlement account', { examples: ['40702810938000000001'] })),
    correspondentAccount: nullable(text(34, 'Correspondent account', { examples: ['30101810400000000225'] })),
    currency: currency(),
    isPrimary: flag('The one that is paid to'),
  },
  { title: 'Payment requisites' },
);

export type PaymentRequisite = Static<typeof paymentRequisite>;

const { properties } = paymentRequisite;

/** One of a whole list: with an identifier it is the one that is there, without it that of the same account, or a new one. */
export const paymentRequisiteInput = object(
  {
    id: Type.Optional(properties.id),
    label: Type.Optional(properties.label),
    bankName: Type.Optional(properties.bankName),
    bik: Type.Optional(properties.bik),
    checkingAccount: Type.Optional(properties.checkingAccount),
    correspondentAccount: Type.Optional(properties.correspondentAccount),
    currency: Type.Optional(properties.currency),
    isPrimary: Type.Optional(properties.isPrimary),
  },
  { title: 'Payment requisites; a field left out is empty' },
);

export type PaymentRequisiteInput = Static<typeof paymentRequisiteInput>;
