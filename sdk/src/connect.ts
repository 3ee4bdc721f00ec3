import type { OnRetry } from './calls/retry-delay.ts';

export interface ConnectOptions {
  /** Where the installation answers, such as `https://romashka.example.ru`. */
  baseUrl: string;
  /** A key of the portal, `ppk_…`. */
  apiKey?: string;
  /** The token of a signed-in person, or how to get one: asked before every attempt, for such tokens live for minutes. */
  accessToken?: string | (() => string | Promise<string>);
  /** Language of messages for people; codes never change. */
  language?: 'en' | 'ru';
  /** How often a request is sent again when that is safe and may help; 4 unless said. */
  retries?: number;
  /** How long one attempt may take, ms; a minute unless said. */
  timeoutMs?: number;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** Told of every attempt that failed and is made again. */
  onRetry?: OnRetry;
  /** Instead of the global one. */
  fetch?: typeof fetch;
}

/** Where requests go and how: what every operation takes first. */
export interface Connection {
  readonly baseUrl: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly onRetry: OnRetry | undefined;
  readonly fetch: typeof fetch;
}

/** A connection for operations that are imported one by one. No request is made yet. */
export function connect({
  baseUrl,
  apiKey,
  accessToken,
  language,
  retries = 4,
  timeoutMs = 60_000,
  headers = {},
  onRetry,
  fetch: own,
}: ConnectOptions): Connection {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    retries,
    timeoutMs,
    onRetry,
    fetch: own ?? ((...asked) => fetch(...asked)),
    async headers() {
      const token = typeof accessToken === 'function' ? await accessToken() : accessToken;
      return {
        ...(apiKey !== undefined && { 'x-api-key': apiKey }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(language !== undefined && { 'accept-language': language }),
        ...headers,
      };
    },
  };
}
