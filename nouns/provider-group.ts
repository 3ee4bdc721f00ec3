import { id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** A group that an identity provider keeps here (SCIM), and the role that its people get. */
export const providerGroup = noun({
  type: 'provider_group',
  words: words('Group of a provider', 'Группа поставщика'),
  table: 'provider_groups',
  alias: 'provided',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    providerId: id('Identity provider', 'Поставщик учётных записей').filterable(),
    name: text(254, 'Name', 'Название').filterable().sortable().searchable().example('Закупщики'),
    roleId: id('Role of its people', 'Роль её участников')
      .nullable()
      .writable()
      .filterable()
      .describe('Null gives nothing. The provider decides who is in the group, and the company what the group may do.'),
    people: integer('How many people are in it', 'Сколько в ней сотрудников').computed(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type ProviderGroup = RecordOf<typeof providerGroup>;
