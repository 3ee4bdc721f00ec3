import { choice, currency, date, flag, id, instant, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { vatMode, vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

/** Where a price comes from. */
export const priceSources = {
  manual: words('Set by hand', 'Указана вручную'),
  manual_pinned: words('Pinned', 'Закреплена'),
  price_list: words('Price list', 'Прайс-лист'),
  quote: words('Quote', 'Предложение'),
  accepted_quote: words('Chosen quote', 'Выбранное предложение'),
  invoice: words('Invoice', 'Счёт'),
  receipt: words('Receipt', 'Поступление'),
  import: words('File', 'Файл'),
  integration: words('Integration', 'Интеграция'),
};

export type PriceSource = keyof typeof priceSources;

/** One price of an item as it was recorded. It never changes; it is only withdrawn. */
export const priceObservation = noun({
  type: 'price_observation',
  words: words('Price observation', 'Зафиксированная цена'),
  table: 'price_observations',
  alias: 'told',
  audience: 'internal',
  displayName: 'id',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    catalogItemId: id('Item', 'Позиция').filterable(),
    supplierId: id('Supplier', 'Поставщик').nullable().filterable(),
    supplierName: text(255, 'Name of the supplier', 'Название поставщика').nullable().computed(),
    price: price('Price, per unit', 'Цена за единицу'),
    currency: currency().filterable(),
    uom: unit(),
    basePrice: price('The same per base unit of the item', 'То же за базовую единицу позиции'),
    costPrice: price(
      'The same as the company counts its costs, with or without VAT',
      'То же в учёте себестоимости компании, с НДС или без него',
    ),
    quantityFrom: measure('Quantity from which it is given', 'От какого количества действует').nullable(),
    vatMode: vatMode('VAT in the price', 'НДС в цене').nullable(),
    vatRate: vatRate().nullable(),
    source: choice(priceSources, 'Source', 'Источник').filterable(),
    sourceEntityType: text(64, 'Kind of the record it comes from', 'Вид записи-источника').example('price_list'),
    sourceEntityId: id('Record it comes from', 'Запись-источник'),
    effectiveAt: instant('Holds from', 'Действует с').filterable().sortable(),
    validTo: date('Last day it holds', 'Последний день действия').nullable(),
    recordedAt: instant('Recorded', 'Записано').filterable().sortable(),
    isAnomaly: flag('Strayed far from the prices before it', 'Сильно отличается от прежних цен').filterable(),
    withdrawnAt: instant('Withdrawn, or replaced by its source', 'Отозвана или заменена источником')
      .nullable()
      .filterable(),
  },
});

export type PriceObservation = RecordOf<typeof priceObservation>;
