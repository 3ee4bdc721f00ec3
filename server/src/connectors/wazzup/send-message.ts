import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { OutgoingMessage } from '../../kernel/integrations/ports/messenger.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { ask, codeOf } from './ask-wazzup.ts';
import { repeated } from './error-codes.ts';
import type { WazzupSettings } from './settings.ts';
import { read, sent } from './wire.ts';

/** Wazzup knows a message it was given for 60 seconds; a repeat is made well within them, or not at all. */
const knownMs = 45_000;

/**
 * Sends one message. Where nobody can tell whether it was taken, it is sent once more under the same key: Wazzup refuses what it has
 * already, so that the client never gets it twice.
 */
export async function sendMessage(call: Call<WazzupSettings>, write: OutgoingWrite): Promise<Written> {
  const body = bodyOf(call, write);
  const begun = call.now().getTime();
  try {
    return await post(call, body);
  } catch (error) {
    if (!isUnknown(error) || call.now().getTime() - begun > knownMs) throw error;
    await wait(1_000, undefined, { signal: call.signal });
    return post(call, body);
  }
}

const isUnknown = (error: unknown) => error instanceof ProviderError && error.kind === 'unknown_outcome';

async function post(call: Call<WazzupSettings>, body: Record<string, unknown>): Promise<Written> {
  try {
    const answer = await ask(call, {
      class: 'unsafe-write',
      method: 'POST',
      path: '/message',
      operation: 'messages.send',
      body,
    });
    const { messageId, chatId } = read(sent, answer);
    return { externalId: messageId, details: { chatId: chatId ?? body.chatId } };
  } catch (error) {
    // It has been taken before; its identifier comes with the echo.
    if (error instanceof ProviderError && error.answer && codeOf(error.answer) === repeated) return {};
    throw error;
  }
}

/** Exactly one of text and file: Wazzup refuses both and neither. */
function bodyOf(call: Call<WazzupSettings>, { id, payload }: OutgoingWrite): Record<string, unknown> {
  const { channelId, chatType, chatId, text, file } = payload as unknown as OutgoingMessage;
  return {
    channelId,
    chatType,
    chatId,
    crmMessageId: id,
    ...(file ? { contentUri: call.fileAddress(file) } : { text }),
  };
}
