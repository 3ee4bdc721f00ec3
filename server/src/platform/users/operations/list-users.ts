import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { userListing } from '../user.list.ts';
import { presentUser, type UserRow, userColumns } from '../user.row.ts';
import { user } from '../user.ts';

export const listUsers = listQuery({
  name: 'users.list-users',
  summary: words('List people of the portal', 'Список сотрудников'),
  permission: 'users.read',
  scope: 'users.read',
  listing: userListing,
  row: user.view,
  run: (ctx, input) => listRows(ctx, userListing, userColumns, input, (row: UserRow) => presentUser(row)),
});
