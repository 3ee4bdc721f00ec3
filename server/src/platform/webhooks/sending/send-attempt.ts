import { createHash } from 'node:crypto';
import type { OutboundClient } from '../../outbound/create-outbound-client.ts';
import type { Outcome } from '../../outbound/outcome.ts';
import { attemptHeaders, coveredHeaders, secretsIn } from './attempt-headers.ts';
import type { Work } from './delivery-work.ts';

/** One request as it went out and what came back. */
export interface Sent {
  number: number;
  trigger: Work['trigger'] | 'rotation_fallback';
  startedAt: number;
  headers: Readonly<Record<string, string>>;
  bodySha256: string;
  outcome: Outcome;
  /** What the receiver may have echoed and must not be shown in its answer. */
  secrets: readonly string[];
}

/**
 * Sends a delivery once; twice when a receiver refuses the signature while secrets are being changed, for it may hold
 * the other one. Answers what was sent, in order.
 */
export async function sendAttempt(client: OutboundClient, work: Work & { body: string }): Promise<Sent[]> {
  const first = await send(client, work, work.attemptCount + 1, work.trigger, work.secret);
  if (!work.nextSecret || !work.fallback || !isRefused(first.outcome)) return [first];
  return [first, await send(client, work, first.number + 1, 'rotation_fallback', work.nextSecret)];
}

async function send(
  client: OutboundClient,
  work: Work & { body: string },
  number: number,
  trigger: Sent['trigger'],
  secret: string,
): Promise<Sent> {
  const startedAt = Date.now();
  const headers = attemptHeaders(work, number, secret, startedAt);
  const outcome = await client
    .send({ method: 'POST', url: work.url, headers, body: work.body })
    .catch((error: unknown) => unwritable(error, startedAt));
  return {
    number,
    trigger,
    startedAt,
    headers: coveredHeaders(headers, work.headers),
    bodySha256: createHash('sha256').update(work.body).digest('hex'),
    outcome,
    secrets: secretsIn(work, headers),
  };
}

const isRefused = (outcome: Outcome) => outcome.kind === 'answer' && (outcome.status === 401 || outcome.status === 403);

/** A request that cannot be written is a failure of this delivery, never of the worker. */
function unwritable(error: unknown, startedAt: number): Outcome {
  const timings = { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: null, durationMs: Date.now() - startedAt };
  return { kind: 'failure', errorCode: 'connect', message: String(error), remoteIp: null, timings };
}
