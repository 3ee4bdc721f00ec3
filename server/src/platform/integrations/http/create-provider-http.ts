import { ProviderError, type ProviderHttp, type ProviderRequest } from '../../../kernel/integrations/provider.ts';
import type { OutboundClient } from '../../outbound/create-outbound-client.ts';
import type { Answer } from '../../outbound/outcome.ts';
import type { CallJournal } from './create-call-journal.ts';
import type { Budget } from './create-provider-budget.ts';
import { errorOfAnswer, errorOfFailure } from './provider-errors.ts';
import { readProviderAnswer } from './read-provider-answer.ts';
import { mayRepeat, waitBefore } from './retry-policy.ts';

interface Parts extends Budget {
  client: Pick<OutboundClient, 'send'>;
  /** Without a slash at its end; undefined where the settings name the host. */
  baseUrl: string | undefined;
  /** Further addresses by name; those that are not here go to the base. */
  also?: Readonly<Record<string, string>> | undefined;
  journal: CallJournal;
  pause(ms: number): Promise<unknown>;
  /** Most repeats: few while a person waits, more in the background. */
  repeats: number;
  /** What would wait longer is given up instead. */
  longestPauseMs: number;
  accessToken(refused?: string): Promise<string>;
}

/** One way out for all connectors. What may be repeated follows from the class of the call; a connector has no say in it. */
export function createProviderHttp(parts: Parts): ProviderHttp {
  return {
    async request(call) {
      if (!call.authorized) return persist(parts, call);
      const token = await parts.accessToken();
      try {
        return await persist(parts, signed(call, token));
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 401) throw error;
        return persist(parts, signed(call, await parts.accessToken(token)));
      }
    },
  };
}

const signed = (call: ProviderRequest, token: string): ProviderRequest => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
});

async function persist(parts: Parts, call: ProviderRequest) {
  for (let attempt = 1; ; attempt += 1) {
    await parts.admit();
    const startedAt = performance.now();
    const outcome = await parts.turn(() => send(parts, call));
    const error = outcome.kind === 'answer' ? errorOfAnswer(outcome, call) : errorOfFailure(outcome, call.class);
    parts.journal.noteCall(call, { attempt, durationMs: performance.now() - startedAt, outcome, error });
    if (error === null) return readProviderAnswer(outcome as Answer, call);
    if (error.retryAfterMs !== undefined) await parts.rest(error.retryAfterMs);
    const wait = waitBefore(attempt, error);
    if (attempt > parts.repeats || wait > parts.longestPauseMs || !mayRepeat(call.class, error, outcome, attempt))
      throw error;
    await parts.pause(wait);
  }
}

const send = (
  { client, baseUrl, also }: Parts,
  { method, path, at = '', headers, body, class: kind }: ProviderRequest,
) =>
  client.send({
    method,
    url: /^https?:/.test(path) ? path : `${also?.[at] ?? baseUrl ?? ''}${path}`,
    headers: { 'user-agent': 'Prokura/1', ...headers },
    body: body ?? null,
    repeatable: kind !== 'unsafe-write',
  });
