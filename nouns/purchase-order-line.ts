import { date, decimal, id, integer, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const amount = (en: string, ru: string, example = '49500.00') => decimal(en, ru).example(example);

/** So much of a decision as is ordered, and what the supplier says of it. A line lives and is told with its order. */
export const purchaseOrderLine = noun({
  type: 'purchase_order_line',
  words: words('Line of an order', 'Строка заказа'),
  table: 'purchase_order_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the lines', 'Место среди строк'),
    procurementItemId: id('Line of the requisition', 'Строка заявки').column('requisition_line_id'),
    allocationId: id('Decision it fulfils', 'Решение, которое исполняется'),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
    sku: text(100, 'Article', 'Артикул').nullable(),
    name: text(500, 'Name', 'Наименование').example('Цемент М500'),
    quantity: measure('Quantity', 'Количество').example('120'),
    uom: unit(),
    price: price('Price per unit', 'Цена за единицу'),
    vatRate: vatRate(),
    lineAmount: amount('Amount', 'Сумма'),
    netAmount: amount('Without VAT', 'Без НДС', '40573.77'),
    vatAmount: amount('VAT', 'НДС', '8926.23'),
    grossAmount: amount('With VAT', 'С НДС'),
    wantedDate: date('Wanted by', 'Нужно к').nullable(),
    confirmedQuantity: measure('Confirmed by the supplier', 'Подтверждено поставщиком').nullable().example('100'),
    promisedDate: date('Promised for', 'Обещано к').nullable(),
    supplierRemark: text(500, "Supplier's remark", 'Примечание поставщика').nullable(),
    receivedQuantity: measure('Received', 'Получено').computed().example('0'),
    invoicedQuantity: measure('Invoiced', 'Выставлено').computed().example('0'),
    invoicedAmount: amount('Invoiced, with VAT', 'Выставлено с НДС', '0.00').computed(),
    paidAmount: amount('Paid', 'Оплачено', '0.00').computed(),
    leftQuantity: measure('Left to invoice', 'Осталось выставить').computed().example('120'),
    decidedQuantity: measure('Accepted of the supplier now', 'Решением принято сейчас')
      .computed()
      .example('120')
      .describe('Less than `quantity` where the decision was changed after the order: the order is to be changed too.'),
  },
});

export type PurchaseOrderLine = RecordOf<typeof purchaseOrderLine>;
