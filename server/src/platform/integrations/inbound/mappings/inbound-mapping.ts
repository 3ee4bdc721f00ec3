import Type from 'typebox';
import { entity } from '../../../../kernel/entity.ts';
import { choice, flag, id, integer, nullable, object, text } from '../../../../kernel/fields.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { recordFields } from '../../../../kernel/record.ts';
import { conversions } from './convert-value.ts';

const path = (title: string, example: string) => text(256, title, { examples: [example] });

/** Where a value stands, and what is made of it. */
const rule = object({
  path: path('Path in the event', '$.item.price'),
  as: Type.Optional(choice(conversions, 'What is made of the value')),
});

export type Rule = Type.Static<typeof rule>;

const targets = <Value extends Type.TSchema>(value: Value, title: string, example: Record<string, unknown>) =>
  Type.Unsafe<Record<string, Type.Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    maxProperties: 100,
    title,
    examples: [example],
  });

export const inboundMapping = entity({
  type: 'inbound_mapping',
  noun: words('Webhook mapping', 'Сопоставление вебхука'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    installationId: id('Installation'),
    name: text(200, 'Name', { examples: ['Номенклатура из 1С'] }),
    active: flag('It is applied'),
    position: integer('Mappings of one event are applied in this order', { minimum: 0, maximum: 100_000 }),
    event: text(200, 'Event it is for, or `prefix.*`', { examples: ['catalog.item.upserted'] }),
    operation: text(64, 'What is done', { examples: ['catalog_item.upsert'] }),
    source: targets(Type.Union([path('Path in the event', '$.name'), rule]), 'Where the value of each field stands', {
      name: '$.name',
      sku: { path: '$.article', as: 'upper' },
    }),
    defaults: targets(
      Type.Union([Type.String({ maxLength: 1_000 }), Type.Boolean()]),
      'Values of fields the event leaves out',
      { type: 'product' },
    ),
    requiredFields: Type.Array(text(100, 'Field'), {
      maxItems: 100,
      uniqueItems: true,
      title: 'Fields without which nothing is done',
      examples: [['name']],
    }),
    idempotencyPath: nullable(path('Where the event says which one it is', '$.eventId')),
    externalSource: nullable(text(64, 'Name of the external system', { examples: ['1c'] })),
    externalIdPath: nullable(path('Where the identifier in the external system stands', '$.id')),
    versionPath: nullable(path('Where the version of the record stands; what is older is left out', '$.version')),
    matchBy: nullable(text(64, 'Field by which a record that is not linked yet is known', { examples: ['sku'] })),
    allowBankDetails: flag('Bank details may be written'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'deleted'],
});

export type InboundMapping = Type.Static<typeof inboundMapping.view>;

const { fields } = inboundMapping;

/** What a caller may write; all but the event and the operation have a value of their own. */
export const mappingInput = {
  name: Type.Optional(fields.name),
  active: Type.Optional(fields.active),
  position: Type.Optional(fields.position),
  source: Type.Optional(fields.source),
  defaults: Type.Optional(fields.defaults),
  requiredFields: Type.Optional(fields.requiredFields),
  idempotencyPath: Type.Optional(fields.idempotencyPath),
  externalSource: Type.Optional(fields.externalSource),
  externalIdPath: Type.Optional(fields.externalIdPath),
  versionPath: Type.Optional(fields.versionPath),
  matchBy: Type.Optional(fields.matchBy),
  allowBankDetails: Type.Optional(fields.allowBankDetails),
};

/** What a mapping says of itself, however it is kept. */
export type MappingRules = Pick<
  InboundMapping,
  | 'name'
  | 'active'
  | 'position'
  | 'event'
  | 'operation'
  | 'source'
  | 'defaults'
  | 'requiredFields'
  | 'idempotencyPath'
  | 'externalSource'
  | 'externalIdPath'
  | 'versionPath'
  | 'matchBy'
  | 'allowBankDetails'
>;

export const blankMapping: Omit<MappingRules, 'name' | 'event' | 'operation' | 'position'> = {
  active: true,
  source: {},
  defaults: {},
  requiredFields: [],
  idempotencyPath: null,
  externalSource: null,
  externalIdPath: null,
  versionPath: null,
  matchBy: null,
  allowBankDetails: false,
};

/** A rule, also where only its path was written. */
export const ruleOf = (given: string | Rule): Rule => (typeof given === 'string' ? { path: given } : given);
