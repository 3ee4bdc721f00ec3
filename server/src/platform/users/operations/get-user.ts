import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { userById } from '../user.row.ts';
import { user } from '../user.ts';

export const getUser = query({
  name: 'users.get-user',
  summary: words('Get a person of the portal', 'Получить сотрудника'),
  permission: 'users.read',
  scope: 'users.read',
  input: object({ id: id() }),
  output: user.view,
  run: (ctx, { id }) => userById(ctx.db, id),
});
