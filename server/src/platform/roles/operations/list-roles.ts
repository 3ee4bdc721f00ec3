import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { presentRole, type RoleRow, roleColumns } from '../role.row.ts';
import { role } from '../role.ts';

const roleListing: Listing = {
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

export const listRoles = listQuery({
  name: 'roles.list-roles',
  summary: words('List roles', 'Список ролей'),
  permission: 'users.read',
  scope: 'users.read',
  listing: roleListing,
  row: role.view,
  run: (ctx, input) => listRows(ctx, roleListing, roleColumns, input, (row: RoleRow) => presentRole(row)),
});
