import { field } from './kit/field.ts';
import { choice, currency, date, id, instant, longText, measure, price, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { vatMode, vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

/** A request fails when its letter is given up; it counts for nothing then, and its invoice may come all the same. */
export const requestFlow = lifecycle({
  initial: 'sent',
  statuses: {
    sent: shown('Sent', 'Отправлен', 'accent'),
    failed: shown('Not delivered', 'Не доставлен', 'bad'),
    partially_invoiced: shown('Invoiced in part', 'Счёт получен частично', 'warning'),
    invoiced: shown('Invoiced', 'Счёт получен', 'good'),
    cancelled: shown('Cancelled', 'Отменён'),
  },
  moves: {
    fail: { from: ['sent'], to: 'failed' },
    answer_partly: { from: ['sent', 'failed', 'invoiced'], to: 'partially_invoiced' },
    answer: { from: ['sent', 'failed', 'partially_invoiced'], to: 'invoiced' },
    reopen: { from: ['partially_invoiced', 'invoiced'], to: 'sent' },
    cancel: { from: ['sent', 'failed', 'partially_invoiced'], to: 'cancelled' },
  },
});

export const requestChannels = {
  email: words('By our letter', 'Письмом'),
  link: words('By the buyer himself', 'Самостоятельно'),
};

const line = {
  id: id(),
  procurementItemId: id('Line of the requisition', 'Позиция заявки'),
  allocationId: id('Accepted quantity', 'Выбранное количество'),
  quantity: measure('Asked for', 'Запрошено').example('120'),
  invoicedQuantity: measure('Invoiced so far', 'Выставлено').example('0'),
  price: price('Accepted price per unit', 'Цена за единицу'),
  vatRate: vatRate().nullable(),
  vatMode: vatMode('VAT in the price', 'НДС в цене'),
  currency: currency('Currency of the price', 'Валюта цены'),
};

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** What a supplier was asked to invoice. */
export const invoiceRequest = noun({
  type: 'invoice_request',
  words: words('Invoice request', 'Запрос счёта'),
  table: 'invoice_requests',
  alias: 'req',
  audience: 'business',
  displayName: 'number',
  lifecycle: requestFlow,
  facts: ['created', 'status_changed'],
  fields: {
    id: id(),
    number: text(32, 'Number', 'Номер').example('IR-2026-0001'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id'),
    supplierId: id('Supplier', 'Поставщик'),
    counterpartyId: id('Counterparty', 'Контрагент'),
    supplierName: text(255, 'Name of the supplier', 'Название поставщика').computed().example('ООО «Цементный двор»'),
    channel: choice(
      requestChannels,
      'How the supplier is asked: by our letter, or by the buyer himself',
      'Как запрошен',
    ),
    email: text(254, 'Where the letter goes', 'Адрес письма').nullable().example('petrova@cement.ru'),
    message: longText(5_000, 'Words to the supplier', 'Сообщение поставщику').nullable(),
    dueDate: date('Invoice wanted by', 'Счёт нужен к').nullable(),
    status: status(requestFlow),
    error: text(500, 'Why the letter was not delivered', 'Почему письмо не доставлено').nullable(),
    sentAt: instant('Sent', 'Отправлен'),
    lines: structures(line, 'Lines', 'Позиции').computed(),
    invoiceIds: field<string[]>(
      'set',
      { type: 'array', items: id('Invoice', 'Счёт').spec.schema },
      'Invoices that answer it',
      'Счета в ответ',
    ).computed(),
    ...{ version, createdAt, updatedAt, createdBy },
  },
});

export type InvoiceRequest = RecordOf<typeof invoiceRequest>;
