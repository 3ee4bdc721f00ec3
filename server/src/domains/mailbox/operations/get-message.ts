import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { mailboxMessage, presentMessage, storedMessage } from '../mailbox-message.ts';

export const getMessage = query({
  name: 'mailbox.get-message',
  summary: words('Get a letter', 'Получить письмо'),
  description: 'Its attachments are files of the portal: `GET /api/v1/files/:fileId/download-url` leads to them.',
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: mailboxMessage.view,
  run: async (ctx, { id }) => presentMessage(ctx.language)(await storedMessage(ctx.db, id)),
});
