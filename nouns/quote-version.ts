import { choice, currency, date, id, instant, integer, longText, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structure, structures } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { quoteAmounts } from './quote-line.ts';

const costKinds = {
  delivery: words('Delivery', 'Доставка'),
  packing: words('Packing', 'Упаковка'),
  customs: words('Customs', 'Таможня'),
  insurance: words('Insurance', 'Страховка'),
  other: words('Other', 'Прочее'),
};

const costRules = {
  by_amount: words('By amount', 'По сумме'),
  by_quantity: words('By quantity', 'По количеству'),
  by_weight: words('By weight', 'По весу'),
  by_volume: words('By volume', 'По объёму'),
  equal: words('Equally', 'Поровну'),
};

/** What comes on top of the lines of a quote, once, however much is bought. It has no VAT rate, so it counts as it is stated. */
const extraCost = {
  kind: choice(costKinds, 'What it is for', 'На что'),
  amount: price('Amount', 'Сумма').example('1500.00'),
  currency: currency(),
  allocation: choice(costRules, 'How lines share it', 'Как распределяется по строкам'),
};

export type ExtraCost = StructureOf<typeof extraCost>;

/** What is said of all lines together. */
export const quoteTerms = {
  currency: currency('Currency of the quote', 'Валюта предложения').writable(),
  vatMode: vatMode().writable(),
  documentDate: date('Date of the quote', 'Дата предложения').nullable().writable(),
  validUntil: date('Prices are valid until', 'Цены действуют до').nullable().writable(),
  deliveryDays: integer('Days until delivery', 'Срок поставки, дн.', { minimum: 0, maximum: 3_650 })
    .nullable()
    .writable()
    .describe('Unless a line says otherwise.'),
  deliveryTerms: longText(2_000, 'Terms of delivery', 'Условия поставки').nullable().writable(),
  paymentTerms: longText(2_000, 'Terms of payment', 'Условия оплаты').nullable().writable(),
  prepaymentPercent: measure('Prepayment, %', 'Предоплата, %').nullable().writable().example('30'),
  extraCosts: structures(extraCost, 'Extra costs', 'Дополнительные расходы', { maxItems: 20 }).writable().example([]),
  supplierComment: longText(5_000, 'Comment of the supplier', 'Комментарий поставщика')
    .column('comment')
    .nullable()
    .writable(),
  statedTotal: price('Stated total', 'Общая сумма')
    .nullable()
    .writable()
    .example('120000.00')
    .describe('Where the request asks for a total alone.'),
};

const submitter = {
  userId: id('User', 'Сотрудник').nullable(),
  name: text(255, 'Name', 'Имя').nullable(),
  email: text(254, 'E-mail', 'Почта').nullable(),
};

/** What a supplier said at one time. The draft is version 0; the others were submitted and never change. */
export const quoteVersion = noun({
  type: 'supplier_quote_version',
  words: words('Version of a quote', 'Версия предложения'),
  table: 'supplier_quote_versions',
  alias: 'held',
  audience: 'internal',
  displayName: 'n',
  facts: [],
  fields: {
    n: integer('Number of the version', 'Номер версии', { minimum: 0 }).describe('0 is the draft.'),
    at: instant('Written', 'Записано'),
    rfqRevision: integer('Revision of the request it answers', 'Редакция запроса, на которую это ответ', {
      minimum: 1,
    }).nullable(),
    submittedBy: structure(submitter, 'Who submitted it', 'Кто отправил').nullable(),
    ...quoteTerms,
    totals: quoteAmounts.computed(),
  },
});

export type QuoteVersion = RecordOf<typeof quoteVersion>;
