import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { conversations, messengerConversation } from '../messenger-conversation.ts';

/** What happened to a conversation: how many messages came in, or only that something in it is further. */
export interface Touched {
  conversationId: string;
  added: number;
  unread: number;
}

/** Counts what was added, finds which message is the last one now, and says so once for each conversation. */
export async function tellConversations(ctx: WriteContext, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const rows = [...Map.groupBy(touched, ({ conversationId }) => conversationId)]
    .map(([id, some]) => ({
      id,
      added: some.reduce((sum, { added }) => sum + added, 0),
      unread: some.reduce((sum, { unread }) => sum + unread, 0),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await ctx.db.execute(sql`
    update messenger_conversations talk
    set message_count = talk.message_count + given.added, unread_count = talk.unread_count + given.unread,
      last_message_at = last.sent_at, last_direction = last.direction, version = talk.version + 1, updated_at = portal_now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, added int, unread int)
    cross join lateral (
      select message.sent_at, message.direction from messenger_messages message
      where message.tenant_id = ${ctx.db.tenant} and message.conversation_id = given.id
      order by message.sent_at desc, message.id desc limit 1) last
    where talk.tenant_id = ${ctx.db.tenant} and talk.id = given.id`);
  const came = new Map(rows.map(({ id, unread }) => [id, unread]));
  const shown = await conversations.byIds(
    ctx.db,
    rows.map(({ id }) => id),
  );
  for (const one of shown) {
    const unread = came.get(one.id) ?? 0;
    ctx.record(
      messengerConversation.fact(unread > 0 ? 'received' : 'updated', one, unread > 0 ? { messages: unread } : {}),
    );
  }
}
