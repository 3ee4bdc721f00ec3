import { field } from './kit/field.ts';
import { choice, currency, flag, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { rfqFlow } from './rfq-flow.ts';

const quoteModes = {
  selected_lines: words('Any of the positions', 'Любые из позиций'),
  all_lines: words('All positions', 'Все позиции'),
  total_only: words('One total', 'Только общая сумма'),
};

const hour = integer('Hours before the deadline', 'Часов до срока', { minimum: 1, maximum: 720 });

const reminderPolicy = {
  enabled: flag('Remind those who did not answer', 'Напоминать тем, кто не ответил'),
  hoursBefore: field<number[]>(
    'set',
    { type: 'array', items: hour.spec.schema, maxItems: 10, uniqueItems: true },
    'When, in hours before the deadline',
    'Когда: за сколько часов до срока',
  ),
  maxPerRecipient: integer('Most automatic reminders of one supplier', 'Больше напоминаний поставщику не шлём', {
    minimum: 0,
    maximum: 20,
  }),
};

const counts = {
  items: integer('Positions', 'Позиции'),
  recipients: integer('Suppliers asked', 'Запрошено поставщиков').describe('Without those who were taken out.'),
  quoted: integer('Suppliers who have sent a quote', 'Прислали предложение'),
  declined: integer('Suppliers who declined', 'Отказались'),
};

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** What suppliers are asked, on what terms and until when. */
export const supplierRfq = noun({
  type: 'supplier_rfq',
  words: words('Request for quotes', 'Запрос предложений'),
  table: 'supplier_rfqs',
  alias: 'rfq',
  audience: 'business',
  displayName: 'title',
  lifecycle: rfqFlow,
  facts: [
    'created',
    'updated',
    'deleted',
    'sent',
    'status_changed',
    'revised',
    'recipients_changed',
    'reminded',
    'viewed',
    'declined',
    'unsealed',
  ],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('RFQ-2026-0001'),
    title: text(300, 'Title', 'Название').writable().filterable().sortable().example('Цемент на фундамент корпуса 2'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').nullable().filterable(),
    status: status(rfqFlow).filterable(),
    currency: currency().nullable().writable().filterable().describe('Null takes any.'),
    vatMode: vatMode().writable().describe('How prices are asked for.'),
    responseDeadline: instant('Answers are taken until', 'Срок ответа').nullable().writable().filterable().sortable(),
    deliveryTerms: longText(2_000, 'Terms of delivery', 'Условия поставки').nullable().writable(),
    paymentTerms: longText(2_000, 'Terms of payment', 'Условия оплаты').nullable().writable(),
    deliveryAddress: longText(1_000, 'Delivery address', 'Адрес доставки').nullable().writable(),
    warehouseId: id('Warehouse', 'Склад').nullable().writable().filterable().describe('Where to deliver to.'),
    message: longText(10_000, 'Message to suppliers', 'Сообщение поставщикам').nullable().writable(),
    allowPartial: flag('Not every position need be quoted', 'Можно ответить не по всем позициям').writable(),
    allowAnalogs: flag('Analogs may be offered', 'Можно предлагать аналоги').writable(),
    allowAlternativeCurrency: flag('Another currency may be used', 'Можно указать другую валюту').writable(),
    sealed: flag('Prices are hidden from the buyers until the deadline', 'Цены скрыты до срока ответа')
      .writable()
      .filterable(),
    unsealedAt: instant('Prices were opened', 'Когда открыты цены').nullable(),
    quoteMode: choice(quoteModes, 'What a quote must hold', 'Что должно быть в предложении').writable().filterable(),
    reminderPolicy: structure(reminderPolicy, 'Automatic reminders', 'Автоматические напоминания')
      .writable()
      .example({ enabled: true, hoursBefore: [72, 24], maxPerRecipient: 3 }),
    responsibleId: id('Responsible', 'Ответственный')
      .nullable()
      .writable()
      .filterable()
      .describe('Hears when the deadline passes.'),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    revision: integer('Revision', 'Редакция', { minimum: 1 }).describe(
      'Grows with every change of positions or terms after it was sent.',
    ),
    sentAt: instant('Sent', 'Отправлен').nullable().filterable(),
    closedAt: instant('Closed', 'Закрыт').nullable(),
    counts: structure(counts, 'What it holds', 'Состав').computed(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type SupplierRfq = RecordOf<typeof supplierRfq>;
