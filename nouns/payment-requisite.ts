import { currency, flag, id, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';

/** Where a counterparty is paid. The accounts of a foreign bank are kept as they are written. */
export const paymentRequisite = {
  id: id().writable(),
  label: text(100, 'Label', 'Пометка').nullable().writable().example('Основной'),
  bankName: text(200, 'Bank', 'Банк').nullable().writable().example('ПАО Сбербанк'),
  bik: text(9, 'BIK', 'БИК').nullable().writable().example('044525225'),
  checkingAccount: text(34, 'Settlement account', 'Расчётный счёт')
    .nullable()
    .writable()
    .example('40702810938000000001'),
  correspondentAccount: text(34, 'Correspondent account', 'Корр. счёт')
    .nullable()
    .writable()
    .example('30101810400000000225'),
  currency: currency().writable(),
  isPrimary: flag('Primary', 'Основной').writable().describe('The one that is paid to.'),
};

export type PaymentRequisite = StructureOf<typeof paymentRequisite>;
