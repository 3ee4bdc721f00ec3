import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newKey, newPortal } from '../../bench/environment/fill-portals.ts';
import { freePort } from '../../bench/measure/processes.ts';
import { type Client, createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { launch } from '../../server/src/platform/postgres/embedded/launch.ts';
import { findPlace } from '../../server/src/platform/postgres/embedded/place.ts';
import { isAlive, stopPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { type OwnDatabase, preparePortal, type StartDatabase, type Tuning } from '../prepare-portal.ts';
import { type Ends, type Kept, keepAlive } from './keep-alive.ts';
import { ended, started } from './leave-nothing.ts';

export interface Installation {
  dataDir: string;
  tenantId: string;
  key: string;
  /** What signs the tokens of sessions. */
  sessionKey: Buffer;
  ports: readonly number[];
  processes: readonly Kept[];
  ends: Ends;
  /** Rows the owner of the tables sees; for the checker alone. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One more portal, with a key that may do everything. */
  newPortal(): Promise<{ tenantId: string; key: string }>;
  /** A transaction of the owner that is rolled back; the database stands by then. */
  transaction<T>(work: (client: Client) => Promise<T>): Promise<T>;
  ownerUrl(): string;
  crashDatabase(): Promise<void>;
  /** Ends PostgreSQL by a signal and starts it again at once; its port is answered. */
  restartDatabase(signal: NodeJS.Signals): Promise<number>;
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
  /** The address of the database as the processes see it, where something lies between. */
  through?(ownerUrl: string): string;
  /** Starts what stands between once the database is there; answers settings for the processes. */
  between?(dataDir: string, ownerUrl: string): Promise<NodeJS.ProcessEnv>;
  /** How many web processes, started one after the other; without it two at once. */
  webs?: number;
  /** Settings of PostgreSQL where nothing that happens asks for a durable one. */
  tuning?: Tuning;
  /** Settings beside the usual ones. */
  env?: NodeJS.ProcessEnv;
  /** The database, where it is not the embedded one. */
  database?: StartDatabase;
}

/** Two web processes or more, two workers and a durable PostgreSQL. */
export async function startInstallation(runs: Runs): Promise<Installation> {
  const { source, schemaOf, through, tuning, env, webs, database: own } = runs;
  const prepared = await preparePortal({ tree: schemaOf, start: own, tuning });
  const { dataDir, masterKey, ownerUrl, checkerUrl, pepper, sessionKey, tenantId, key } = prepared;
  const database = prepared.database ?? (await launchEmbedded(dataDir, ownerUrl, tuning));
  const between = await runs.between?.(dataDir, ownerUrl);
  const ports = await Array.fromAsync({ length: webs ?? 2 }, freePort);
  const ends: Ends = { falls: [], stoppedWhileLoading: 0 };
  const program = (name: string, role: string, port: number) =>
    keepAlive(
      {
        name,
        source: () => source(name),
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          DATABASE_URL: through?.(ownerUrl) ?? ownerUrl,
          DATA_DIR: dataDir,
          MASTER_KEY: masterKey,
          ROLE: role,
          PORT: String(port),
          PUBLIC_URL: 'http://127.0.0.1',
          OUTBOUND_ALLOW: '127.0.0.1/32',
          LOG_LEVEL: 'silent',
          NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
          ...env,
          ...between,
        },
      },
      ends,
    );
  const processes: Kept[] = [];
  const start = async (one: Kept) => {
    processes.push(one);
    while (webs && !one.wasReady() && ends.falls.length === 0) await pause(50);
  };
  for (const [index, port] of ports.entries()) await start(program(`web ${index + 1}`, 'web', port));
  for (const number of [1, 2]) await start(program(`worker ${number}`, 'worker', 0));

  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client(checkerUrl);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    dataDir,
    tenantId,
    key,
    sessionKey,
    ports,
    processes,
    ends,
    rows,
    async newPortal() {
      const owner = createPool(checkerUrl, 1, 'proof');
      const made = await newPortal(owner);
      const own = { tenantId: made, key: await newKey(owner, pepper, made) };
      await owner.end();
      return own;
    },
    async transaction(work) {
      const pool = createPool(checkerUrl, 1, 'proof');
      const client = await pool.connect();
      try {
        await client.query('begin');
        return await work(client);
      } finally {
        client.release(true);
        await pool.end();
      }
    },
    ownerUrl: () => ownerUrl,
    crashDatabase: () => database.crash(),
    restartDatabase(signal) {
      if (!database.restart) throw new Error('Only the embedded PostgreSQL is restarted by a signal');
      return database.restart(signal);
    },
    async failOver(awayMs) {
      await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %' and pid <> pg_backend_pid()`,
      ).catch(() => []);
      await database.failOver(awayMs);
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
      await database.stop();
      await removeEmbedded(dataDir);
    },
  };
}

/** The embedded PostgreSQL of a prepared folder, as a process of its own. */
async function launchEmbedded(dataDir: string, ownerUrl: string, tuning: Tuning = {}): Promise<OwnDatabase> {
  const place = findPlace(dataDir);
  let postmaster = await launch(place, dataDir, tuning);
  started(postmaster.pid);
  const startAgain = async () => {
    ended(postmaster.pid);
    postmaster = await launch(place, dataDir, tuning);
    started(postmaster.pid);
  };
  const restart = async (signal: NodeJS.Signals) => {
    process.kill(postmaster.pid, signal);
    while (isAlive(postmaster.pid)) await pause(5);
    await startAgain();
    return postmaster.port;
  };
  return {
    ownerUrl,
    checkerUrl: ownerUrl,
    restart,
    crash: async () => void (await restart('SIGKILL')),
    async failOver(awayMs) {
      await stopPostmaster(postmaster.pid);
      await pause(awayMs);
      await startAgain();
    },
    async stop() {
      await stopPostmaster(postmaster.pid);
      ended(postmaster.pid);
    },
  };
}
