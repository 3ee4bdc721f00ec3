import type { Services } from '../../../../kernel/services.ts';
import type { OutboundClient } from '../../../outbound/create-outbound-client.ts';
import type { Outcome } from '../../../outbound/outcome.ts';
import { checkClient } from '../checks/check-client.ts';
import { publisherSecret, signedHeaders } from '../signed-call.ts';
import { callBody } from './call-body.ts';
import { publisherBulkheads } from './publisher-bulkheads.ts';
import type { ReadyCall } from './read-call.ts';

/** What came of an attempt; nothing that the publisher said is kept, only how long it was. */
export interface SentCall {
  callId: string;
  event: string;
  delivered: boolean;
  status: number | null;
  failure: string | null;
  durationMs: number;
  attempt: number;
}

/** Sends a call, signed anew for each attempt. `put_off` where the publisher's bulkhead has no room now. */
export async function sendCall(
  ready: ReadyCall | null,
  { services }: { services: Services },
): Promise<SentCall | 'put_off' | null> {
  if (ready === null) return null;
  const { slug, url, telling, attempts } = ready;
  const sent = await publisherBulkheads.run(slug, async (): Promise<SentCall> => {
    const body = callBody(services, telling);
    const headers = signedHeaders(publisherSecret(services, slug), { event: telling.event, id: telling.callId, body });
    const outcome = await clientOf(services).send({ method: 'POST', url, headers, body });
    return {
      callId: telling.callId,
      event: telling.event,
      delivered: isTaken(outcome),
      status: outcome.kind === 'answer' ? outcome.status : null,
      failure: outcome.kind === 'failure' ? outcome.errorCode : null,
      durationMs: outcome.timings.durationMs,
      attempt: attempts + 1,
    };
  });
  return sent ?? 'put_off';
}

/** 409 says that this very call was taken before: an answer of ours to it was lost. */
const isTaken = (outcome: Outcome) =>
  outcome.kind === 'answer' && ((outcome.status >= 200 && outcome.status < 300) || outcome.status === 409);

const clients = new WeakMap<Services, OutboundClient>();

function clientOf(services: Services): OutboundClient {
  const client = clients.get(services) ?? checkClient(services);
  clients.set(services, client);
  return client;
}
