import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import { type MessengerEvent, messageSending } from '../../kernel/integrations/ports/messenger.ts';

/** A message that was under way when it was asked last is told by the next question: milliseconds that are asked for again. */
const overlap = 10 * 60_000;

/** Its channel, the first time; and that messages were delivered. */
export async function pullEvents(call: Call, cursor: string | null): Promise<PulledPage> {
  const now = call.now();
  const since = cursor === null ? '' : new Date(Date.parse(cursor) - overlap).toISOString();
  const delivered = (await call.written(messageSending)).flatMap(({ externalId, details }): MessengerEvent[] => {
    const { sentAt } = details as { sentAt: string };
    return sentAt > since
      ? [{ type: 'status', messageId: externalId, status: 'delivered', at: sentAt, error: null }]
      : [];
  });
  const begun: MessengerEvent[] = cursor === null ? [{ type: 'channels_changed' }] : [];
  return { items: [...begun, ...delivered], cursor: now.toISOString(), more: false };
}
