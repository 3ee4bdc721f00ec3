import type { Listing } from '../../kernel/lists/listing.ts';

export const roleListing: Listing = {
  name: 'roles',
  from: 'roles role',
  alias: 'role',
  defaultSort: 'createdAt',
  search: ['role.name', 'role.code'],
  fields: {
    id: { column: 'role.id', kind: 'id', sortable: true },
    code: { column: 'role.code', kind: 'text', sortable: true },
    name: { column: 'role.name', kind: 'text', sortable: true },
    isSystem: { column: 'role.is_system', kind: 'boolean' },
    createdAt: { column: 'role.created_at', kind: 'instant', sortable: true },
  },
};
