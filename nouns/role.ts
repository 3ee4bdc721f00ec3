import { field } from './kit/field.ts';
import { flag, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { permissions as allPermissions, type Permission } from './kit/rights.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

const code = field<string>('text', { type: 'string', pattern: '^[a-zA-Z][a-zA-Z0-9_-]{1,39}$' }, 'Code', 'Код');

/** Their words are those of the domains and actions they are made of; the server knows them. */
const permissions = field<Permission[]>(
  'set',
  {
    type: 'array',
    items: { type: 'string', enum: [...allPermissions], title: 'Permission' },
    minItems: 1,
    maxItems: allPermissions.length,
    uniqueItems: true,
  },
  'Permissions',
  'Права',
);

/** What people who hold it may do. Roles of the platform are the same in every portal. */
export const role = noun({
  type: 'role',
  words: words('Role', 'Роль'),
  table: 'roles',
  alias: 'role',
  audience: 'business',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    code: code.writable().filterable().sortable().searchable().example('tender_lead'),
    name: text(100, 'Name', 'Название')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Руководитель тендеров'),
    isSystem: flag('Given by the platform and never changed', 'Дана платформой и не меняется никогда').filterable(),
    permissions: permissions.required().computed().describe('A caller gives only permissions that he holds himself.'),
    demandsSecondFactor: flag(
      'Whoever holds it signs in by a second factor',
      'Вход только со вторым фактором',
    ).filterable(),
    people: integer('How many people hold it', 'У скольких сотрудников').computed(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type Role = RecordOf<typeof role>;
