import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { threadById } from '../mailbox-thread.row.ts';
import { mailboxThread } from '../mailbox-thread.ts';

export const getThread = query({
  name: 'mailbox.get-thread',
  summary: words('Get a conversation', 'Получить переписку'),
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: mailboxThread.view,
  run: ({ db }, { id }) => threadById(db, id),
});
