import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, flag, id, integer, nullable, object, recordType, text } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { customFieldEntityTypes } from './entity-types.ts';

export const customFieldLifecycle = lifecycle('active', {
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

export const customFieldTypes = [
  'string',
  'text',
  'number',
  'money',
  'boolean',
  'date',
  'datetime',
  'select',
  'multiselect',
  'url',
  'user',
] as const;

export type CustomFieldType = (typeof customFieldTypes)[number];

export const optionList = object(
  {
    items: Type.Array(text(200, 'Option'), {
      maxItems: 500,
      uniqueItems: true,
      title: 'Options; an empty list accepts any text',
    }),
  },
  { title: 'Options of a select or multiselect' },
);

/** The definition of a portal's own field. Its values stand in the records themselves, under its key. */
export const customField = entity({
  type: 'custom_field',
  noun: words('Custom field', 'Дополнительное поле'),
  audience: 'business',
  displayName: 'label',
  fields: {
    id: id(),
    entityType: recordType(customFieldEntityTypes, 'Records that have the field'),
    key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$', title: 'Key', examples: ['hazard_class'] }),
    label: text(200, 'Label', { examples: ['Класс опасности'] }),
    type: choice(customFieldTypes, 'Type'),
    options: nullable(optionList),
    required: flag('A new record must have a value'),
    status: choice(customFieldLifecycle.statuses, 'Status'),
    position: integer('Place in a form', { minimum: 0, maximum: 100_000 }),
    ...recordFields,
  },
  facts: ['created', 'updated', 'archived'],
  lifecycle: customFieldLifecycle,
});

export type CustomField = Type.Static<typeof customField.view>;
