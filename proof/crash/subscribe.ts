import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Received } from './journal.ts';
import type { Installation } from './start-installation.ts';
import type { Receiver } from './start-receiver.ts';

/** One subscription of each kind. */
export const orderings = ['none', 'entity'] as const;

export async function subscribe({ ports, key }: Installation, { url }: Receiver, ordering: Received['ordering']) {
  const connection = await openConnection(ports[0] as number);
  const body = {
    name: `Proof ${ordering}`,
    url: url(ordering),
    events: [],
    payloadMode: 'full',
    ordering,
    enabled: true,
  };
  const reply = await connection.send(requestText('POST', '/api/v1/webhook-subscriptions', key, body));
  connection.close();
  if (reply.status !== 201) throw new Error(`The subscription was refused: ${reply.status} ${reply.body}`);
}
