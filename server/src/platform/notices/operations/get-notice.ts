import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { notice, ownNotice } from '../notice.ts';

export const getNotice = query({
  name: 'notices.get-notice',
  summary: words("Get one of one's own notices", 'Получить своё уведомление'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: notice,
  asksAtOnce: true,
  run: (ctx, { id }) => ownNotice(ctx, id),
});
