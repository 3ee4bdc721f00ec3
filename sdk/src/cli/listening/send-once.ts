import { ConnectionError } from '../../connection-error.ts';
import type { Asked } from '../command.ts';
import { say } from '../language.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';
import { type ForwardedEvent, forwardEvent, printForwarded } from './forward-event.ts';
import { openListener } from './listener-state.ts';
import { receiverOf } from './receiver-of.ts';

/** Sends an event to the receiver that the line names, by the secret that `listen` uses for it. */
export async function sendOnce(event: ForwardedEvent, asked: Asked): Promise<void> {
  const listener = await receiverOf(asked);
  const { secret } = await openListener(await connectByProfile(asked), listener);
  const status = await forwardEvent(event, { forwardTo: listener.forwardTo, secret });
  if (status === undefined)
    throw new ConnectionError(say(`${listener.forwardTo} does not answer`, `${listener.forwardTo} не отвечает`));
  await printForwarded(event, status, asked);
}
