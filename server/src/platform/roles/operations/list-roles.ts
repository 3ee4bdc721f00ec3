import { words } from '../../../kernel/errors.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { roleListing } from '../role.list.ts';
import { presentRole, roleColumns, type RoleRow } from '../role.row.ts';
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
