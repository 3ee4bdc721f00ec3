import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { messageListing } from '../mailbox-message.list.ts';
import { messageColumns, presentMessage } from '../mailbox-message.row.ts';
import { mailboxMessage } from '../mailbox-message.ts';
import { threadById } from '../mailbox-thread.row.ts';

export const listMessages = listQuery({
  name: 'mailbox.list-messages',
  summary: words('Read the letters of a conversation', 'Прочитать письма переписки'),
  description: 'The oldest first. Reading marks nothing: that is said by `/read`.',
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
  listing: messageListing,
  row: mailboxMessage,
  more: { id: id('Conversation') },
  async run(ctx, { id: threadId, ...input }) {
    await threadById(ctx.db, threadId as string);
    return listRows(ctx, messageListing, messageColumns, { ...input, threadId }, presentMessage(ctx.language));
  },
});
