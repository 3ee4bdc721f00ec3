import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { Job } from '../../../kernel/job.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { StoredMessage } from '../messenger-message.ts';
import { changeMessages } from './change-messages.ts';
import { asNewMessage, mergeEvent } from './merge-event.ts';
import { ownOfEchoes } from './own-of-echoes.ts';
import { suggestLinks } from './suggest-links.ts';
import { earlyStatuses, messagesNamed, withStatus } from './take-statuses.ts';
import type { Touched } from './tell-conversations.ts';
import { writeConversations } from './write-conversations.ts';
import { writeMessages } from './write-messages.ts';

/** Messages of channels that are known: each is kept once, with its edits, and what was told of it before it came. */
export async function takeMessages(
  ctx: WriteContext,
  installationId: string,
  events: readonly MessageEvent[],
  fetchFile: Job,
): Promise<Touched[]> {
  if (events.length === 0) return [];
  const names = [...new Set(events.map(({ messageId }) => messageId))];
  const talks = await writeConversations(ctx, installationId, events);
  const known = await messagesNamed(ctx, installationId, names);
  const echoes = events.filter(({ messageId, direction }) => direction === 'out' && !known.has(messageId));
  const { own, held } = await ownOfEchoes(ctx, installationId, echoes, talks);
  const early = await earlyStatuses(
    ctx,
    installationId,
    names.filter((name) => !held.has(name)),
  );
  const [added, changed]: [StoredMessage[], StoredMessage[]] = [[], []];
  for (const [name, told] of Map.groupBy(events, ({ messageId }) => messageId)) {
    if (held.has(name)) continue;
    const before = known.get(name) ?? own.get(name);
    const [first, ...rest] = told as [MessageEvent, ...MessageEvent[]];
    const begun = before ? mergeEvent(before, first) : asNewMessage(installationId, talks.get(first) as string, first);
    const now = (early.get(name) ?? []).reduce(withStatus, rest.reduce(mergeEvent, begun));
    if (!before) added.push(now);
    else if (now !== before || own.has(name)) changed.push(now);
  }
  await writeMessages(ctx, added);
  const touched = await changeMessages(ctx, changed);
  await suggestLinks(ctx, [...new Set(talks.values())]);
  await ctx.enqueueAll(
    fetchFile,
    added.flatMap(({ id, fileUrl }) => (fileUrl === null ? [] : [{ messageId: id }])),
  );
  return [
    ...touched,
    ...added.map(({ conversationId, direction }) => ({
      conversationId,
      added: 1,
      unread: direction === 'in' ? 1 : 0,
    })),
  ];
}
