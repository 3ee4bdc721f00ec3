import type { Call } from '../../kernel/integrations/call.ts';
import { type CallClass, type ProviderAnswer, ProviderError } from '../../kernel/integrations/provider.ts';
import { meaningOf } from './error-codes.ts';
import type { WazzupSettings } from './settings.ts';

interface Asked {
  class: CallClass;
  method: 'GET' | 'POST' | 'PATCH';
  /** Below `/v3`. */
  path: string;
  operation: string;
  body?: unknown;
}

/** One request to Wazzup. A code inside the answer decides what came of it, whatever its status is. */
export async function ask({ http, settings }: Call<WazzupSettings>, { path, body, ...asked }: Asked): Promise<unknown> {
  try {
    const answer = await http.request({
      ...asked,
      path: `/v3${path}`,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const code = codeOf(answer);
    if (code) throw refusalOf(code, answer);
    return answer.bytes.length === 0 ? null : answer.json();
  } catch (error) {
    throw error instanceof ProviderError ? understood(error) : error;
  }
}

/** Statuses that tell more than a code: a wrong key, a limit, a server that is down. */
const byStatus = new Set([401, 402, 429]);

function understood(error: ProviderError): ProviderError {
  const { answer, status } = error;
  // A restricted key is told by the status at least.
  const code = answer && (codeOf(answer) ?? (status === 403 ? 'FORBIDDEN' : null));
  if (!answer || !code || status === undefined || status < 300 || status >= 500 || byStatus.has(status)) return error;
  return refusalOf(code, answer);
}

function refusalOf(code: string, answer: ProviderAnswer): ProviderError {
  const { kind, detail } = meaningOf(code);
  return new ProviderError(kind, detail, { status: answer.status, answer });
}

/** Wazzup's own code of a refusal; null where an answer holds none. */
export function codeOf(answer: Pick<ProviderAnswer, 'text'>): string | null {
  const { error } = bodyOf(answer);
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : error;
  return typeof code === 'string' && code !== '' ? code.replace(/[^\w-]+/g, ' ').slice(0, 64) : null;
}

/** The items of a batch that were refused, by their places in it. */
export function refusedPlaces({ answer }: ProviderError): number[] {
  const { data } = answer ? bodyOf(answer) : {};
  if (!Array.isArray(data)) return [];
  return data.flatMap((one) => (Number.isInteger(one?.index) ? [one.index as number] : []));
}

function bodyOf(answer: Pick<ProviderAnswer, 'text'>): { error?: unknown; data?: unknown } {
  try {
    const value = JSON.parse(answer.text());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
