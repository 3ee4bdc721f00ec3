import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measure/processes.ts';
import { type Client, createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { launch } from '../../server/src/platform/postgres/embedded/launch.ts';
import { findPlace } from '../../server/src/platform/postgres/embedded/place.ts';
import { isAlive, stopPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { preparePortal } from '../prepare-portal.ts';
import { type Ends, type Kept, keepAlive } from './keep-alive.ts';
import { ended, started } from './leave-nothing.ts';

export interface Installation {
  tenantId: string;
  key: string;
  ports: readonly number[];
  processes: readonly Kept[];
  ends: Ends;
  /** Rows the owner of the tables sees; for the checker alone. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A transaction of the owner that is rolled back; the database stands by then. */
  transaction<T>(work: (client: Client) => Promise<T>): Promise<T>;
  crashDatabase(): Promise<void>;
  /** As when another server takes over: every session ends at once, and nobody answers at the address for so long. */
  failOver(awayMs: number): Promise<void>;
  /** Ends one session of ours, chosen by a number from 0 to 1: one within a transaction if there is any, whom nobody may be listening to. */
  terminateSession(which: number): Promise<number>;
  stop(): Promise<void>;
}

/** What an installation runs. */
export interface Runs {
  /** The tree whose server a process runs, asked for at each of its starts. */
  source(name: string): string;
  /** The tree whose schema the database has in the beginning; ours without it. */
  schemaOf?: string;
  /** Settings beside the usual ones. */
  env?: NodeJS.ProcessEnv;
}

/** Two web processes, two workers and a durable PostgreSQL. */
export async function startInstallation({ source, schemaOf, env }: Runs): Promise<Installation> {
  const { dataDir, masterKey, ownerUrl, tenantId, key } = await preparePortal(schemaOf);

  const place = findPlace(dataDir);
  let postmaster = await launch(place, dataDir, {});
  const ports = [await freePort(), await freePort()];
  started(postmaster.pid);
  const ends: Ends = { falls: [], stoppedWhileLoading: 0 };
  const program = (name: string, role: string, port: number) =>
    keepAlive(
      {
        name,
        source: () => source(name),
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          DATABASE_URL: ownerUrl,
          DATA_DIR: dataDir,
          MASTER_KEY: masterKey,
          ROLE: role,
          PORT: String(port),
          PUBLIC_URL: 'http://127.0.0.1',
          OUTBOUND_ALLOW: '127.0.0.1/32',
          LOG_LEVEL: 'silent',
          NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
          ...env,
        },
      },
      ends,
    );
  const processes = [
    ...ports.map((port, index) => program(`web ${index + 1}`, 'web', port)),
    ...[1, 2].map((number) => program(`worker ${number}`, 'worker', 0)),
  ];

  const startAgain = async () => {
    ended(postmaster.pid);
    postmaster = await launch(place, dataDir, {});
    started(postmaster.pid);
  };

  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client(ownerUrl);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    tenantId,
    key,
    ports,
    processes,
    ends,
    rows,
    async transaction(work) {
      const pool = createPool(ownerUrl, 1, 'proof');
      const client = await pool.connect();
      try {
        await client.query('begin');
        return await work(client);
      } finally {
        client.release(true);
        await pool.end();
      }
    },
    async crashDatabase() {
      process.kill(postmaster.pid, 'SIGKILL');
      while (isAlive(postmaster.pid)) await pause(5);
      await startAgain();
    },
    async failOver(awayMs) {
      await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %' and pid <> pg_backend_pid()`,
      ).catch(() => []);
      await stopPostmaster(postmaster.pid);
      await pause(awayMs);
      await startAgain();
    },
    async terminateSession(which) {
      const ended = await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %'
         order by state is distinct from 'idle in transaction', md5(pid::text || $1::text) limit 1`,
        [which],
      ).catch(() => []);
      return ended.length;
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await stopPostmaster(postmaster.pid);
      ended(postmaster.pid);
      await removeEmbedded(dataDir);
    },
  };
}
