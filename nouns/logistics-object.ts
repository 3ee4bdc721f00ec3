import { choice, decimal, flag, id, longText, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const kinds = {
  warehouse: words('Warehouse', 'Склад'),
  site: words('Construction site', 'Стройплощадка'),
  supplier: words('Supplier', 'Поставщик'),
  customer: words('Customer', 'Покупатель'),
  terminal: words('Terminal', 'Терминал'),
};

/** A place where goods are loaded or unloaded. */
export const logisticsObject = noun({
  type: 'logistics_object',
  words: words('Logistics object', 'Объект логистики'),
  table: 'logistics_objects',
  alias: 'object',
  audience: 'internal',
  displayName: 'name',
  customFieldsOf: 'logisticsObject',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    code: text(32, 'Code', 'Код')
      .writable()
      .filterable()
      .sortable()
      .searchable()
      .example('LO-0001')
      .describe('Given by a sequence where it is left out.'),
    name: text(200, 'Name', 'Название')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Стройплощадка «Север»'),
    kind: choice(kinds, 'Kind', 'Вид').writable().filterable(),
    address: text(500, 'Address', 'Адрес').nullable().writable().searchable().example('Москва, ул. Складочная, 1'),
    region: text(200, 'Region', 'Регион').nullable().writable().filterable().sortable().example('Московская область'),
    latitude: decimal('Latitude', 'Широта').nullable().writable().example('55.801131').describe('Degrees north.'),
    longitude: decimal('Longitude', 'Долгота').nullable().writable().example('37.593262').describe('Degrees east.'),
    contactName: text(200, 'Contact person', 'Контактное лицо').nullable().writable().searchable(),
    phone: text(40, 'Phone', 'Телефон').nullable().writable(),
    warehouseId: id('Warehouse', 'Склад').nullable().writable().filterable(),
    counterpartyId: id('Counterparty', 'Контрагент').nullable().writable().filterable(),
    workingHours: text(200, 'Working hours', 'Часы работы').nullable().writable().example('пн–пт 8:00–17:00'),
    comment: longText(2_000, 'Comment', 'Комментарий').nullable().writable(),
    isActive: flag('In use', 'Используется')
      .writable()
      .filterable()
      .describe('What is not in use stays in its records and is not offered for new ones.'),
    customFields: customFields(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type LogisticsObject = RecordOf<typeof logisticsObject>;
