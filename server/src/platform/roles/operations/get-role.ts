import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { roleById } from '../role.row.ts';
import { role } from '../role.ts';

export const getRole = query({
  name: 'roles.get-role',
  summary: words('Get a role', 'Получить роль'),
  permission: 'users.read',
  scope: 'users.read',
  input: object({ id: id() }),
  output: role.view,
  run: (ctx, { id }) => roleById(ctx.db, id),
});
