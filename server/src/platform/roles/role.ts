import Type from 'typebox';
import { permissions } from '../../../../nouns/kit/rights.ts';
import { entity } from '../../kernel/entity.ts';
import { choice, flag, id, instant, integer, nullable, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

export const role = entity({
  type: 'role',
  noun: words('Role', 'Роль'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    code: Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]{1,39}$', title: 'Code', examples: ['tender_lead'] }),
    name: text(100, 'Name', { examples: ['Руководитель тендеров'] }),
    isSystem: flag('Given by the platform and never changed'),
    permissions: Type.Array(choice(permissions, 'Permission'), { title: 'Permissions' }),
    people: integer('How many people hold it'),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['created', 'updated', 'deleted'],
});

export type Role = Type.Static<typeof role.view>;

export const roleInput = {
  name: role.fields.name,
  permissions: Type.Array(choice(permissions, 'Permission'), {
    minItems: 1,
    maxItems: permissions.length,
    uniqueItems: true,
    title: 'Permissions, of those you hold yourself',
  }),
};
