import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../../kernel/problems/start-refused.ts';

/** A connection of the owner of the tables. */
export type Owner = pg.Client;

const patience = 10_000;
const readOnly = '25006';
const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03', readOnly]);

/** Runs the work on one connection of the owner; waits ten seconds for a server that is still starting, or whose leader is being replaced. */
export async function asOwner<T>(url: string, work: (client: Owner) => Promise<T>): Promise<T> {
  const client = await connect(url, Date.now() + patience);
  try {
    await client.query(
      "set statement_timeout = 0; set lock_timeout = 0; set search_path = public; set timezone = 'UTC'",
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * One process at a time does the work on this database; the others ask again until it is their turn, for a statement that waited would be
 * waited for by an index that is made beside others. The lock ends with the connection.
 */
export async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  while (!(await taken(client))) await pause(50);
  try {
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock(hashtextextended('prokura:prepare', 0))");
  }
}

async function taken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('prokura:prepare', 0)) as taken",
  );
  return rows[0]?.taken === true;
}

/** The code of a PostgreSQL or system error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

async function connect(url: string, until: number): Promise<pg.Client> {
  const client = new pg.Client(optionsOf(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await demandSession(client, url, await demandWrites(client));
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = codeOf(error) ?? '';
    if (code === '3D000' || error instanceof StartRefused) throw error;
    if (!(notYet.has(code) || wasCutOff(error)) || Date.now() > until) throw unreachable(url, error);
  }
  await pause(200);
  return connect(url, until);
}

const optionsOf = (url: string) => ({
  connectionString: url,
  application_name: 'prokura-owner',
  connectionTimeoutMillis: patience,
});

/** A balancer whose servers have no leader lets a connection in and closes it. */
const wasCutOff = (error: unknown) => error instanceof Error && error.message === 'Connection terminated unexpectedly';

/** During a failover the address may still lead to a standby. Answers which process of the server serves us. */
async function demandWrites(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ reads: string; pid: number }>(
    `select current_setting('transaction_read_only') as reads, ${servedBy}`,
  );
  if (rows[0]?.reads !== 'on') return rows[0]?.pid;
  throw Object.assign(new Error('it is a standby and takes no writes'), { code: readOnly });
}

const servedBy = 'pg_backend_pid() as pid';

/**
 * The owner's locks and settings are those of its session: behind a pooler that gives sessions to others between transactions one would be
 * left locked for ever. A pooler tells a client a process that is none; one whose sessions stay with their clients is let be.
 */
async function demandSession(client: pg.Client, url: string, pid: number | undefined): Promise<void> {
  if (pid === (client as pg.Client & { processID: number | null }).processID) return;
  const other = new pg.Client({ ...optionsOf(url), query_timeout: 2_000 });
  other.on('error', () => undefined);
  const pidOf = async (one: pg.Client) => (await one.query<{ pid: number }>(`select ${servedBy}`)).rows[0]?.pid;
  try {
    await other.connect();
    const [theirs, ours] = [await pidOf(other).catch(() => undefined), await pidOf(client)];
    if (theirs === pid || ours !== pid) throw pooled(url);
  } finally {
    await other.end().catch(() => undefined);
  }
}

const pooled = (url: string) =>
  new StartRefused(
    `DATABASE_URL leads to a connection pooler at ${new URL(url).host} that changes sessions between transactions. ` +
      `Let DATABASE_URL lead to PostgreSQL itself, and give the address of the pooler in DATABASE_POOLER_URL.`,
  );

function unreachable(url: string, error: unknown): StartRefused {
  const { host, username } = new URL(url);
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StartRefused(
    `PostgreSQL at ${host} did not let ${decodeURIComponent(username)} in: ${reason}. Check DATABASE_URL.`,
  );
}
