import { field, type Schema } from './kit/field.ts';
import { choice, flag, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { givenStructure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** What can be made of a value before it is written. */
export const conversions = {
  trim: words('Without spaces around it', 'Без пробелов по краям'),
  decimal: words('A decimal number', 'Десятичное число'),
  date: words('A date', 'Дата'),
  upper: words('In capitals', 'Прописными буквами'),
  lower: words('In small letters', 'Строчными буквами'),
  boolean: words('Yes or no', 'Да или нет'),
};

const path = (en: string, ru: string, example: string) => text(256, en, ru).example(example);

const valuePath = (example: string) => path('Path in the event', 'Путь в событии', example);

/** Where a value stands, and what is made of it. */
const rule = givenStructure(
  {
    path: valuePath('$.item.price').required(),
    as: choice(conversions, 'What is made of the value', 'Как преобразовать значение').writable(),
  },
  'Rule',
  'Правило',
);

export type Rule = (typeof rule)['value'];

/** Values by the name of the field they are for. */
const byField = <Value>(value: readonly Schema[], en: string, ru: string, example: Record<string, unknown>) =>
  field<Record<string, Value>>(
    'structure',
    { type: 'object', additionalProperties: { anyOf: value }, maxProperties: 100 },
    en,
    ru,
  )
    .writable()
    .example(example);

/** What is done with an event that an installed integration sends. */
export const inboundMapping = noun({
  type: 'inbound_mapping',
  words: words('Webhook mapping', 'Сопоставление вебхука'),
  table: 'inbound_mappings',
  alias: 'mapping',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    installationId: id('Installation', 'Установка интеграции').filterable(),
    name: text(200, 'Name', 'Название').writable().example('Номенклатура из 1С'),
    active: flag('It is applied', 'Применяется').writable().filterable(),
    position: integer(
      'Mappings of one event are applied in this order',
      'Сопоставления одного события применяются в этом порядке',
      { minimum: 0, maximum: 100_000 },
    )
      .writable()
      .filterable()
      .sortable(),
    event: text(200, 'Event it is for, or `prefix.*`', 'Событие, для которого оно действует, или `префикс.*`')
      .required()
      .filterable()
      .sortable()
      .example('catalog.item.upserted'),
    operation: text(64, 'What is done', 'Что выполняется').required().filterable().example('catalog_item.upsert'),
    source: byField<string | Rule>(
      [valuePath('$.name').spec.schema, rule.spec.schema],
      'Where the value of each field stands',
      'Где находится значение каждого поля',
      { name: '$.name', sku: { path: '$.article', as: 'upper' } },
    ),
    defaults: byField<string | boolean>(
      [{ type: 'string', maxLength: 1_000 }, { type: 'boolean' }],
      'Values of fields the event leaves out',
      'Значения полей, которых в событии нет',
      { type: 'product' },
    ),
    requiredFields: field<string[]>(
      'set',
      { type: 'array', items: text(100, 'Field', 'Поле').spec.schema, maxItems: 100, uniqueItems: true },
      'Fields without which nothing is done',
      'Поля, без которых ничего не выполняется',
    )
      .writable()
      .example(['name']),
    idempotencyPath: path(
      'Where the event says which one it is',
      'Где в событии его собственный идентификатор',
      '$.eventId',
    )
      .nullable()
      .writable(),
    externalSource: text(64, 'Name of the external system', 'Название внешней системы')
      .nullable()
      .writable()
      .example('1c'),
    externalIdPath: path(
      'Where the identifier in the external system stands',
      'Где находится идентификатор во внешней системе',
      '$.id',
    )
      .nullable()
      .writable(),
    versionPath: path(
      'Where the version of the record stands; what is older is left out',
      'Где находится версия записи; более старые версии пропускаются',
      '$.version',
    )
      .nullable()
      .writable(),
    matchBy: text(
      64,
      'Field by which a record that is not linked yet is known',
      'Поле, по которому узнают ещё не связанную запись',
    )
      .nullable()
      .writable()
      .example('sku'),
    allowBankDetails: flag('Bank details may be written', 'Разрешена запись банковских реквизитов').writable(),
    ...recordFields,
  },
});

export type InboundMapping = RecordOf<typeof inboundMapping>;
