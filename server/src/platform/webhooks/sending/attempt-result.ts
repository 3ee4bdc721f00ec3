import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { Outcome } from '../../outbound/outcome.ts';
import type { Work } from './delivery-work.ts';
import { nextAttempt, TEST_RETRY_STEPS } from './retry-schedule.ts';
import type { Sent } from './send-attempt.ts';

/** What is written of a delivery after its send: the attempts made and where it stands now. */
export interface Result {
  deliveryId: string;
  lease: string;
  subscriptionId: string;
  status: 'pending' | 'delivered' | 'failed' | 'blocked';
  attemptCount: number;
  step: number;
  /** Milliseconds from the database's now; null when there is no next attempt. */
  retryIn: number | null;
  /** Milliseconds during which the whole subscription rests. */
  pauseFor: number | null;
  disable: 'gone' | 'requested' | null;
  /** Status or error code of a failure; null for a success. */
  fault: string | null;
  /** A test says nothing about the health of a subscription. */
  counts: boolean;
  attempts: ReadonlyArray<{ id: string }>;
}

export function resultOf(work: Work, sent: readonly Sent[], random: () => number = Math.random): Result {
  const last = sent.at(-1) as Sent;
  const now = new Date();
  const step = work.step + 1;
  const next = nextAttempt({
    attempt: step,
    outcome: last.outcome,
    now,
    random,
    ...(work.isTest && { steps: TEST_RETRY_STEPS }),
  });
  const counts = work.trigger !== 'test';
  const retries = 'at' in next && work.retried;
  const status = 'at' in next ? (retries ? 'pending' : 'failed') : next.final;
  const retryIn = retries ? next.at.getTime() - now.getTime() : null;
  return {
    deliveryId: work.deliveryId,
    lease: work.lease,
    subscriptionId: work.subscriptionId,
    status,
    attemptCount: last.number,
    step,
    retryIn,
    pauseFor: counts && next.pauseUntil ? next.pauseUntil.getTime() - now.getTime() : null,
    disable: counts && 'disable' in next ? next.disable : null,
    fault: status === 'delivered' ? null : faultOf(last.outcome),
    counts,
    attempts: sent.map((one) => attemptOf(work, one, one === last ? retryIn : null)),
  };
}

/** A delivery whose body was erased: nothing was sent and nothing can be. */
export const erasedResult = (work: Work): Result => ({
  deliveryId: work.deliveryId,
  lease: work.lease,
  subscriptionId: work.subscriptionId,
  status: 'failed',
  attemptCount: work.attemptCount,
  step: work.step,
  retryIn: null,
  pauseFor: null,
  disable: null,
  fault: null,
  counts: false,
  attempts: [],
});

const faultOf = (outcome: Outcome) => (outcome.kind === 'answer' ? String(outcome.status) : outcome.errorCode);

function attemptOf(work: Work, { outcome, ...sent }: Sent, retryIn: number | null) {
  const { dnsMs, connectMs, tlsMs, ttfbMs, durationMs } = outcome.timings;
  const answer = outcome.kind === 'answer' ? outcome : null;
  const succeeded = answer !== null && answer.status >= 200 && answer.status < 300;
  return {
    id: uuidv7(),
    delivery_id: work.deliveryId,
    subscription_id: work.subscriptionId,
    number: sent.number,
    trigger: sent.trigger,
    started_at: new Date(sent.startedAt).toISOString(),
    duration_ms: Math.round(durationMs),
    dns_ms: rounded(dnsMs),
    connect_ms: rounded(connectMs),
    tls_ms: rounded(tlsMs),
    ttfb_ms: rounded(ttfbMs),
    request_headers: JSON.stringify(sent.headers),
    request_body_sha256: sent.bodySha256,
    remote_ip: outcome.remoteIp,
    response_status: answer?.status ?? null,
    response_headers: answer && covered(answer.headers, sent.secrets),
    response_body: answer && covered(answer.body, sent.secrets),
    response_truncated: answer?.truncated ?? false,
    error_code: outcome.kind === 'failure' ? outcome.errorCode : succeeded ? null : 'http_status',
    succeeded,
    will_retry: retryIn !== null,
    retry_in: retryIn,
  };
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));

/** A receiver that echoes what it was sent must not put secrets before readers of the log. */
const covered = (text: string, secrets: readonly string[]) =>
  secrets.reduce((left, secret) => (secret.length >= 6 ? left.replaceAll(secret, '••••') : left), text);
