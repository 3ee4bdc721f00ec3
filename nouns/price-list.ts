import { choice, currency, date, flag, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';

export const priceListFlow = lifecycle({
  initial: 'draft',
  statuses: {
    draft: shown('Draft', 'Черновик'),
    active: shown('Active', 'Действует', 'good'),
    expired: shown('Expired', 'Истёк', 'warning'),
    archived: shown('Archived', 'В архиве'),
  },
  moves: {
    activate: { from: ['draft'], to: 'active' },
    unpublish: { from: ['active', 'expired'], to: 'draft' },
    expire: { from: ['active'], to: 'expired' },
    extend: { from: ['expired'], to: 'active' },
    archive: { from: ['draft', 'active', 'expired'], to: 'archived' },
    restore: { from: ['archived'], to: 'draft' },
  },
});

export const priceListKinds = {
  supplier: words('Of a supplier', 'Поставщика'),
  customer: words('For customers', 'Для клиентов'),
  internal: words('Internal', 'Внутренний'),
};

const counters = {
  items: integer('Rows in use', 'Действующих строк'),
  changed: integer('Rows the current version added or changed', 'Строк, добавленных или изменённых текущей версией'),
  expired: integer('Rows in use whose last day is over', 'Действующих строк с прошедшим последним днём'),
};

/** Prices of one supplier, for one customer, or of the company itself. */
export const priceList = noun({
  type: 'price_list',
  words: words('Price list', 'Прайс-лист'),
  table: 'price_lists',
  alias: 'list',
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'priceList',
  lifecycle: priceListFlow,
  facts: ['created', 'updated', 'status_changed', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().searchable().example('PL-0001'),
    name: text(200, 'Name', 'Название')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Цемент и смеси, осень'),
    kind: choice(priceListKinds, 'Kind', 'Вид').required().filterable().example('internal'),
    counterpartyId: id('Counterparty: whose prices, or for whom', 'Контрагент: чьи цены или для кого')
      .nullable()
      .writable()
      .filterable(),
    currency: currency().writable().filterable(),
    vatMode: vatMode().writable(),
    validFrom: date('First day', 'Первый день').nullable().writable().filterable().sortable(),
    validTo: date('Last day', 'Последний день').nullable().writable().filterable().sortable(),
    isDefault: flag(
      'The one to take when none is named, among lists of its kind and counterparty',
      'Берётся, если лист не назван, среди листов того же вида и контрагента',
    )
      .writable()
      .filterable(),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    currentVersion: integer('Version of the prices', 'Версия цен'),
    counters: structure(counters, 'Counters', 'Счётчики').computed(),
    publishedAt: instant('First made active', 'Впервые введён в действие').nullable(),
    customFields: customFields(),
    externalLinks: externalLinks(),
    status: status(priceListFlow).filterable(),
    ...recordFields,
  },
});

export type PriceList = RecordOf<typeof priceList>;
