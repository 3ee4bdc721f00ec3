import pg from 'pg';
import { endWhenSilent } from './end-when-silent.ts';

const { builtins } = pg.types;

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: (text) => instantOf(text),
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
};

/** `2026-11-20 09:15:30.12+00` as the API writes it: `2026-11-20T09:15:30.120Z`. Sessions run in UTC. */
const instantOf = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** What a session is refused with that was opened to a standby; its code is that of a server that is not ready. */
const standby = () => Object.assign(new Error('The server is a standby and takes no writes'), { code: '57P03' });

/**
 * A connection pool of one role. Statements are pipelined: those sent together travel together. `silentMs` is longer than any of its
 * statements may take: a connection that says nothing for so long while something was asked is dead, and would be waited for for ever.
 */
export function createPool(connectionString: string, max: number, applicationName: string, silentMs?: number) {
  const pool = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    types,
    application_name: applicationName,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
    // During a failover the address may lead to a standby, which would answer reads with what is past.
    verify: (client, done) => {
      client
        .query<{ transaction_read_only: string }>('show transaction_read_only')
        .then(({ rows }) => done(rows[0]?.transaction_read_only === 'on' ? standby() : undefined), done);
    },
  });
  // A broken idle connection leaves the pool by itself; the next request opens another. One in use rejects the pending
  // queries; there may be none at that moment, and an error event without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (silentMs !== undefined) pool.on('connect', (client) => endWhenSilent(client, silentMs));
  return pool;
}

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
