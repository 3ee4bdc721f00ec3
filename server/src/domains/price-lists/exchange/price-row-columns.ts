import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { number, text } from '../../../kernel/exchange/file-column.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { currencyWords, unitWords, vatWords } from '../../catalog/catalog-item.file-words.ts';
import { headingWords } from '../../catalog/heading-words.ts';

/** The columns of a file of prices, under the headings that suppliers give them. */
export const priceRowColumns: readonly ExchangeColumn[] = [
  text('sku', 'Article', 'Артикул', ...headingWords.sku),
  text('name', 'Name', 'Наименование', ...headingWords.name),
  text('supplierSku', "Supplier's article", 'Артикул поставщика', ...headingWords.supplierSku),
  text(
    'supplierName',
    "Supplier's name",
    'Наименование поставщика',
    'название у поставщика',
    'наименование у поставщика',
    'supplier name',
    'supplier item name',
    'supplier description',
    'vendor description',
  ),
  {
    ...text('unit', 'Unit', 'Единица', 'Ед. изм.', ...headingWords.unit),
    wordsAlone: true,
    at: '/uom',
    choices: {
      meanings: unitWords(),
      expected: words(
        'a unit by its symbol, name or OKEI code, such as "кг", "kilogram" or 166',
        'единица символом, названием или кодом ОКЕИ: «кг», «килограмм», 166',
      ),
    },
  },
  number(
    'minQuantity',
    'From quantity',
    'От количества',
    'количество от',
    'от, шт',
    'from qty',
    'price break',
    ...headingWords.minQuantity,
  ),
  {
    ...number('price', 'Price', 'Цена', 'оптовая цена', 'wholesale price', ...headingWords.unitPrice),
    required: true,
  },
  {
    ...text('currency', 'Currency', 'Валюта', ...headingWords.currency),
    choices: {
      meanings: currencyWords(),
      expected: words('a currency such as RUB, USD or CNY', 'валюта, например RUB, USD или CNY'),
    },
  },
  {
    ...text('isFree', 'Free', 'Бесплатно', 'бесплатная', 'бесплатный образец', 'free of charge', 'foc'),
    kind: 'boolean',
  },
  number(
    'discountPercent',
    'Discount, %',
    'Скидка, %',
    'скидка',
    'процент скидки',
    'discount',
    'discount percent',
    'discount rate',
  ),
  {
    ...text('vatRate', 'VAT rate', 'Ставка НДС', ...headingWords.vatRate),
    choices: {
      meanings: vatWords(),
      expected: words('0, 5, 7, 10, 20, 22 or "none"', '0, 5, 7, 10, 20, 22 или «без НДС»'),
    },
  },
  number(
    'batchSize',
    'Batch',
    'Партия',
    'кратность',
    'в упаковке',
    'кратность заказа',
    'batch size',
    'lot size',
    'order multiple',
    'pack size',
    'unit of measure (per pack)',
    'pack',
  ),
  {
    ...number('deliveryDays', 'Delivery, days', 'Срок поставки, дней', 'срок', ...headingWords.leadTime),
    kind: 'integer',
  },
  {
    ...text(
      'validFrom',
      'First day',
      'Действует с',
      'дата начала',
      'цена с',
      'valid from',
      'start date',
      'effective from',
      'effective date',
    ),
    kind: 'date',
  },
  { ...text('validTo', 'Last day', 'Действует по', ...headingWords.validTo), kind: 'date' },
  text('note', 'Note', 'Примечание', ...headingWords.details),
];
