import { decimal, flag, id, integer, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const amount = (en: string, ru: string, example: string) => decimal(en, ru).example(example);

/** What is charged for, and what is earned by it. A row lives and is told with its invoice. */
export const salesInvoiceRow = noun({
  type: 'sales_invoice_row',
  words: words('Row of a sales invoice', 'Строка исходящего счёта'),
  table: 'sales_invoice_rows',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the rows', 'Место среди строк'),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable().writable(),
    name: text(500, 'Name', 'Наименование').writable().example('Цемент М500'),
    sku: text(100, 'Article', 'Артикул').nullable().writable().example('C-500'),
    quantity: measure('Quantity', 'Количество').required().example('8'),
    uom: unit().writable(),
    unitPrice: price('Price per unit', 'Цена за единицу').required().example('155.61'),
    discountPercent: measure('Discount, percent', 'Скидка, процент').writable().example('5'),
    vatRate: vatRate().writable(),
    lineAmount: amount('Amount in the terms of the prices', 'Сумма', '1244.88').describe(
      'Quantity by price, less the discount: with VAT where the prices include it.',
    ),
    netAmount: amount('Without VAT', 'Без НДС', '1020.39'),
    vatAmount: amount('VAT', 'НДС', '224.49'),
    grossAmount: amount('With VAT', 'С НДС', '1244.88'),
    groupKey: text(100, 'Key of the group', 'Ключ группы').nullable().writable(),
    groupLabel: text(255, 'Group', 'Группа').nullable().writable(),
    unitCost: price('Cost per unit', 'Себестоимость единицы')
      .nullable()
      .writable()
      .seenWith('margins.read')
      .example('98.77')
      .describe(
        'Without VAT, in the currency of the invoice. Where none is given, issuing takes the cost of the catalog item.',
      ),
    lineCostAmount: amount('Cost', 'Себестоимость', '790.16')
      .nullable()
      .seenWith('margins.read')
      .describe('Captured when the invoice is issued; null where the cost is not known.'),
    grossProfitAmount: amount('Gross profit', 'Валовая прибыль', '230.23').nullable().seenWith('margins.read'),
    grossMarginPercent: decimal('Gross margin, percent', 'Валовая маржа, процент')
      .nullable()
      .seenWith('margins.read')
      .example('22.56'),
    costIsEstimated: flag('The cost is an estimate', 'Себестоимость оценочная')
      .nullable()
      .seenWith('margins.read')
      .describe(
        'False where it comes from a receipt or an invoice, true where it was entered, planned or quoted; null where it is not known.',
      ),
  },
});

export type SalesInvoiceRow = RecordOf<typeof salesInvoiceRow>;
