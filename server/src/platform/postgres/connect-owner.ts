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

/** One process at a time does the work on this database; the others wait. The lock ends with the connection. */
export async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("select pg_advisory_lock(hashtextextended('prokura:prepare', 0))");
  try {
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock(hashtextextended('prokura:prepare', 0))");
  }
}

/** The code of a PostgreSQL or system error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

async function connect(url: string, until: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'prokura-owner',
    connectionTimeoutMillis: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await demandWrites(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = codeOf(error) ?? '';
    if (code === '3D000') throw error;
    if (!(notYet.has(code) || wasCutOff(error)) || Date.now() > until) throw unreachable(url, error);
  }
  await pause(200);
  return connect(url, until);
}

/** A balancer whose servers have no leader lets a connection in and closes it. */
const wasCutOff = (error: unknown) => error instanceof Error && error.message === 'Connection terminated unexpectedly';

/** During a failover the address may still lead to a standby. */
async function demandWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new Error('it is a standby and takes no writes'), { code: readOnly });
}

function unreachable(url: string, error: unknown): StartRefused {
  const { host, username } = new URL(url);
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StartRefused(
    `PostgreSQL at ${host} did not let ${decodeURIComponent(username)} in: ${reason}. Check DATABASE_URL.`,
  );
}
