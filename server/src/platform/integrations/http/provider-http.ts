import type { CallClass, ProviderAnswer, ProviderHttp, ProviderRequest } from '../../../kernel/connector.ts';
import { ProviderError } from '../../../kernel/connector.ts';
import { words } from '../../../kernel/errors.ts';
import type { OutboundClient } from '../../outbound/outbound-client.ts';
import type { Answer, Failure } from '../../outbound/outcome.ts';
import type { CallJournal } from './call-journal.ts';
import { errorOfFailure, errorOfStatus } from './provider-errors.ts';

interface Parts {
  client: OutboundClient;
  /** Without a slash at its end; undefined where the settings name the host. */
  baseUrl: string | undefined;
  journal: CallJournal;
  /** Waits for the provider's limit; throws `rate_limited` when that would take too long. */
  admit(): Promise<void>;
  /** Told of a provider's wish to be left alone. */
  rest(ms: number): Promise<void>;
  signal: AbortSignal;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Most repeats: few while a person waits, more in the background. */
  repeats: number;
}

/** Milliseconds before each repeat, before jitter. */
const backoff = [1_000, 4_000, 15_000, 60_000, 300_000];

/** One way out for all connectors. What may be repeated follows from the class of the call, not from whoever wrote the connector. */
export function createProviderHttp(parts: Parts): ProviderHttp {
  return {
    async request(call) {
      for (let attempt = 1; ; attempt += 1) {
        await parts.admit();
        const startedAt = performance.now();
        const outcome = await send(parts, call);
        const error =
          outcome.kind === 'answer' ? errorOfStatus(outcome, call.class) : errorOfFailure(outcome, call.class);
        parts.journal.noteCall(call, { attempt, durationMs: performance.now() - startedAt, outcome, error });
        if (error === null) return answerOf(outcome as Answer, call);
        if (error.kind === 'rate_limited' && error.retryAfterMs !== undefined) await parts.rest(error.retryAfterMs);
        const wait = waitBefore(attempt, error);
        if (attempt > parts.repeats || !mayRepeat(call.class, error, outcome, attempt)) throw error;
        await parts.pause(wait, parts.signal);
      }
    },
  };
}

const send = ({ client, baseUrl }: Parts, { method, path, headers, body, class: kind }: ProviderRequest) =>
  client.send({
    method,
    url: /^https?:/.test(path) ? path : `${baseUrl ?? ''}${path}`,
    headers: { 'user-agent': 'Prokura/1', ...headers },
    body: body ?? null,
    repeatable: kind !== 'unsafe-write',
  });

/** connectors.md §8.2, as one function. */
function mayRepeat(kind: CallClass, error: ProviderError, outcome: Answer | Failure, attempt: number): boolean {
  if (error.kind === 'rate_limited') return true;
  if (outcome.kind === 'failure') {
    if (['dns', 'connect', 'tls'].includes(outcome.errorCode)) return true;
    return kind !== 'unsafe-write' && outcome.errorCode !== 'blocked_target' && outcome.errorCode !== 'body_error';
  }
  if (error.kind !== 'unavailable' || kind === 'unsafe-write') return false;
  return outcome.status === 500 ? attempt <= 2 : true;
}

function waitBefore(attempt: number, { retryAfterMs }: ProviderError): number {
  const step = backoff[Math.min(attempt, backoff.length) - 1] as number;
  return retryAfterMs ?? Math.random() * step;
}

const answerOf = ({ status, fields, bytes, truncated }: Answer, { operation }: ProviderRequest): ProviderAnswer => {
  if (truncated)
    throw new ProviderError(
      'contract_violation',
      words(`${operation}: the answer broke off.`, `${operation}: ответ оборвался.`),
    );
  return {
    status,
    headers: fields,
    bytes,
    text: () => bytes.toString('utf8'),
    json() {
      try {
        return JSON.parse(bytes.toString('utf8'));
      } catch {
        throw new ProviderError(
          'contract_violation',
          words(`${operation}: the answer is not JSON.`, `${operation}: в ответе не JSON.`),
        );
      }
    },
  };
};
