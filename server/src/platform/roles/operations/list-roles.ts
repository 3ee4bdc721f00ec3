import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { roleListing } from '../role.list.ts';
import { presentRole, type RoleRow, roleColumns } from '../role.row.ts';
import { role } from '../role.ts';

export const listRoles = listQuery({
  name: 'roles.list-roles',
  summary: words('List roles', 'Список ролей'),
  permission: 'users.read',
  scope: 'users.read',
  listing: roleListing,
  row: role.view,
  run: (ctx, input) => listRows(ctx, roleListing, roleColumns, input, (row: RoleRow) => presentRole(row)),
});
