import Type from 'typebox';
import { toDecimalString } from '../../kernel/decimal.ts';
import { words } from '../../kernel/errors.ts';
import { type ExchangeColumn, exchange, numberCell, plainWords } from '../../kernel/exchange.ts';
import { object } from '../../kernel/fields.ts';
import { pieces, units } from '../../kernel/units.ts';
import { itemInput } from './catalog-item.input.ts';
import { type CatalogItem, catalogItem } from './catalog-item.ts';
import { refuseFaults } from './check-item.ts';
import { matchItemRows } from './match-item-rows.ts';
import { applyItemRows } from './operations/apply-item-rows.ts';
import { listItems } from './operations/list-items.ts';

const otherUnits: Record<string, string> = {
  штук: '796',
  pcs: '796',
  kg: '166',
  'м²': '055',
  квм: '055',
  'м³': '113',
  кубм: '113',
  пм: '018',
  мп: '018',
  тонн: '168',
  упаковка: '778',
  уп: '778',
  компл: '839',
  кт: '839',
  рулон: '736',
};

const text = (field: string, en: string, ru: string, ...aliases: string[]): ExchangeColumn => ({
  field,
  title: words(en, ru),
  aliases,
  kind: 'text',
});

const number = (field: string, en: string, ru: string, ...aliases: string[]): ExchangeColumn => ({
  ...text(field, en, ru, ...aliases),
  kind: 'decimal',
});

const columns: readonly ExchangeColumn[] = [
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
      product: 'product',
      товар: 'product',
      материал: 'product',
      service: 'service',
      услуга: 'service',
      работа: 'service',
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
    choices: unitWords(),
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
      'цена руб',
    ),
    at: '/plannedCost/price',
    guardedBy: 'catalog.cost_read',
  },
  {
    ...text('currency', 'Currency', 'Валюта', 'валюта цены'),
    at: '/plannedCost/currency',
    guardedBy: 'catalog.cost_read',
    choices: currencies(),
  },
  {
    ...text('vatRate', 'VAT rate', 'Ставка НДС', 'НДС', 'ндс %', 'vat', 'налог'),
    choices: vatWords(),
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
  number('volumeM3', 'Volume, m³', 'Объём, м³', 'объем', 'volume'),
];

/** Codes, symbols and names of units, and what people write instead. */
function unitWords(): Record<string, string> {
  const known = [...units.values()].flatMap(({ code, symbol, name }) =>
    [code, String(Number(code)), symbol, name.ru, name.en].map((word) => [plainWords(word), code]),
  );
  return { ...Object.fromEntries(known), ...otherUnits };
}

function currencies(): Record<string, string> {
  const words: Record<string, string> = {
    руб: 'RUB',
    рубль: 'RUB',
    рубли: 'RUB',
    доллар: 'USD',
    евро: 'EUR',
    юань: 'CNY',
  };
  for (const code of ['RUB', 'USD', 'EUR', 'CNY', 'BYN', 'KZT', 'TRY', 'AED', 'GBP', 'JPY', 'INR', 'UZS', 'AMD', 'KGS'])
    words[code.toLowerCase()] = code;
  return words;
}

/** Rates as people and formatted cells write them: `22`, `22%`, `0,22`, «без НДС». */
function vatWords(): Record<string, string> {
  const rates = ['0', '5', '7', '10', '20', '22'];
  const written = rates.flatMap((rate) => [
    [rate, rate],
    [`${rate}%`, rate],
    [`ндс${rate}%`, rate],
  ]);
  const shares = { '005': '5', '007': '7', '01': '10', '02': '20', '022': '22' };
  return {
    ...Object.fromEntries(written),
    ...shares,
    none: 'none',
    безндс: 'none',
    ндснеоблагается: 'none',
    нет: 'none',
  };
}

const decimals = new Set(columns.filter(({ kind }) => kind === 'decimal').map(({ field }) => field));

type Input = Readonly<Record<string, unknown>>;

/** Catalog items in files. */
export const catalogExchange = exchange({
  kind: 'catalog',
  base: '/api/v1/catalog/exchange',
  tag: 'Catalog',
  card: catalogItem,
  title: words('Catalog', 'Каталог'),
  importing: { permission: 'catalog.import', scope: 'catalog.write' },
  exporting: { permission: 'catalog.export', scope: 'catalog.read' },
  columns,
  input: object({ ...itemInput, name: Type.Optional(catalogItem.fields.name) }),

  inputOf({ plannedCost: price, currency: named, unit: baseUom, ...values }, parameters) {
    const currency = named ?? parameters.currency;
    const plain = Object.entries(values).filter(([field]) => !field.startsWith('custom.'));
    const own = { ...Object.fromEntries(plain), ...(baseUom !== undefined && { baseUom }) };
    return price === undefined ? own : { ...own, plannedCost: { price, ...(currency !== undefined && { currency }) } };
  },

  check: (input) => refuseFaults(input, (input.baseUom as string | undefined) ?? pieces),

  keysOf: ({ sku }) => (typeof sku === 'string' ? [`sku:${sku.toLowerCase()}`] : []),

  match: matchItemRows,

  changes(record, { plannedCost, customFields, ...given }) {
    const item = record as CatalogItem & Input;
    return (
      Object.entries(given).some(([field, value]) => !same(item[field], value, decimals.has(field))) ||
      Object.entries((customFields ?? {}) as Input).some(
        ([key, value]) => JSON.stringify(item.customFields[key]) !== JSON.stringify(value),
      ) ||
      costDiffers(item.plannedCost, plannedCost as { price: string; currency?: string } | undefined)
    );
  },

  save: applyItemRows,
  list: listItems,

  cellsOf(record) {
    const item = record as CatalogItem;
    return {
      ...(item as unknown as Record<string, string | null>),
      unit: units.get(item.baseUom)?.symbol ?? item.baseUom,
      type: item.type === 'service' ? 'Услуга' : 'Товар',
      plannedCost: numberCell(item.plannedCost?.price ?? null),
      currency: item.plannedCost?.currency ?? null,
      vatRate: item.vatRate === 'none' ? 'Без НДС' : item.vatRate,
      minOrderQty: numberCell(item.minOrderQty),
      packQty: numberCell(item.packQty),
      leadTimeDays: item.leadTimeDays,
      weightKg: numberCell(item.weightKg),
      volumeM3: numberCell(item.volumeM3),
    };
  },
});

function costDiffers(held: CatalogItem['plannedCost'], given: { price: string; currency?: string } | undefined) {
  if (given === undefined) return false;
  return !same(held?.price, given.price, true) || (given.currency !== undefined && given.currency !== held?.currency);
}

/** 10.5 and 10.50 are one price. */
function same(held: unknown, given: unknown, asDecimal: boolean): boolean {
  if (held === given) return true;
  if (!asDecimal || typeof held !== 'string' || typeof given !== 'string') return false;
  return shortest(held) === shortest(given);
}

const shortest = (decimal: string) => {
  const text = toDecimalString(decimal) ?? decimal;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};
