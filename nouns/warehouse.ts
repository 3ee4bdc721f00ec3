import { choice, decimal, flag, id, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const kinds = {
  main: words('Building', 'Склад'),
  transit: words('In transit', 'В пути'),
  site: words('Construction site', 'Объект'),
  virtual: words('On paper only', 'Виртуальный'),
};

/** A place where goods lie: a building, a construction site, goods on their way, or a place on paper only. */
export const warehouse = noun({
  type: 'warehouse',
  words: words('Warehouse', 'Склад'),
  table: 'warehouses',
  alias: 'place',
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'warehouse',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    code: text(32, 'Code', 'Код').nullable().writable().filterable().sortable().searchable().example('МСК-1'),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Основной склад'),
    kind: choice(kinds, 'Kind', 'Вид').writable().filterable(),
    address: text(500, 'Address', 'Адрес').nullable().writable().searchable().example('Москва, ул. Складочная, 1'),
    latitude: decimal('Latitude', 'Широта').nullable().writable().example('55.801131').describe('Degrees north.'),
    longitude: decimal('Longitude', 'Долгота').nullable().writable().example('37.593262').describe('Degrees east.'),
    contactName: text(200, 'Contact person', 'Контактное лицо').nullable().writable(),
    phone: text(40, 'Phone', 'Телефон').nullable().writable(),
    isDefault: flag('Default', 'По умолчанию')
      .writable()
      .filterable()
      .describe('Where goods go unless another warehouse is named.'),
    customFields: customFields(),
    externalLinks: externalLinks(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type Warehouse = RecordOf<typeof warehouse>;
