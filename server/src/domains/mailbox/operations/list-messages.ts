import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { mailboxMessage, messageColumns, messageListing, presentMessage } from '../mailbox-message.ts';
import { mailboxThreads } from '../mailbox-thread.ts';

export const listMessages = listQuery({
  name: 'mailbox.list-messages',
  summary: words('Read the letters of a conversation', 'Прочитать письма переписки'),
  description: 'The oldest first. Reading them here marks nothing as read: `/read` does.',
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
  listing: messageListing,
  row: mailboxMessage.view,
  more: { id: id('Conversation') },
  async run(ctx, { id: threadId, ...input }) {
    await mailboxThreads.byId(ctx.db, threadId as string);
    return listRows(ctx, messageListing, messageColumns, { ...input, threadId }, presentMessage(ctx.language));
  },
});
