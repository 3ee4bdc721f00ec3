import { choice, currency, date, decimal, flag, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { orderAnswerSources, orderOutcomes } from './purchase-order-answer.ts';
import { orderFlow } from './purchase-order-flow.ts';

const supplier = {
  supplierId: id('Supplier', 'Поставщик'),
  counterpartyId: id('Counterparty', 'Контрагент'),
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const amount = (en: string, ru: string, example = '148500.00') => decimal(en, ru).example(example);

/** How far the quantities of an order are invoiced by what stands. */
export const invoicingStates = {
  none: shown('Not invoiced', 'Счёта нет'),
  part: shown('Invoiced in part', 'Выставлен частично'),
  whole: shown('Invoiced', 'Выставлен полностью', 'good'),
  over: shown('Invoiced above the order', 'Выставлено больше заказа', 'bad'),
};

/** What was decided to be bought of one supplier, as it is ordered, confirmed and received. */
export const purchaseOrder = noun({
  type: 'purchase_order',
  words: words('Order to a supplier', 'Заказ поставщику'),
  table: 'purchase_orders',
  alias: 'po',
  audience: 'business',
  displayName: 'number',
  lifecycle: orderFlow,
  facts: [
    ...(['created', 'updated', 'status_changed', 'deleted'] as const),
    ...(['sent', 'opened', 'confirmed', 'declined', 'revised', 'cancelled'] as const),
  ],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('PO-2026-0001'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    procurementNumber: text(32, 'Number of the requisition', 'Номер заявки').computed().example('PR-2026-0001'),
    counterpartyId: id('Counterparty', 'Контрагент').filterable(),
    supplierId: id('Supplier', 'Поставщик').filterable(),
    supplier: structure(supplier, 'Who delivers', 'Кто поставляет').computed(),
    sellerProfileId: id('Our party', 'Наша сторона')
      .nullable()
      .writable()
      .describe('The default seller profile when the order is made.'),
    responsibleId: id('Responsible', 'Ответственный').nullable().writable().filterable(),
    currency: currency().filterable(),
    vatMode: vatMode(),
    deliveryWarehouseId: id('Warehouse', 'Склад').nullable().writable().filterable(),
    deliveryAddress: text(1_000, 'Delivery address', 'Адрес доставки').nullable().writable(),
    deliveryTerms: longText(2_000, 'Terms of delivery', 'Условия поставки').nullable().writable(),
    paymentTerms: longText(2_000, 'Terms of payment', 'Условия оплаты').nullable().writable().example('50 % вперёд'),
    comment: longText(2_000, 'Words to the supplier', 'Комментарий для поставщика').nullable().writable(),
    lineCount: integer('Lines', 'Строк'),
    netAmount: amount('Without VAT', 'Без НДС', '121721.31'),
    vatAmount: amount('VAT', 'НДС', '26778.69'),
    grossAmount: amount('With VAT', 'С НДС').filterable().sortable(),
    invoicing: choice(invoicingStates, 'Invoicing', 'Выставление счетов').filterable(),
    invoicedAmount: amount('Invoiced', 'Выставлено', '100000.00')
      .filterable()
      .describe(
        'With VAT, by invoices that stand, in the currency of the order; those in another count by quantity alone.',
      ),
    paidAmount: amount('Paid', 'Оплачено', '50000.00').describe('Of what is invoiced.'),
    leftAmount: amount('Left to invoice', 'Осталось выставить', '48500.00')
      .computed()
      .describe('With VAT, at the prices of the order: what of its lines nobody has invoiced.'),
    expectedDate: date('Next delivery expected', 'Ближайшая поставка')
      .nullable()
      .filterable()
      .sortable()
      .describe('The earliest day of what has not come yet: as promised, or else as wanted.'),
    late: flag('Something should have come by now', 'Просрочен').computed(),
    status: status(orderFlow).filterable(),
    revision: integer('Revision', 'Редакция', { minimum: 1 }).describe(
      'Grows when what was sent is changed; answers to an earlier revision are refused.',
    ),
    sentAt: instant('Sent', 'Отправлен').nullable().filterable().sortable().describe('This revision.'),
    openedAt: instant('First opened by the supplier', 'Впервые открыт поставщиком').nullable(),
    answeredAt: instant('Answered', 'Ответ получен').nullable(),
    answerOutcome: choice(orderOutcomes, 'What the supplier answered', 'Ответ поставщика').nullable(),
    answerSource: choice(orderAnswerSources, 'Where the answer came from', 'Откуда ответ').nullable(),
    answerName: text(200, 'Who answered', 'Кто ответил').nullable().example('Петрова О. Н.'),
    answerComment: longText(2_000, 'Comment of the supplier', 'Комментарий поставщика').nullable(),
    declineReason: longText(1_000, 'Why it was declined', 'Причина отказа').nullable(),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    closeReason: longText(1_000, 'Why it was closed short', 'Почему закрыт не полностью').nullable(),
    ...recordFields,
  },
});

export type PurchaseOrder = RecordOf<typeof purchaseOrder>;
