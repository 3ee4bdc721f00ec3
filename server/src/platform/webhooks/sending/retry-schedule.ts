import { readRetryAfter } from './read-retry-after.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between attempts, in milliseconds: 12 attempts over 75 h 42 min. */
export const RETRY_STEPS: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The same in a test portal, by its clock: whoever tries a receiver out sees all of it within two minutes. */
export const TEST_RETRY_STEPS: readonly number[] = [5 * SECOND, 15 * SECOND, MINUTE];

export const MAX_ATTEMPTS = RETRY_STEPS.length + 1;

/** What one attempt came to; an outbound `Outcome` fits as it is. */
export type AttemptResult =
  | { readonly kind: 'answer'; readonly status: number; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failure'; readonly errorCode: string };

/**
 * `at` is the moment of the next attempt, `final` the status the delivery ends in. `disable` asks to switch the
 * subscription off, `pauseUntil` to send nothing to it before that moment.
 */
export type NextAttempt =
  | { readonly at: Date; readonly pauseUntil: Date | null }
  | {
      readonly final: 'delivered' | 'failed' | 'blocked';
      readonly disable: 'gone' | 'requested' | null;
      readonly pauseUntil: Date | null;
    };

type NextAttemptInput = {
  /** Number of the attempt that has just ended, from 1. */
  readonly attempt: number;
  readonly outcome: AttemptResult;
  readonly now: Date;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly steps?: readonly number[];
};

export function nextAttempt({ attempt, outcome, now, random, steps = RETRY_STEPS }: NextAttemptInput): NextAttempt {
  if (outcome.kind === 'failure') {
    if (outcome.errorCode === 'blocked_target') return final('blocked');
    return retryOrFail(steps[attempt - 1], 0, null, now, random);
  }
  const wish = outcome.fields['webhook-delivery']?.trim().toLowerCase();
  if (isSuccess(outcome.status)) return final('delivered', wish === 'disable' ? 'requested' : null);
  if (outcome.status === 410) return final('failed', 'gone');
  if (wish === 'disable') return final('failed', 'requested');
  if (wish === 'abort-message' || !isRetried(outcome.status)) return final('failed');
  const hint = takesHint(outcome.status) ? (readRetryAfter(outcome.fields['retry-after'], now) ?? 0) : 0;
  return retryOrFail(steps[attempt - 1], hint, outcome.status === 429 ? pauseFor(hint, now) : null, now, random);
}

function retryOrFail(
  step: number | undefined,
  hint: number,
  pauseUntil: Date | null,
  now: Date,
  random: () => number,
): NextAttempt {
  if (step === undefined) return final('failed', null, pauseUntil);
  const wait = Math.max(step, Math.min(hint, 24 * HOUR));
  return { at: new Date(now.getTime() + Math.round(wait + jitter(step, random))), pauseUntil };
}

function final(
  status: 'delivered' | 'failed' | 'blocked',
  disable: 'gone' | 'requested' | null = null,
  pauseUntil: Date | null = null,
): NextAttempt {
  return { final: status, disable, pauseUntil };
}

// Only ever added, so that no attempt comes earlier than the schedule promises.
function jitter(step: number, random: () => number): number {
  return random() * Math.min(Math.max(step * 0.2, SECOND), 15 * MINUTE);
}

function pauseFor(hint: number, now: Date): Date | null {
  return hint > 0 ? new Date(now.getTime() + Math.min(hint, 15 * MINUTE)) : null;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isRetried(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function takesHint(status: number): boolean {
  return status === 429 || status === 503;
}
