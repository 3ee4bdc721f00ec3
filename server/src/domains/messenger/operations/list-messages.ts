import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { conversations } from '../messenger-conversation.ts';
import { messageColumns, messageListing, messengerMessage, presentMessage } from '../messenger-message.ts';

export const listMessages = listQuery({
  name: 'messenger.list-messages',
  summary: words('Read the messages of a conversation', 'Прочитать сообщения переписки'),
  description:
    'The oldest first; `sort=-sentAt` begins with the newest. Reading them here marks nothing as read: `/read` does.',
  permission: 'messengers.read',
  scope: 'messengers.read',
  listing: messageListing,
  row: messengerMessage.view,
  more: { id: id('Conversation') },
  async run(ctx, { id: conversationId, ...input }) {
    await conversations.byId(ctx.db, conversationId as string);
    return listRows(ctx, messageListing, messageColumns, { ...input, conversationId }, presentMessage(ctx.language));
  },
});
