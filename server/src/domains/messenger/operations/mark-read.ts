import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeConversation, conversations, messengerConversation } from '../messenger-conversation.ts';

export const markRead = command({
  name: 'messenger.mark-read',
  summary: words('Mark a conversation read', 'Отметить переписку прочитанной'),
  description:
    'All its messages count as read from now on, for the whole portal. The client is told nothing of it. What is read already stays as it was.',
  permission: 'messengers.read',
  scope: 'supplier_documents.write',
  input: object({ id: id() }),
  output: messengerConversation.view,

  async run(ctx, { id }) {
    const before = await conversations.lock(ctx.db, id);
    if (before.unreadCount === 0) {
      ctx.nothingChanged();
      return before;
    }
    await ctx.db.execute(sql`
      update messenger_messages set read_at = portal_now(), updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and conversation_id = ${id} and direction = 'in' and read_at is null`);
    const now = await changeConversation(ctx.db, id, sql`, unread_count = 0`);
    ctx.record(messengerConversation.changed('read', before, now));
    return now;
  },
});
