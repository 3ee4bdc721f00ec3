import { words } from '../../../kernel/errors.ts';
import type { ExchangeColumn } from '../../../kernel/exchange.ts';
import { number, text } from '../../../kernel/file-column.ts';
import { currencyWords, unitWords, vatWords } from '../../catalog/catalog-item.file-words.ts';

/** The columns of a file of prices, under the headings that suppliers give them. */
export const priceRowColumns: readonly ExchangeColumn[] = [
  text('sku', 'Article', 'Артикул', 'SKU', 'код', 'код товара', 'арт', 'номенклатурный номер', 'item code'),
  text(
    'name',
    'Name',
    'Наименование',
    'название',
    'номенклатура',
    'товар',
    'наименование товара',
    'наименование товаров (работ, услуг)',
    'item',
    'product',
  ),
  text('supplierSku', "Supplier's article", 'Артикул поставщика', 'код поставщика', 'supplier sku'),
  text('supplierName', "Supplier's name", 'Наименование поставщика', 'название у поставщика', 'supplier name'),
  {
    ...text('unit', 'Unit', 'Единица', 'Ед. изм.', 'единица измерения', 'ед', 'unit of measure', 'uom', 'код ОКЕИ'),
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
    'минимальное количество',
    'количество от',
    'от, шт',
    'мин. количество',
    'min quantity',
  ),
  {
    ...number(
      'price',
      'Price',
      'Цена',
      'цена за единицу',
      'цена за ед',
      'цена руб',
      'цена с НДС',
      'цена без НДС',
      'стоимость',
      'оптовая цена',
      'unit price',
    ),
    required: true,
  },
  {
    ...text('currency', 'Currency', 'Валюта', 'валюта цены'),
    choices: {
      meanings: currencyWords(),
      expected: words('a currency such as RUB, USD or CNY', 'валюта, например RUB, USD или CNY'),
    },
  },
  { ...text('isFree', 'Free', 'Бесплатно', 'бесплатная', 'free of charge'), kind: 'boolean' },
  number('discountPercent', 'Discount, %', 'Скидка, %', 'скидка', 'процент скидки', 'discount'),
  {
    ...text('vatRate', 'VAT rate', 'Ставка НДС', 'НДС', 'ндс %', 'vat', 'налог'),
    choices: {
      meanings: vatWords(),
      expected: words('0, 5, 7, 10, 20, 22 or "none"', '0, 5, 7, 10, 20, 22 или «без НДС»'),
    },
  },
  number('batchSize', 'Batch', 'Партия', 'кратность', 'в упаковке', 'кратность заказа', 'pack'),
  {
    ...number('deliveryDays', 'Delivery, days', 'Срок поставки, дней', 'срок поставки', 'срок', 'lead time'),
    kind: 'integer',
  },
  { ...text('validFrom', 'First day', 'Действует с', 'дата начала', 'цена с', 'valid from'), kind: 'date' },
  { ...text('validTo', 'Last day', 'Действует по', 'дата окончания', 'действует до', 'valid to'), kind: 'date' },
  text('note', 'Note', 'Примечание', 'комментарий', 'comment'),
];
