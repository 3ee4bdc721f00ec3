import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { Job } from '../../../kernel/job.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { StoredMessage } from '../messenger-message.ts';
import { isSame, namelessIn } from './own-of-echoes.ts';
import { takeMessages } from './take-messages.ts';
import { tellConversations } from './tell-conversations.ts';

/** Echoes that wait in the chat of a message and may be of it, the oldest first. */
export async function heldEchoes(ctx: WriteContext, message: StoredMessage): Promise<MessageEvent[]> {
  return (await echoesIn(ctx, message.conversationId)).filter((echo) => isSame(message, echo));
}

const echoesIn = async ({ db }: WriteContext, conversationId: string): Promise<MessageEvent[]> => {
  const rows = await db.many<{ event: MessageEvent }>(sql`
    select event from messenger_early_events
    where tenant_id = ${db.tenant} and conversation_id = ${conversationId} and kind = 'echo'
    order by received_at, external_id`);
  return rows.map(({ event }) => event);
};

/** The name of a message that was carried out and whose provider did not say it. */
export async function takeNameFromEcho(ctx: WriteContext, message: StoredMessage): Promise<string | null> {
  const [echo] = await heldEchoes(ctx, message);
  return echo?.messageId ?? null;
}

/** Echoes that can be of no message of ours any more were written in the windows of the provider. */
export async function releaseEchoes(ctx: WriteContext, conversationId: string, fetchFile: Job): Promise<void> {
  const waiting = await echoesIn(ctx, conversationId);
  if (waiting.length === 0) return;
  const nameless = await namelessIn(ctx, [conversationId]);
  const free = waiting.filter((echo) => !nameless.some((message) => isSame(message, echo)));
  if (free.length === 0) return;
  const [{ installation_id: installationId }] = (await ctx.db.many<{ installation_id: string }>(sql`
    delete from messenger_early_events
    where tenant_id = ${ctx.db.tenant} and conversation_id = ${conversationId} and kind = 'echo'
      and external_id = any(${free.map(({ messageId }) => messageId)}::text[]) returning installation_id`)) as [
    { installation_id: string },
  ];
  await tellConversations(ctx, await takeMessages(ctx, installationId, free, fetchFile));
}
