import { choices, currency, id, instant, longText, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** Where a link is known from. `manual` was set by a person; the others are seen in documents and stay. */
export const linkSources = {
  manual: words('by hand', 'вручную'),
  price_list: words('price list', 'прайс-лист'),
  quote: words('quote', 'предложение'),
  accepted_quote: words('chosen quote', 'выбранное предложение'),
  invoice: words('invoice', 'счёт'),
  receipt: words('receipt', 'поступление'),
  import: words('file', 'файл'),
  integration: words('integration', 'интеграция'),
};

/** What a person has set by hand. */
export const manualLink = {
  price: price('Price, per base unit', 'Цена за базовую единицу').nullable(),
  currency: currency().nullable(),
  comment: longText(1_000, 'Comment', 'Комментарий').nullable(),
  updatedAt: instant('Set at', 'Установлено'),
};

const cost = 'catalog.cost_read';

/** One record with two addresses: a supplier of an item, and a product in the assortment of a counterparty. */
export const supplierLink = noun({
  type: 'supplier_link',
  words: words('Supplier link', 'Связь с поставщиком'),
  table: 'supplier_items',
  alias: 'link',
  audience: 'business',
  displayName: 'name',
  facts: ['linked', 'changed', 'unlinked'],
  fields: {
    id: id().filterable().sortable(),
    catalogItemId: id('Item', 'Позиция').filterable(),
    supplierId: id('Supplier', 'Поставщик').filterable(),
    counterpartyId: id('Counterparty; empty if it is a supplier no more', 'Контрагент; пусто, если больше не поставщик')
      .nullable()
      .computed(),
    name: text(255, 'Name of the supplier', 'Название поставщика')
      .nullable()
      .computed()
      .example('ООО «Цементный двор»'),
    sources: choices(linkSources, 'Where it is known from', 'Откуда известно').computed(),
    lastPrice: price('Newest price that holds, per base unit', 'Новейшая действующая цена за базовую единицу')
      .nullable()
      .seenWith(cost),
    lastCurrency: currency('Currency of the newest price', 'Валюта новейшей цены').nullable().seenWith(cost),
    lastAt: instant('Newest price holds from', 'Новейшая цена действует с').nullable().seenWith(cost),
    manual: structure(manualLink, 'Set by hand', 'Задано вручную').nullable().computed().seenWith(cost),
  },
});

export type SupplierLink = RecordOf<typeof supplierLink>;
