import Type from 'typebox';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../../kernel/reaction.ts';
import type { OutboxRow } from '../../../platform/integrations/outbox/outbox-entry.row.ts';
import { entryRow } from '../../../platform/integrations/outbox/outbox-entry.row.ts';
import { outboxEntry } from '../../../platform/integrations/outbox/outbox-entry.ts';
import { settleFound } from '../../../platform/integrations/outbox/settle-found.ts';
import { changeMessages } from '../intake/change-messages.ts';
import { heldEchoes, releaseEchoes, takeNameFromEcho } from '../intake/held-echoes.ts';
import { named } from '../intake/own-of-echoes.ts';
import { earlyStatuses, withStatus } from '../intake/take-statuses.ts';
import { tellConversations } from '../intake/tell-conversations.ts';
import { holdChannels } from '../messenger-channel.ts';
import { conversations, messengerConversation } from '../messenger-conversation.ts';
import { messengerMessage, type StoredMessage } from '../messenger-message.ts';
import { holdMessage, yieldName } from './own-message.ts';

/** A message of ours follows the write that sends it. */
export const followWrite = (fetchFile: Job): Reaction =>
  reaction(
    (['done', 'failed', 'in_doubt', 'retried', 'settled'] as const).map((fact) => outboxEntry.event(fact)),
    command({
      name: 'messenger.follow-write',
      summary: words('Follow the sending of a message', 'Проследить за отправкой сообщения'),
      permission: 'signed-in',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),
      async run(ctx, { entityId }) {
        ctx.nothingChanged();
        const entry = await entryRow(ctx.db, entityId);
        if (entry?.entity_type !== messengerMessage.type || !entry.entity_id) return;
        await holdChannels(ctx.db, entry.installation_id);
        const message = await holdMessage(ctx.db, entry.entity_id);
        const now = message && (await follow(ctx, entry, message));
        if (!message || !now || now === message) return;
        await tellConversations(ctx, await changeMessages(ctx, [now]));
        await releaseEchoes(ctx, message.conversationId, fetchFile);
        await tell(ctx, now);
      },
    }),
  );

async function follow(ctx: WriteContext, entry: OutboxRow, message: StoredMessage): Promise<StoredMessage> {
  if (entry.status === 'done') return whenDone(ctx, entry, message);
  if (message.messageId !== null) return message;
  if (entry.status === 'in_doubt') {
    const [echo] = await heldEchoes(ctx, message);
    // The reaction to what is settled here names the message.
    if (echo && (await settleFound(ctx, entry.id, { externalId: echo.messageId }))) return message;
    return message.inDoubt ? message : { ...message, inDoubt: true };
  }
  if (entry.status === 'failed') {
    if (message.status === 'failed') return message;
    return { ...message, status: 'failed', inDoubt: false, error: entry.last_error?.message ?? null };
  }
  return message.status === 'failed' || message.inDoubt
    ? { ...message, status: 'queued', inDoubt: false, error: null }
    : message;
}

/** Carried out: under the name that the provider gave, or that its echo tells, or under none yet. */
async function whenDone(ctx: WriteContext, entry: OutboxRow, message: StoredMessage): Promise<StoredMessage> {
  if (message.messageId !== null) return message;
  const name = entry.external_id ?? (await takeNameFromEcho(ctx, message));
  const sent: StoredMessage = {
    ...message,
    inDoubt: false,
    status: message.status === 'queued' ? 'sent' : message.status,
  };
  if (name === null) return sent.status === message.status && !message.inDoubt ? message : sent;
  const before = await yieldName(ctx, message, name);
  const told = [...((await earlyStatuses(ctx, message.installationId, [name])).get(name) ?? []), ...before];
  return told.reduce(withStatus, named(message, name));
}

async function tell(ctx: WriteContext, { conversationId, status, inDoubt }: StoredMessage) {
  const fact = status === 'failed' ? 'failed' : inDoubt ? 'in_doubt' : status === 'queued' ? 'queued' : 'sent';
  ctx.record(messengerConversation.fact(fact, await conversations.byId(ctx.db, conversationId)));
}
