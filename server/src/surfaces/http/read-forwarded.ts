import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const mostPeersTold = 20;

/**
 * Before the caller's address is used: the proxies' header is reduced to the valid addresses, starting from the nearest.
 * If no proxy is trusted the header is ignored, which is logged once for each peer that sends it.
 */
export function readForwarded(app: FastifyInstance, log: Logger, trusted: readonly string[]) {
  const told = new Set<string>();
  app.addHook('onRequest', async ({ raw }) => {
    const given = raw.headers['x-forwarded-for'];
    if (given === undefined) return;
    if (trusted.length > 0) raw.headers['x-forwarded-for'] = readable(String(given)).join(', ');
    else if (told.size < mostPeersTold) tell(raw.socket.remoteAddress ?? '');
  });

  function tell(peer: string) {
    if (told.has(peer)) return;
    told.add(peer);
    log.warn(
      { peer },
      'X-Forwarded-For of an untrusted peer is ignored; if it is your proxy, name it in TRUSTED_PROXIES',
    );
  }
}

function readable(header: string): string[] {
  const entries = header.split(',').map((entry) => withoutPort(entry.trim()));
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
}

/** `198.51.100.7:51234` and `[2001:db8::7]:51234` as some proxies write them. */
const withoutPort = (entry: string) => entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
