import { words } from '../../kernel/errors.ts';
import type { ExchangeColumn } from '../../kernel/exchange.ts';
import { number, text } from '../../kernel/file-column.ts';
import { currencyWords, unitWords, vatWords } from './catalog-item.file-words.ts';

/** The columns of a file of items, under the headings that people give them. */
export const itemFileColumns: readonly ExchangeColumn[] = [
  text(
    'sku',
    'Article',
    'Артикул',
    'SKU',
    'код',
    'код товара',
    'арт',
    'номенклатурный номер',
    'item code',
    'part number',
  ),
  {
    ...text(
      'name',
      'Name',
      'Наименование',
      'название',
      'номенклатура',
      'товар',
      'наименование товара',
      'item',
      'product',
    ),
    required: true,
  },
  {
    ...text('type', 'Type', 'Тип', 'вид', 'вид номенклатуры', 'тип номенклатуры', 'product or service'),
    choices: {
      meanings: {
        product: 'product',
        товар: 'product',
        материал: 'product',
        service: 'service',
        услуга: 'service',
        работа: 'service',
      },
      expected: words('"product" or "service"', '«товар» или «услуга»'),
    },
  },
  text('brand', 'Brand', 'Бренд', 'торговая марка', 'марка', 'trademark'),
  text('manufacturer', 'Manufacturer', 'Производитель', 'изготовитель', 'завод', 'vendor', 'maker'),
  {
    ...text(
      'unit',
      'Unit',
      'Ед. изм.',
      'единица измерения',
      'единица',
      'ед',
      'базовая единица',
      'unit of measure',
      'uom',
      'код ОКЕИ',
    ),
    at: '/baseUom',
    choices: {
      meanings: unitWords(),
      expected: words(
        'a unit by its symbol, name or OKEI code, such as "кг", "kilogram" or 166',
        'единица символом, названием или кодом ОКЕИ: «кг», «килограмм», 166',
      ),
    },
  },
  text('manufacturerSku', "Manufacturer's article", 'Артикул производителя', 'код производителя', 'mpn'),
  text('barcode', 'Barcode', 'Штрихкод', 'штрих-код', 'EAN', 'GTIN', 'EAN13', 'баркод'),
  {
    ...number(
      'plannedCost',
      'Planned cost',
      'Плановая цена',
      'цена',
      'плановая стоимость',
      'стоимость',
      'себестоимость',
      'price',
      'cost',
      'цена за ед',
      'цена план',
    ),
    at: '/plannedCost/price',
    guardedBy: 'catalog.cost_read',
  },
  {
    ...text('currency', 'Currency', 'Валюта', 'валюта цены'),
    at: '/plannedCost/currency',
    guardedBy: 'catalog.cost_read',
    choices: {
      meanings: currencyWords(),
      expected: words('a currency such as RUB, USD or CNY', 'валюта, например RUB, USD или CNY'),
    },
  },
  {
    ...text('vatRate', 'VAT rate', 'Ставка НДС', 'НДС', 'ндс %', 'vat', 'налог'),
    choices: {
      meanings: vatWords(),
      expected: words('0, 5, 7, 10, 20, 22 or "none"', '0, 5, 7, 10, 20, 22 или «без НДС»'),
    },
  },
  text(
    'description',
    'Description',
    'Описание',
    'комментарий',
    'примечание',
    'характеристики',
    'спецификация',
    'details',
  ),
  text('okpd2', 'OKPD2', 'ОКПД2', 'ОКПД'),
  text('tnved', 'Customs code', 'ТН ВЭД', 'код тн вэд', 'hs code'),
  text('countryCode', 'Country', 'Страна', 'страна происхождения', 'country of origin'),
  number('minOrderQty', 'Least order', 'Минимальный заказ', 'минимальная партия', 'мин заказ', 'moq'),
  number('packQty', 'In a pack', 'В упаковке', 'количество в упаковке', 'кратность', 'pack'),
  {
    ...number('leadTimeDays', 'Lead time, days', 'Срок поставки, дней', 'срок поставки', 'lead time'),
    kind: 'integer',
  },
  number('weightKg', 'Weight, kg', 'Вес, кг', 'вес', 'масса', 'weight'),
  text('category', 'Category', 'Категория', 'группа', 'товарная группа', 'группа номенклатуры', 'раздел', 'group'),
  {
    ...number('initialStock', 'Initial stock', 'Начальный остаток', 'остаток', 'остаток на складе', 'stock', 'on hand'),
    onlyForNew: true,
  },
  {
    ...text('warehouse', 'Warehouse', 'Склад', 'место хранения', 'код склада', 'storage'),
    onlyForNew: true,
  },
  {
    ...number('onHand', 'On hand everywhere', 'Всего на складах'),
    onlyInExports: true,
    guardedBy: 'stock.read',
  },
  number('volumeM3', 'Volume, m³', 'Объём, м³', 'объем', 'volume'),
];
