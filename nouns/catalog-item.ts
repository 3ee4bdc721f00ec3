import { choice, country, currency, id, instant, integer, longText, measure, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const types = {
  product: words('Product', 'Товар'),
  service: words('Service', 'Услуга'),
};

/** Where a current cost may come from; `prices/current-cost.ts` says which is stronger. */
const costSources = {
  manual_pinned: words('pinned by hand', 'закреплена вручную'),
  stock_receipt: words('receipt', 'поступление'),
  incoming_invoice: words('invoice', 'счёт'),
  accepted_quote: words('chosen quote', 'выбранное предложение'),
  price_list: words('price list', 'прайс-лист'),
  supplier_quote: words('quote', 'предложение'),
  planned: words('planned', 'плановая'),
};

const plannedSources = {
  manual: words('by hand', 'вручную'),
  price_list: words('price list', 'прайс-лист'),
  import: words('file', 'файл'),
};

const price = (en: string, ru: string) => measure(en, ru).example('1234.50');

export const plannedCost = {
  price: price('Price', 'Цена'),
  currency: currency(),
  source: choice(plannedSources, 'Source', 'Источник'),
  updatedAt: instant('Set at', 'Задана'),
};

/** How many base units one other unit of an item holds. */
export const uomConversion = {
  uom: unit('Other unit', 'Другая единица').required(),
  factorToBase: measure('Base units in one of it', 'Единиц учёта в одной').required().example('50'),
  supplierId: id('Supplier', 'Поставщик').nullable().writable().describe('Who packs it so; everybody when empty.'),
};

const cost = 'catalog.cost_read';

export const catalogItem = noun({
  type: 'catalog_item',
  words: words('Catalog item', 'Позиция каталога'),
  table: 'catalog_items',
  alias: 'item',
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'catalogItem',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  businessFacts: ['price_anomaly'],
  fields: {
    id: id().filterable().sortable(),
    type: choice(types, 'Type', 'Тип').writable().filterable(),
    sku: text(100, 'Article', 'Артикул').nullable().writable().filterable().sortable().example('C-500'),
    name: text(500, 'Name', 'Название').required().filterable().sortable().example('Цемент М500'),
    brand: text(200, 'Brand', 'Бренд').nullable().writable().filterable().sortable(),
    manufacturer: text(200, 'Manufacturer', 'Производитель').nullable().writable(),
    manufacturerSku: text(100, "Manufacturer's article", 'Артикул производителя').nullable().writable(),
    description: longText(5_000, 'Description', 'Описание').nullable().writable(),
    barcode: text(14, 'Barcode', 'Штрихкод')
      .nullable()
      .writable()
      .filterable()
      .example('4601234567893')
      .describe('GTIN of 8, 12, 13 or 14 digits with its check digit.'),
    okpd2: text(20, 'OKPD2 code', 'ОКПД2').nullable().writable(),
    tnved: text(20, 'Customs code', 'ТН ВЭД').nullable().writable(),
    countryCode: country('Country of origin', 'Страна происхождения').nullable().writable(),
    categoryId: id('Category', 'Категория').nullable().writable().filterable(),
    baseUom: unit('Base unit', 'Единица учёта')
      .writable()
      .filterable()
      .describe('Code of OKEI: stock, prices and comparisons are counted in it.'),
    uomConversions: structures(uomConversion, 'Other units', 'Другие единицы'),
    vatRate: vatRate().nullable().writable(),
    plannedCost: structure(plannedCost, 'Planned cost', 'Плановая себестоимость')
      .nullable()
      .computed()
      .seenWith(cost)
      .describe(
        'What the company counts with until a purchase tells better: the last word of a person, a file or an active supplier price list, ' +
          'as `source` says. A list overwrites a cost set by hand; a cost that must stay is pinned.',
      ),
    currentCostPrice: price('Current cost', 'Себестоимость')
      .nullable()
      .column('current_price')
      .filterable()
      .sortable()
      .seenWith(cost),
    currentCostCurrency: currency('Currency of the current cost', 'Валюта себестоимости')
      .nullable()
      .column('current_currency')
      .seenWith(cost),
    currentCostSource: choice(costSources, 'Source of the current cost', 'Источник себестоимости')
      .nullable()
      .column('current_source')
      .seenWith(cost),
    currentCostUpdatedAt: instant('Current cost known since', 'Дата себестоимости')
      .nullable()
      .column('current_at')
      .seenWith(cost),
    minOrderQty: measure('Smallest order', 'Минимальный заказ').nullable().writable(),
    packQty: measure('In a package', 'В упаковке').nullable().writable(),
    leadTimeDays: integer('Lead time, days', 'Срок поставки, дней', { minimum: 0, maximum: 3_650 })
      .nullable()
      .writable(),
    weightKg: measure('Weight, kg', 'Вес, кг').nullable().writable(),
    volumeM3: measure('Volume, m³', 'Объём, м³').nullable().writable().column('volume_m3'),
    overReceiptPct: measure('Allowed over-receipt, %', 'Допуск сверх заказа, %').nullable().writable(),
    customFields: customFields(),
    externalLinks: externalLinks(),
    duplicateOfId: id('Item it was merged into', 'Объединена с').nullable().filterable(),
    mergedAt: instant('Merged', 'Объединена').nullable(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type CatalogItem = RecordOf<typeof catalogItem>;
