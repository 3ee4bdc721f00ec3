import { catalogItem } from './catalog-item.ts';
import { counterparty } from './counterparty.ts';
import { driver } from './driver.ts';
import { invoice } from './invoice.ts';
import { field } from './kit/field.ts';
import { choice, flag, id, integer, recordType, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { logisticsObject } from './logistics-object.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';
import { vehicle } from './vehicle.ts';
import { warehouse } from './warehouse.ts';

/** Records that a portal may add fields to, under the names of the interface. */
export const customFieldEntities = {
  procurement: requisition.words,
  procurementItem: requisitionLine.words,
  catalogItem: catalogItem.words,
  counterparty: counterparty.words,
  warehouse: warehouse.words,
  priceList: words('Price list', 'Прайс-лист'),
  invoice: invoice.words,
  commercialProposal: words('Commercial proposal', 'Коммерческое предложение'),
  salesInvoice: words('Sales invoice', 'Исходящий счёт'),
  contract: words('Contract', 'Договор'),
  logisticsObject: logisticsObject.words,
  logisticsVehicle: vehicle.words,
  driver: driver.words,
  deliveryRoute: words('Delivery route', 'Маршрут доставки'),
  deliveryBatch: words('Delivery batch', 'Партия доставки'),
};

export type CustomFieldEntity = keyof typeof customFieldEntities;

const types = {
  string: words('Line of text', 'Строка'),
  text: words('Long text', 'Текст'),
  number: words('Number', 'Число'),
  money: words('Money', 'Деньги'),
  boolean: words('Yes or no', 'Да или нет'),
  date: words('Date', 'Дата'),
  datetime: words('Date and time', 'Дата и время'),
  select: words('One of a list', 'Выбор из списка'),
  multiselect: words('Several of a list', 'Несколько из списка'),
  url: words('Link', 'Ссылка'),
  user: words('Person', 'Сотрудник'),
};

export type CustomFieldType = keyof typeof types;

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const items = field<string[]>(
  'set',
  { type: 'array', items: text(200, 'Option', 'Вариант').spec.schema, maxItems: 500, uniqueItems: true },
  'Options; an empty list accepts any text',
  'Варианты; пустой список допускает любой текст',
);

export const optionList = structure(
  { items },
  'Options of a select or multiselect',
  'Варианты выбора одного или нескольких',
);

const key = field<string>('text', { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' }, 'Key', 'Ключ');

/** The definition of a portal's own field. Its values stand in the records themselves, under its key. */
export const customField = noun({
  type: 'custom_field',
  words: words('Custom field', 'Дополнительное поле'),
  table: 'custom_field_definitions',
  alias: 'field',
  audience: 'business',
  displayName: 'label',
  lifecycle,
  facts: ['created', 'updated', 'archived'],
  fields: {
    id: id().filterable().sortable(),
    entityType: recordType(
      customFieldEntities,
      'Records that have the field',
      'Записи, у которых есть поле',
    ).required(),
    key: key.required().filterable().sortable().searchable().example('hazard_class'),
    label: text(200, 'Label', 'Наименование')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Класс опасности'),
    type: choice(types, 'Type', 'Тип').required().filterable(),
    options: optionList.nullable().writable(),
    required: flag('A new record must have a value', 'У новой записи значение обязательно').writable().filterable(),
    status: status(lifecycle).filterable(),
    position: integer('Place in a form', 'Место в форме', { minimum: 0, maximum: 100_000 })
      .writable()
      .filterable()
      .sortable(),
    ...recordFields,
  },
});

export type CustomField = RecordOf<typeof customField>;
