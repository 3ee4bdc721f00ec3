import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
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
