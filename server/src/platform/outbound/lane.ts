import { Client } from 'undici';
import { type ConnectFacts, createVettedConnect, type VettedConnectOptions } from './vetted-connect.ts';

/** One connection to one origin, carrying one request at a time. */
export type Lane = {
  readonly origin: string;
  readonly client: Client;
  readonly openedAt: number;
  idleSince: number;
  /** What the current connection took; null until the first one is tried. */
  facts: ConnectFacts | null;
};

type LaneOptions = Omit<VettedConnectOptions, 'onFacts'> & { readonly keepMs: number };

export function openLane(origin: string, options: LaneOptions): Lane {
  const connect = createVettedConnect({
    ...options,
    onFacts: (facts) => {
      lane.facts = facts;
    },
  });
  const client = new Client(origin, {
    connect,
    pipelining: 1,
    maxHeaderSize: options.limits.headerBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: options.keepMs,
    keepAliveMaxTimeout: options.keepMs,
  });
  const now = performance.now();
  const lane: Lane = { origin, client, openedAt: now, idleSince: now, facts: null };
  return lane;
}

/** Closes the socket at once, whatever is still arriving on it. */
export function dropLane(lane: Lane): void {
  lane.client.destroy().catch(() => {});
}
