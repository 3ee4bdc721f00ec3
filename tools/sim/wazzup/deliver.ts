import type { Scene } from '../kit/simulator.ts';
import type { Message, Subject, World } from './seed.ts';

type At = Scene<World>;

/** Brings something to the one address of the account, where it is subscribed to. */
export function deliver({ state, courier }: At, subject: Subject, body: Readonly<Record<string, unknown>>): void {
  if (state.webhooksUri === null || !state.subscriptions[subject]) return;
  courier.send({
    url: state.webhooksUri,
    body,
    headers: headersOf(state),
    timeoutMs: 30_000,
    after: ({ status }, attempt) =>
      status !== 200 && attempt <= state.redeliveries ? state.redeliverAfterMs : undefined,
  });
}

/** Only who was given a key of ours shows it: an account with a plain API key has none. */
export const headersOf = ({ crmKey }: World): Record<string, string> =>
  crmKey === null ? {} : { authorization: `Bearer ${crmKey}` };

export const tellMessage = (at: At, message: Message) =>
  deliver(at, 'messagesAndStatuses', { messages: [{ ...message }] });

export interface Status {
  messageId: string;
  timestamp: number;
  status: string;
  error?: { error: string; description: string };
}

export const tellStatus = (at: At, status: Status) => deliver(at, 'messagesAndStatuses', { statuses: [status] });
