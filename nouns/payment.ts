import { choice, currency, date, decimal, id, instant, longText, rate, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const methods = {
  bank: words('Bank transfer', 'Банк'),
  cash: words('Cash', 'Наличные'),
  card: words('Card', 'Карта'),
  offset: words('Set-off', 'Взаимозачёт'),
};

const sources = {
  manual: words('by hand', 'вручную'),
  bank: words('from a bank statement', 'из выписки'),
  accounting: words('from accounting', 'из бухгалтерии'),
};

const statuses = {
  posted: status('Registered', 'Зарегистрирована', 'good'),
  deleted: status('Deleted', 'Удалена'),
};

const amount = (en: string, ru: string) => decimal(en, ru).example('48500.00');

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** Money paid for an incoming invoice. What happens to it is told as a fact of the invoice. */
export const payment = noun({
  type: 'payment',
  words: words('Payment', 'Оплата'),
  table: 'invoice_payments',
  alias: 'paid',
  audience: 'business',
  displayName: 'documentNumber',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    invoiceId: id('Invoice', 'Счёт').filterable(),
    amount: amount('Paid', 'Оплачено').required().filterable(),
    currency: currency().writable().filterable(),
    fxRate: rate(
      'One unit of its currency in the currency of the invoice',
      'Сколько стоит единица валюты оплаты в валюте счёта',
    ).writable(),
    invoiceAmount: amount('What that makes in the currency of the invoice', 'Сумма в валюте счёта'),
    paidAt: date('Day of the payment', 'День оплаты').writable().filterable().sortable(),
    method: choice(methods, 'How it was paid', 'Как оплачено').writable().filterable(),
    source: choice(sources, 'Who reported it', 'Кто сообщил').filterable(),
    externalSource: text(64, 'Name of the external system', 'Название внешней системы')
      .nullable()
      .filterable()
      .example('bank'),
    externalPaymentId: text(200, 'Identifier in the external system', 'Идентификатор во внешней системе')
      .nullable()
      .filterable()
      .example('PP-000317'),
    documentNumber: text(64, 'Number of the payment order', 'Номер платёжного поручения')
      .nullable()
      .writable()
      .filterable(),
    comment: longText(1_000, 'Comment', 'Комментарий').nullable().writable(),
    status: choice(statuses, 'Status', 'Статус').filterable(),
    ...{ version, createdAt, updatedAt, createdBy },
    deletedAt: instant('Deleted', 'Удалена').nullable(),
    invoiceCurrency: currency('Currency of the invoice', 'Валюта счёта').computed(),
  },
});

export type Payment = RecordOf<typeof payment>;
