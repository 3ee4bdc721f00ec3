import type { CallClass, ProviderError } from '../../../kernel/integrations/provider.ts';
import type { Answer, Failure, OutboundErrorCode } from '../../outbound/outcome.ts';

/** Milliseconds before each repeat, before jitter. */
export const backoff = [1_000, 4_000, 15_000, 60_000, 300_000];

/** Failures before a byte of the request has left. */
export const beforeSending: ReadonlySet<OutboundErrorCode> = new Set(['dns', 'connect', 'tls', 'blocked_target']);

/** connectors.md §8.2, as one function: what may be sent again after this, by the class of the call. */
export function mayRepeat(kind: CallClass, error: ProviderError, outcome: Answer | Failure, attempt: number): boolean {
  if (error.kind === 'rate_limited') return true;
  if (outcome.kind === 'failure') {
    if (outcome.errorCode === 'blocked_target' || outcome.errorCode === 'body_error') return false;
    return beforeSending.has(outcome.errorCode) || kind !== 'unsafe-write';
  }
  if (error.kind !== 'unavailable' || kind === 'unsafe-write') return false;
  return outcome.status === 500 ? attempt <= 2 : true;
}

/** The provider's `Retry-After` wins; otherwise a random time up to the step, so that many callers do not return at once. */
export const waitBefore = (attempt: number, { retryAfterMs }: ProviderError): number =>
  retryAfterMs ?? Math.random() * (backoff[Math.min(attempt, backoff.length) - 1] as number);
