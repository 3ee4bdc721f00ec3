import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { number, text } from '../../../kernel/exchange/file-column.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { currencyWords, unitWords, vatWords } from '../../catalog/catalog-item.file-words.ts';
import { headingWords } from '../../catalog/heading-words.ts';

export const skuColumn = text('sku', 'Article', 'Артикул', ...headingWords.sku);

export const nameColumn: ExchangeColumn = text('name', 'Name', 'Наименование', ...headingWords.name);

export const quantityColumn = number('quantity', 'Quantity', 'Количество', ...headingWords.quantity);

export const unitColumn: ExchangeColumn = {
  ...text('unit', 'Unit', 'Ед. изм.', ...headingWords.unit),
  wordsAlone: true,
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
  ...text('currency', 'Currency', 'Валюта', ...headingWords.currency),
  choices: {
    meanings: currencyWords(),
    expected: words('a currency such as RUB, USD or CNY', 'валюта, например RUB, USD или CNY'),
  },
};

export const vatColumn: ExchangeColumn = {
  ...text('vatRate', 'VAT rate', 'Ставка НДС', ...headingWords.vatRate),
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
  number(
    'plannedPrice',
    'Planned price',
    'Плановая цена',
    'цена план',
    'цена',
    'target price',
    'estimated price',
    'price',
    ...headingWords.unitPrice,
  ),
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
      'требуемая дата',
      'required at',
      'required by',
      'required date',
      'need by',
      'need by date',
      'due date',
      'delivery date',
      'scheduled delivery date',
    ),
    kind: 'date',
  },
  text(
    'specification',
    'Specification',
    'Спецификация',
    'описание',
    'гост',
    'description',
    'technical specification',
    ...headingWords.details,
  ),
  text('manufacturer', 'Manufacturer', 'Производитель', ...headingWords.manufacturer),
  text('brand', 'Brand', 'Бренд', ...headingWords.brand),
];
