import { isIP, connect as netConnect, type Socket } from 'node:net';
import { type SecureContext, connect as tlsConnect } from 'node:tls';
import type { buildConnector } from 'undici';
import { type AddressPolicy, mayReach } from './address-policy.ts';
import type { ResolveName } from './create-resolve-name.ts';
import { createVettedLookup } from './create-vetted-lookup.ts';
import { isOutboundError, type OutboundLimits, outboundError } from './outcome.ts';

/** What was learnt while connecting, in milliseconds. */
export type ConnectFacts = {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  remoteIp: string | null;
  /** Bytes received on the connection until now. */
  readonly bytesRead: () => number;
};

export type VettedConnectOptions = {
  readonly policy: AddressPolicy;
  readonly resolve: ResolveName;
  readonly limits: OutboundLimits;
  /** One for all connections: each of its own would hold forty kilobytes that the collector does not count. */
  readonly secureContext: () => SecureContext;
  readonly onFacts: (facts: ConnectFacts) => void;
};

type Phase = 'dns' | 'connect' | 'tls';

/** The one way a connection is opened: literals judged here, names inside the lookup, the peer once more at the end. */
export function createVettedConnect(options: VettedConnectOptions): buildConnector.connector {
  return ({ hostname, port, protocol }, callback) => {
    const literal = isIP(hostname) !== 0;
    if (literal && !mayReach(hostname, options.policy)) {
      callback(outboundError('blocked_target', `${hostname} is refused`), null);
      return;
    }
    const secure = protocol === 'https:';
    let phase: Phase = 'dns';
    let mark = performance.now();
    let timer: NodeJS.Timeout | undefined;

    const lap = (): number => {
      const before = mark;
      mark = performance.now();
      return mark - before;
    };
    const dial = (): void => {
      phase = 'connect';
      timer = setTimeout(() => socket.destroy(new Error(TOO_SLOW)), options.limits.connectMs);
    };
    const lookup = createVettedLookup({
      policy: options.policy,
      resolve: options.resolve,
      timeoutMs: options.limits.dnsMs,
      onVetted: () => {
        facts.dnsMs = lap();
        dial();
      },
    });
    const socket = openSocket(secure, hostname, Number(port || (secure ? 443 : 80)), lookup, options.secureContext);
    const facts: ConnectFacts = {
      dnsMs: null,
      connectMs: null,
      tlsMs: null,
      remoteIp: null,
      bytesRead: () => socket.bytesRead,
    };
    options.onFacts(facts);
    if (literal) dial();

    socket.setNoDelay(true);
    socket.once('connect', () => {
      facts.connectMs = lap();
      facts.remoteIp = socket.remoteAddress ?? null;
      phase = 'tls';
    });
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      if (secure) facts.tlsMs = lap();
      if (mayReach(socket.remoteAddress ?? '', options.policy)) finish(null);
      else socket.destroy(outboundError('blocked_target', `${hostname} led to ${socket.remoteAddress}`));
    });
    socket.on('error', finish);

    // Once the connection is handed over its errors belong to undici.
    let finished = false;
    function finish(error: Error | null): void {
      clearTimeout(timer);
      if (finished) return;
      finished = true;
      if (error === null) callback(null, socket);
      else callback(phaseError(phase, hostname, error), null);
    }
  };
}

const TOO_SLOW = 'the time to connect ran out';

function openSocket(
  secure: boolean,
  host: string,
  port: number,
  lookup: ReturnType<typeof createVettedLookup>,
  secureContext: () => SecureContext,
): Socket {
  const target = { host, port, lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1_000 };
  if (!secure) return netConnect(target);
  return tlsConnect({
    ...target,
    ...(isIP(host) === 0 && { servername: host }),
    secureContext: secureContext(),
    ALPNProtocols: ['http/1.1'],
  });
}

function phaseError(phase: Phase, hostname: string, error: Error): Error {
  if (isOutboundError(error)) return error;
  const reset = phase === 'connect' && 'code' in error && error.code === 'ECONNRESET';
  return outboundError(reset ? 'reset' : phase, `${phase} to ${hostname}: ${error.message}`, error);
}
