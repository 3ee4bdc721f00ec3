import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  longText,
  measure,
  status,
  text,
} from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';
import { quoteFlow } from './quote-flow.ts';

const sources = {
  supplier_link: words('By the link', 'По ссылке'),
  manual: words('Entered by hand', 'Внесено вручную'),
  import: words('From a file', 'Из файла'),
  mail: words('From a letter', 'Из письма'),
  api: words('By the API', 'По API'),
};

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/**
 * The answer of a supplier to a request or to a requisition. What it offers stands in its versions. Its total is neither sorted nor
 * filtered by: a sealed one would be found out.
 */
export const supplierQuote = noun({
  type: 'supplier_quote',
  words: words('Supplier quote', 'Предложение поставщика'),
  table: 'supplier_quotes',
  alias: 'quote',
  audience: 'business',
  displayName: 'number',
  lifecycle: quoteFlow,
  facts: ['created', 'updated', 'submitted', 'version_created', 'status_changed'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('SQ-2026-0001'),
    rfqId: id('Request for quotes', 'Запрос предложений').nullable().filterable().describe('That it answers.'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').nullable().filterable(),
    recipientId: id('Recipient of the request', 'Получатель запроса').nullable(),
    supplierId: id('Supplier', 'Поставщик').filterable(),
    counterpartyId: id('Counterparty', 'Контрагент').filterable(),
    supplierName: text(500, 'Name of the supplier', 'Название поставщика').computed().example('ООО «Цементный двор»'),
    source: choice(sources, 'How it came', 'Как поступило').filterable(),
    status: status(quoteFlow).filterable(),
    currentVersion: integer('Current version', 'Действующая версия', { minimum: 0 }).describe(
      '0 before the first submission.',
    ),
    revising: flag('A next version is being written', 'Готовится следующая версия')
      .filterable()
      .describe('The current one applies until it is submitted.'),
    needsReconfirmation: flag('Prices are to be confirmed', 'Цены нужно подтвердить')
      .filterable()
      .describe('The request has changed since.'),
    sealed: flag('Prices are hidden', 'Цены скрыты').computed().describe('Until the deadline of the request.'),
    externalNumber: text(64, 'Number of the supplier', 'Номер у поставщика')
      .nullable()
      .writable()
      .filterable()
      .example('КП-118'),
    internalScore: measure('Score of the buyers', 'Оценка закупщиков')
      .nullable()
      .writable()
      .example('8.5')
      .describe('0 to 10.'),
    comment: longText(5_000, 'Comment of the buyers', 'Комментарий закупщиков').nullable().writable(),
    rejectReason: longText(1_000, 'Why it was rejected', 'Причина отклонения')
      .nullable()
      .describe('Suppliers never see it.'),
    currency: currency('Currency of the quote', 'Валюта предложения').filterable(),
    totalGross: decimal('Total with VAT', 'Итого с НДС')
      .nullable()
      .computed()
      .example('12000.00')
      .describe('Null while prices are hidden.'),
    validUntil: date('Prices are valid until', 'Цены действуют до').nullable().filterable(),
    submittedAt: instant('Submitted', 'Отправлено').nullable().filterable(),
    draftVersion: integer('Drafts saved so far', 'Сколько раз сохранён черновик', { minimum: 0 }),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type SupplierQuote = RecordOf<typeof supplierQuote>;
