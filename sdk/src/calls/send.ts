import type { Connection } from '../connect.ts';
import { ConnectionError } from '../connection-error.ts';
import { ProblemError } from '../problem-error.ts';
import type { PreparedCall } from './prepare-call.ts';
import { type Repeats, retryDelay } from './retry-delay.ts';

export interface Content {
  body: NonNullable<RequestInit['body']>;
  type?: string;
  /** A stream is read once, so it cannot be sent again. */
  isStream?: boolean;
}

/** Sends a call until it is answered, refused for good, or out of attempts. `take` reads the answer and is part of the attempt. */
export async function send<Result>(
  connection: Connection,
  call: PreparedCall,
  content: Content | undefined,
  take: (response: Response) => Result | Promise<Result>,
): Promise<Result> {
  const { method, takesKey, options } = call;
  const key = takesKey ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const repeats = repeatsOf(method, key, content);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(connection, call, content, key, take);
    } catch (error) {
      const delayMs = attempt > connection.retries ? undefined : retryDelay(error, attempt, repeats);
      if (delayMs === undefined) throw error;
      connection.onRetry?.({ error: error as ProblemError | ConnectionError, attempt, delayMs });
      await pause(delayMs, options.signal);
    }
  }
}

/** A change without a key might happen twice. */
function repeatsOf(method: string, key: string | undefined, content: Content | undefined): Repeats {
  if (content?.isStream) return 'never';
  return key !== undefined || ['GET', 'PUT', 'DELETE'].includes(method) ? 'always' : 'when refused';
}

async function sendOnce<Result>(
  connection: Connection,
  { method, path, options }: PreparedCall,
  content: Content | undefined,
  key: string | undefined,
  take: (response: Response) => Result | Promise<Result>,
): Promise<Result> {
  options.signal?.throwIfAborted();
  const headers = {
    ...(await connection.headers()),
    ...(content?.type !== undefined && { 'content-type': content.type }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(options.ifMatch !== undefined && { 'if-match': etagOf(options.ifMatch) }),
    ...options.headers,
  };
  const late = new AbortController();
  const timeoutMs = options.timeoutMs ?? connection.timeoutMs;
  const timer = setTimeout(() => late.abort(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await connection.fetch(`${connection.baseUrl}${path}`, {
      method,
      headers,
      signal: options.signal ? AbortSignal.any([late.signal, options.signal]) : late.signal,
      ...(content && { body: content.body }),
      ...(content?.isStream && { duplex: 'half' }),
    } as RequestInit);
    options.onResponse?.(response);
    if (!response.ok) throw await ProblemError.of(response, `${method} ${path.split('?')[0]}`);
    return await take(response);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    options.signal?.throwIfAborted();
    throw new ConnectionError(`${method} ${path.split('?')[0]} was not answered`, {
      cause: late.signal.aborted ? late.signal.reason : error,
    });
  } finally {
    clearTimeout(timer);
  }
}

const etagOf = (version: number | string) => (typeof version === 'number' ? `"v${version}"` : version);

/** Ends at once, with the reason of the signal, when the caller gives up. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
