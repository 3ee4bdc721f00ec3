import { Client } from 'undici';
import { type ConnectFacts, createVettedConnect, type VettedConnectOptions } from './create-vetted-connect.ts';

/** One connection to one origin, carrying one request at a time. */
export type Connection = {
  readonly origin: string;
  readonly client: Client;
  readonly openedAt: number;
  idleSince: number;
  /** What the current connection took; null until the first one is tried. */
  facts: ConnectFacts | null;
};

type ConnectionOptions = Omit<VettedConnectOptions, 'onFacts'> & { readonly keepMs: number };

export function openConnection(origin: string, options: ConnectionOptions): Connection {
  const connect = createVettedConnect({
    ...options,
    onFacts: (facts) => {
      connection.facts = facts;
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
  const connection: Connection = { origin, client, openedAt: now, idleSince: now, facts: null };
  return connection;
}

/** Closes the socket at once, whatever is still arriving on it. */
export function dropConnection(connection: Connection): void {
  connection.client.destroy().catch(() => {});
}
