import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { messengerMessage, presentMessage, storedMessage } from '../messenger-message.ts';

export const getMessage = query({
  name: 'messenger.get-message',
  summary: words('Get a message', 'Получить сообщение'),
  description: 'Its file is a file of the portal: `GET /api/v1/files/:fileId/download-url` leads to it.',
  permission: 'messengers.read',
  scope: 'messengers.read',
  input: object({ id: id() }),
  output: messengerMessage.view,
  run: async (ctx, { id }) => presentMessage(ctx.language)(await storedMessage(ctx.db, id)),
});
