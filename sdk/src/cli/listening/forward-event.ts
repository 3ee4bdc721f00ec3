import type { Asked } from '../command.ts';
import { say } from '../language.ts';
import { wantsTable } from '../output/wants-table.ts';
import { tell, write } from '../output/write.ts';
import { signEvent } from './sign-event.ts';

export interface ForwardedEvent {
  event: string;
  eventId: string;
}

interface Receiver {
  forwardTo: string;
  secret: string;
}

const timeoutMs = 30_000;

/** Sends an event to the receiver as a webhook. Whatever it answers, it has the event; undefined when it could not be reached. */
export async function forwardEvent(
  event: ForwardedEvent,
  { forwardTo, secret }: Receiver,
): Promise<number | undefined> {
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(forwardTo, {
      method: 'POST',
      headers: signEvent(secret, event, body),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** One line for each event that was sent. */
export async function printForwarded(
  { event, eventId }: ForwardedEvent,
  status: number,
  { flags }: Asked,
): Promise<void> {
  const line = wantsTable(flags)
    ? `${new Date().toTimeString().slice(0, 8)}  ${status}  ${event}  ${eventId}`
    : JSON.stringify({ status, event, eventId });
  await write(`${line}\n`);
}

export const tellUnreachable = (forwardTo: string): void =>
  tell(say(`${forwardTo} does not answer; trying again.`, `${forwardTo} не отвечает, повторяем.`));
