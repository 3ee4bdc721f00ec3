import { date, decimal, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const party = {
  name: text(300, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').example('7736050003'),
  kpp: text(9, 'KPP', 'КПП').nullable().example('773601001'),
  account: text(20, 'Settlement account', 'Расчётный счёт').example('40702810938000000001'),
  bank: text(300, 'Bank', 'Банк'),
  bik: text(9, 'BIK', 'БИК').example('044525225'),
  correspondentAccount: text(20, 'Correspondent account', 'Корреспондентский счёт')
    .nullable()
    .example('30101810400000000225'),
};

const amount = (en: string, ru: string) => decimal(en, ru).example('148500.00');

const order = {
  invoiceId: id('Invoice', 'Счёт'),
  number: integer('Number of the payment order', 'Номер платёжного поручения', { minimum: 1 }),
  date: date('Date', 'Дата'),
  amount: amount('Amount', 'Сумма'),
  payee: structure(party, 'Payee', 'Получатель'),
  purpose: text(210, 'Purpose of the payment', 'Назначение платежа').example(
    'Оплата по счету № СЧ-1045 от 12.11.2026.',
  ),
};

const { version, createdAt, createdBy } = recordFields;

/** Payment orders that were written into one file for the bank. */
export const paymentOrderFile = noun({
  type: 'payment_order_file',
  words: words('Payment order file', 'Файл платёжных поручений'),
  table: 'payment_order_files',
  alias: 'made',
  audience: 'internal',
  displayName: 'name',
  facts: ['created'],
  fields: {
    id: id().filterable().sortable(),
    installationId: id('Installation', 'Установка интеграции'),
    name: text(100, 'File', 'Файл').example('1c_to_kl_2026-11-22_15.txt'),
    count: integer('Payment orders in it', 'Поручений в файле', { minimum: 1 }),
    total: amount('Their amounts together', 'Их общая сумма').filterable().computed(),
    payer: structure(party, 'Payer', 'Плательщик').nullable().seenWith('counterparties.bank_read'),
    orders: structures(order, 'Payment orders', 'Платёжные поручения')
      .nullable()
      .computed()
      .seenWith('counterparties.bank_read'),
    ...{ version, createdAt, createdBy },
  },
});

export type PaymentOrderFile = RecordOf<typeof paymentOrderFile>;
