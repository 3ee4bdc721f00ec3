import type { JobName, WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { StoredMessage } from '../mailbox-message.ts';
import { moveLetter } from './move-letter.ts';

const minutes = 5;
const mostDays = 3;

/** A letter whose mailbox stands still leaves once a person has put that right; after three days it has failed. */
export async function waitForMailbox(ctx: WriteContext, deliver: JobName, letter: StoredMessage, why: Words = stopped) {
  if (Date.parse(letter.sentAt) < portalNow().getTime() - mostDays * 86_400_000)
    return moveLetter(ctx, letter, { state: 'failed', error: why });
  const dueAt = new Date(portalNow().getTime() + minutes * 60_000).toISOString();
  await ctx.enqueue(deliver, { messageId: letter.id }, { dueAt });
  return moveLetter(ctx, letter, { state: 'pending', error: why });
}

const stopped = words(
  'The mailbox is not working: the message leaves once its connection has been fixed and checked.',
  'Почта не работает: письмо уйдёт, когда подключение исправят и проверят.',
);
