import { createSecureContext, type SecureContext } from 'node:tls';
import type { Dispatcher } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { openConnection } from './connection.ts';
import { CONNECTION_POOL_LIMITS, type ConnectionPoolLimits, createConnectionPool } from './connection-pool.ts';
import { createResolveName, type ResolveName } from './create-resolve-name.ts';
import { OUTBOUND_LIMITS, type OutboundLimits, type Outcome } from './outcome.ts';
import { type RoundTrip, type RoundTripRequest, roundTrip } from './round-trip.ts';
import { checkTarget } from './target-policy.ts';

type OutboundClientOptions = {
  /** Belongs to the client, not to a call: a kept connection was judged under exactly this policy. */
  readonly policy: AddressPolicy;
  readonly limits?: Partial<OutboundLimits>;
  readonly keep?: Partial<ConnectionPoolLimits>;
  readonly resolve?: ResolveName;
  /** Certificate authorities in PEM instead of the system's; for tests and private installations. */
  readonly ca?: string;
};

type OutboundRequest = {
  readonly method: Dispatcher.HttpMethod;
  readonly url: string;
  /** `Host` and the headers of the connection itself are not the caller's to set and are left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | null;
  /**
   * Default true: when a kept connection turns out to be dead, the request goes out once more on a new one, so the
   * receiver may see it twice. False for calls that must not be made twice; these always open a connection.
   */
  readonly repeatable?: boolean;
};

export type OutboundClient = {
  /** Never follows a redirect, never rejects for what the other side does; headers that cannot be written do reject. */
  readonly send: (request: OutboundRequest) => Promise<Outcome>;
  readonly idleConnections: () => number;
  readonly close: () => void;
};

export function createOutboundClient(options: OutboundClientOptions): OutboundClient {
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const keep = { ...CONNECTION_POOL_LIMITS, ...options.keep };
  const resolve = options.resolve ?? createResolveName(limits.dnsMs);
  let made: SecureContext | undefined;
  const secureContext = () => (made ??= createSecureContext(options.ca === undefined ? {} : { ca: options.ca }));
  const opening = { policy: options.policy, resolve, limits, secureContext, keepMs: keep.keepMs };
  const pool = createConnectionPool(keep);
  return { send, idleConnections: pool.size, close: pool.close };

  async function send(request: OutboundRequest): Promise<Outcome> {
    const startedAt = performance.now();
    const fault = checkTarget(request.url, options.policy);
    if (fault !== null) return refusal(`the ${fault} of the target is refused`, startedAt);
    const url = new URL(request.url);
    const written = {
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: ownHeaders(request.headers ?? {}),
      body: request.body ?? null,
      startedAt,
    };
    const repeatable = request.repeatable ?? true;
    const first = await sendOver(url.origin, written, repeatable);
    const stale = first.reused && first.outcome.kind === 'failure' && first.outcome.errorCode === 'reset';
    return stale && repeatable ? (await sendOver(url.origin, written, false)).outcome : first.outcome;
  }

  async function sendOver(origin: string, written: RoundTripRequest, mayReuse: boolean): Promise<RoundTrip> {
    const connection = (mayReuse ? pool.take(origin) : null) ?? openConnection(origin, opening);
    const made = await roundTrip(connection, written, limits);
    if (made.keep) pool.put(connection);
    return made;
  }
}

function refusal(message: string, startedAt: number): Outcome {
  const durationMs = performance.now() - startedAt;
  const timings = { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: null, durationMs };
  return { kind: 'failure', errorCode: 'blocked_target', message, remoteIp: null, timings };
}

const CONNECTION_HEADERS = new Set(
  'host connection keep-alive upgrade transfer-encoding content-length te trailer expect proxy-connection'.split(' '),
);

function ownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name.toLowerCase())));
}
