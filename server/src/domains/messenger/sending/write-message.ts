import type { MessengerFile, MessengerMessage } from '../../../../../nouns/messenger-message.ts';
import { messageSending, type OutgoingMessage } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { writeMessages } from '../intake/write-messages.ts';
import { conversations, messengerConversation } from '../messenger-conversation.ts';
import { messengerMessage, presentMessage, storedMessage } from '../messenger-message.ts';

export interface Written {
  conversationId: string;
  installationId: string;
  text: string | null;
  file: (MessengerFile & { fileId: string }) | null;
  rfqRecipientId?: string;
}

/** Writes a message of ours down beside the write that sends it: a worker sends it once both are committed. */
export async function writeMessage(
  ctx: WriteContext,
  { conversationId, installationId, text, file, rfqRecipientId }: Written,
): Promise<MessengerMessage> {
  const id = uuidv7();
  const { channelId, chatType, chatId } = await chatOf(ctx.db, conversationId);
  const payload: OutgoingMessage = {
    ...{ channelId, chatType, chatId, text },
    file: file && { id: file.fileId, userId: ctx.actor.userId },
  };
  const requestId = await enqueueWrite(ctx, {
    installationId,
    operation: messageSending,
    payload: { ...payload },
    entity: { type: messengerMessage.type, id },
  });
  await writeMessages(ctx, [
    {
      ...{ id, conversationId, installationId, requestId, text, file },
      ...{ direction: 'out', status: 'queued', messageId: null, fileUrl: null, inDoubt: false, error: null },
      ...{
        authorName: null,
        sentAt: portalNow().toISOString(),
        edits: [],
        editedAt: null,
        deletedAt: null,
        readAt: null,
      },
      createdById: ctx.actor.userId,
      rfqRecipientId: rfqRecipientId ?? null,
    },
  ]);
  await ctx.db.execute(sql`
    update messenger_conversations
    set message_count = message_count + 1, last_message_at = portal_now(), last_direction = 'out', version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${conversationId}`);
  ctx.record(messengerConversation.fact('queued', await conversations.byId(ctx.db, conversationId), { message: id }));
  return presentMessage(ctx.language)(await storedMessage(ctx.db, id));
}

const chatOf = (db: Db, id: string) =>
  db.one<{ channelId: string; chatType: string; chatId: string }>(sql`
    select channel_id as "channelId", chat_type as "chatType", chat_id as "chatId" from messenger_conversations
    where tenant_id = ${db.tenant} and id = ${id}`);
