import { country, date, decimal, flag, id, integer, longText, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structure, structures } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const days = (en: string, ru: string) => integer(en, ru, { minimum: 0, maximum: 3_650 });

const tier = {
  minQuantity: measure('From this quantity on', 'Начиная с этого количества').example('100'),
  price: price('Price per unit', 'Цена за единицу'),
};

const analog = {
  name: text(500, 'Name', 'Наименование').example('Цемент М500 Д0'),
  brand: text(200, 'Brand', 'Бренд').nullable(),
  sku: text(100, 'Article', 'Артикул').nullable(),
};

/** What a supplier offers of one thing. Quantities and prices are in the unit of the line. */
export const offeredFields = {
  rfqItemId: id('Position of the request', 'Позиция запроса').nullable().writable(),
  procurementItemId: id('Line of the requisition', 'Строка заявки').column('requisition_line_id').nullable().writable(),
  quoted: flag('It is offered', 'Предлагается').writable(),
  unavailableReason: longText(1_000, 'Why it is not offered', 'Почему не предлагается').nullable().writable(),
  price: price('Price per unit', 'Цена за единицу').nullable().writable(),
  isFree: flag('It costs nothing', 'Бесплатно').writable(),
  priceTiers: structures(tier, 'Prices by quantity', 'Цены по количеству', { maxItems: 20 }).writable().example([]),
  quantityOffered: measure('Available', 'В наличии')
    .nullable()
    .writable()
    .example('100')
    .describe('Null where there is no limit.'),
  uom: unit().writable().describe('Of the supplier.'),
  factorToBase: decimal('Base units in one', 'Единиц учёта в одной')
    .nullable()
    .writable()
    .example('1')
    .describe('Null where it is unknown.'),
  moq: measure('Least quantity sold', 'Минимальная партия').nullable().writable().example('10'),
  packQuantity: measure('Pack', 'Кратность').nullable().writable().example('5').describe('Sold by so many.'),
  vatRate: vatRate().nullable().writable(),
  discountPercent: measure('Discount, %', 'Скидка, %').writable().example('0'),
  deliveryDate: date('Delivered by', 'Поставка к дате').nullable().writable(),
  deliveryDays: days('Days until delivery', 'Срок поставки, дн.').nullable().writable(),
  analog: structure(analog, 'Analog', 'Аналог').nullable().writable(),
  supplierSku: text(100, 'Article of the supplier', 'Артикул поставщика').nullable().writable(),
  countryOfOrigin: country('Country of origin', 'Страна происхождения').nullable().writable(),
  comment: longText(2_000, 'Comment', 'Комментарий').nullable().writable(),
};

const amounts = {
  net: decimal('Without VAT', 'Без НДС').nullable().example('10000.00'),
  vat: decimal('VAT', 'НДС').nullable().example('2200.00'),
  gross: decimal('With VAT', 'С НДС').nullable().example('12200.00'),
};

export type Amounts = StructureOf<typeof amounts>;

export const quoteAmounts = structure(amounts, 'Amounts', 'Суммы');

/** A line of a version of a quote. */
export const quoteLine = noun({
  type: 'supplier_quote_line',
  words: words('Line of a quote', 'Строка предложения'),
  table: 'supplier_quote_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the lines', 'Место среди строк', { minimum: 1 }),
    name: text(500, 'What was asked for', 'Что запрошено'),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
    ...offeredFields,
    quantity: measure('Quantity', 'Количество')
      .nullable()
      .describe('As much as was asked for and is offered: what the amounts count.'),
    amounts: quoteAmounts.computed(),
  },
});

export type QuoteLine = RecordOf<typeof quoteLine>;
