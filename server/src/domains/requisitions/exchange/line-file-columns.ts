import { words } from '../../../kernel/errors.ts';
import type { ExchangeColumn } from '../../../kernel/exchange.ts';
import { number, text } from '../../../kernel/file-column.ts';
import { currencyWords, unitWords, vatWords } from '../../catalog/catalog-item.file-words.ts';

export const skuColumn = text(
  'sku',
  'Article',
  'Артикул',
  'SKU',
  'код',
  'код товара',
  'арт',
  'item code',
  'part number',
);

export const nameColumn: ExchangeColumn = text(
  'name',
  'Name',
  'Наименование',
  'название',
  'номенклатура',
  'товар',
  'материал',
  'наименование товара',
  'наименование материала',
  'позиция',
  'item',
  'product',
);

export const quantityColumn = number(
  'quantity',
  'Quantity',
  'Количество',
  'кол-во',
  'колво',
  'кол',
  'объём',
  'потребность',
  'qty',
  'amount',
);

export const unitColumn: ExchangeColumn = {
  ...text('unit', 'Unit', 'Ед. изм.', 'единица измерения', 'единица', 'ед', 'unit of measure', 'uom', 'код ОКЕИ'),
  at: '/uom',
  choices: {
    meanings: unitWords(),
    expected: words(
      'a unit by its symbol, name or OKEI code, such as "кг", "kilogram" or 166',
      'единица символом, названием или кодом ОКЕИ: «кг», «килограмм», 166',
    ),
  },
};

export const currencyColumn: ExchangeColumn = {
  ...text('currency', 'Currency', 'Валюта', 'валюта цены'),
  choices: {
    meanings: currencyWords(),
    expected: words('a currency such as RUB, USD or CNY', 'валюта, например RUB, USD или CNY'),
  },
};

export const vatColumn: ExchangeColumn = {
  ...text('vatRate', 'VAT rate', 'Ставка НДС', 'НДС', 'ндс %', 'vat', 'налог'),
  choices: {
    meanings: vatWords(),
    expected: words('0, 5, 7, 10, 20, 22 or "none"', '0, 5, 7, 10, 20, 22 или «без НДС»'),
  },
};

/** The columns of a file of lines, under the headings that people give them. */
export const lineFileColumns: readonly ExchangeColumn[] = [
  skuColumn,
  { ...nameColumn, required: true },
  { ...quantityColumn, required: true },
  unitColumn,
  number('plannedPrice', 'Planned price', 'Плановая цена', 'цена', 'цена план', 'цена за ед', 'price', 'cost'),
  currencyColumn,
  vatColumn,
  {
    ...text(
      'requiredAt',
      'Wanted by',
      'Требуется к',
      'срок',
      'дата поставки',
      'срок поставки',
      'required at',
      'need by',
    ),
    kind: 'date',
  },
  text(
    'specification',
    'Specification',
    'Спецификация',
    'характеристики',
    'описание',
    'примечание',
    'комментарий',
    'гост',
    'details',
  ),
  text('manufacturer', 'Manufacturer', 'Производитель', 'изготовитель', 'завод', 'vendor', 'maker'),
  text('brand', 'Brand', 'Бренд', 'торговая марка', 'марка', 'trademark'),
];
