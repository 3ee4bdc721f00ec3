import type { Call, LogLine } from '../src/kernel/integrations/call.ts';
import { type ProviderAnswer, ProviderError, type ProviderRequest } from '../src/kernel/integrations/provider.ts';
import { words } from '../src/kernel/problems/errors.ts';

type Answer = (request: ProviderRequest) => unknown;

interface Given<S> {
  settings: S;
  /** What is answered: JSON, a text as it is, bytes, or an error that is thrown. */
  answer: Answer;
  now?: string;
  /** The files of the portal by their keys. */
  files?: Readonly<Record<string, Buffer>>;
  /** Sessions in the order they are opened. */
  sessions?: string[];
  /** What the provider has of our writes, by its own identifiers. */
  written?: string[];
}

/** A call of a connector that dials nobody: it keeps what is asked, and answers as it is told. */
export function calling<S>({
  settings,
  answer,
  now = '2026-11-22T11:05:09.000Z',
  files = {},
  sessions = [],
  written = [],
}: Given<S>) {
  const asked: ProviderRequest[] = [];
  const lines: LogLine[] = [];
  let session = 0;

  async function request(given: ProviderRequest) {
    asked.push(given);
    const told = answer(given);
    if (told instanceof Error) throw told;
    return answerOf(told);
  }

  const call = {
    settings,
    http: { request },
    now: () => new Date(now),
    signal: AbortSignal.timeout(60_000),
    log: (line: LogLine) => void lines.push(line),
    written: async () => written.map((externalId) => ({ id: externalId, externalId, at: now })),
    async readFile(key: string) {
      const bytes = files[key];
      if (!bytes) throw new Error(`No file ${key}`);
      return bytes;
    },
    async accessToken(refused?: string) {
      if (refused !== undefined && refused === sessions[session]) session += 1;
      return sessions[session] ?? 'no-session';
    },
  } as unknown as Call<S>;
  return { asked, lines, call };
}

function answerOf(told: unknown): ProviderAnswer {
  const bytes = Buffer.isBuffer(told) ? told : Buffer.from(typeof told === 'string' ? told : JSON.stringify(told));
  return {
    status: 200,
    headers: {},
    bytes,
    text: () => bytes.toString(),
    json() {
      try {
        return JSON.parse(bytes.toString());
      } catch {
        throw new ProviderError('contract_violation', words('No JSON.', 'Не JSON.'));
      }
    },
  };
}

/** The refusal that the way out makes of a status, with the body that came along. */
export const refusedWith = (kind: ProviderError['kind'], status: number, body?: unknown) =>
  new ProviderError(kind, words('Refused.', 'Отказано.'), {
    status,
    ...(body !== undefined && { answer: { ...answerOf(body), status } }),
  });
