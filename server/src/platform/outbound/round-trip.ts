import type { Dispatcher } from 'undici';
import { cutText, headerFields, headerText } from './answer-text.ts';
import { type Connection, dropConnection } from './connection.ts';
import { isOutboundError, type OutboundErrorCode, type OutboundLimits, type Outcome, type Timings } from './outcome.ts';

export type RoundTripRequest = {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** `performance.now()` when the send began; the time for headers counts from here. */
  readonly startedAt: number;
};

export type RoundTrip = { readonly outcome: Outcome; readonly keep: boolean; readonly reused: boolean };

/** One request over one connection, and what came of it; rejects only for a request that cannot be written at all. */
export function roundTrip(
  connection: Connection,
  request: RoundTripRequest,
  limits: OutboundLimits,
): Promise<RoundTrip> {
  const factsBefore = connection.facts;
  return new Promise((resolve, reject) => {
    let settled = false;
    let informational = 0;
    let status = 0;
    let ttfbMs: number | null = null;
    let fields: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let received = 0;
    const bytesBefore = factsBefore?.bytesRead() ?? 0;
    let timer = setTimeout(watch, Math.min(WATCH_MS, timeLeft()));

    connection.client.dispatch(
      { method: request.method, path: request.path, headers: request.headers, body: request.body },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode, headers) => {
          if (statusCode < 200) {
            informational++;
            if (informational > limits.informationalAnswers) fail('body_error', 'too many informational answers');
            return;
          }
          clearTimeout(timer);
          timer = setTimeout(() => answer(true), limits.bodyMs);
          status = statusCode;
          ttfbMs = performance.now() - request.startedAt;
          fields = headerFields(headers);
        },
        onResponseData: (_controller, chunk) => {
          if (settled) return;
          chunks.push(chunk.subarray(0, limits.bodyBytes - received));
          received += chunk.length;
          if (received > limits.bodyBytes) answer(true, true);
        },
        onResponseEnd: () => answer(false),
        onResponseError: (_controller, error) => {
          if (status !== 0) answer(true);
          else if (isMisuse(error)) settle(() => reject(error));
          else fail(codeOf(error), error.message);
        },
      },
    );

    // The parser limits headers but not, for example, a status line that never ends: the bytes read are counted.
    function watch(): void {
      const taken = (connection.facts?.bytesRead() ?? 0) - (isReused() ? bytesBefore : 0);
      if (taken > limits.headerBytes * 16) fail('body_error', 'too much before an answer');
      else if (timeLeft() === 0) fail('timeout', 'no answer in time');
      else timer = setTimeout(watch, Math.min(WATCH_MS, timeLeft()));
    }

    function timeLeft(): number {
      return Math.max(0, limits.headersMs - (performance.now() - request.startedAt));
    }

    function answer(truncated: boolean, tooLong = false): void {
      const bytes = Buffer.concat(chunks);
      const body = cutText(bytes, limits.bodyBytes);
      const headers = headerText(fields, limits.headerTextBytes);
      settle(() => {
        const read = { status, headers, fields, body, bytes, truncated, tooLong };
        const outcome = { kind: 'answer', ...read, ...measure() } as const;
        resolve({ outcome, keep: !truncated, reused: isReused() });
      }, truncated);
    }

    function fail(errorCode: OutboundErrorCode, message: string): void {
      settle(() =>
        resolve({
          outcome: { kind: 'failure', errorCode, message, ...measure() },
          keep: false,
          reused: isReused(),
        }),
      );
    }

    function settle(tell: () => void, drop = true): void {
      clearTimeout(timer);
      if (settled) return;
      settled = true;
      tell();
      if (drop) dropConnection(connection);
    }

    function isReused(): boolean {
      return factsBefore !== null && connection.facts === factsBefore;
    }

    function measure(): { remoteIp: string | null; timings: Timings } {
      const facts = connection.facts;
      const { dnsMs = null, connectMs = null, tlsMs = null } = isReused() ? {} : (facts ?? {});
      const durationMs = performance.now() - request.startedAt;
      return { remoteIp: facts?.remoteIp ?? null, timings: { dnsMs, connectMs, tlsMs, ttfbMs, durationMs } };
    }
  });
}

const WATCH_MS = 250;

function codeOf(error: Error): OutboundErrorCode {
  if (isOutboundError(error)) return error.errorCode;
  const code = 'code' in error ? String(error.code) : '';
  const unreadable =
    error.name === 'HTTPParserError' || UNREADABLE.has(code) || /^bad (response|upgrade)/.test(error.message);
  return unreadable ? 'body_error' : 'reset';
}

const UNREADABLE = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'UND_ERR_RESPONSE']);

function isMisuse(error: Error): boolean {
  return 'code' in error && (error.code === 'UND_ERR_INVALID_ARG' || error.code === 'UND_ERR_NOT_SUPPORTED');
}
