import { decimal, id, integer, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const amount = (en: string, ru: string) => decimal(en, ru).example('49500.00');

/** What is charged for. A line lives and is told with its invoice. */
export const invoiceLine = noun({
  type: 'invoice_line',
  words: words('Invoice line', 'Строка счёта'),
  table: 'invoice_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the lines', 'Место среди строк'),
    procurementItemId: id('Line of the requisition', 'Строка заявки')
      .column('requisition_line_id')
      .nullable()
      .writable(),
    allocationId: id('Accepted quantity it is for', 'Принятое количество, к которому относится строка')
      .nullable()
      .writable(),
    orderLineId: id('Line of the order', 'Строка заказа')
      .nullable()
      .writable()
      .describe(
        'Of an order to the same supplier that was sent. What is left out of the line is as the order has it, the quantity all that is not invoiced yet.',
      ),
    orderId: id('Order', 'Заказ').nullable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable().writable(),
    name: text(500, 'Name', 'Наименование').writable().example('Цемент М500'),
    quantity: measure('Quantity', 'Количество')
      .writable()
      .example('120')
      .describe('Required, but for a line of an order.'),
    uom: unit().writable(),
    factorToBase: decimal(
      'Base units of the item in one of the line, as they were when it was written',
      'Сколько базовых единиц позиции в единице строки на момент записи',
    ),
    lineQuantity: measure('The same in the unit of the requisition line', 'То же в единице строки заявки').nullable(),
    price: price('Price per unit', 'Цена за единицу').writable().describe('Required, but for a line of an order.'),
    discountPercent: measure('Discount, percent', 'Скидка, процент').writable().example('5'),
    vatRate: vatRate().writable(),
    net: amount('Without VAT', 'Без НДС'),
    vat: amount('VAT', 'НДС'),
    gross: amount('With VAT', 'С НДС'),
  },
});

export type InvoiceLine = RecordOf<typeof invoiceLine>;
