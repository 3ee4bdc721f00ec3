import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Account, as } from '../../server/src/platform/postgres/embedded/account.ts';
import { isAlive, readPostmaster, stopPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { ended, started } from '../crash/leave-nothing.ts';

/** The newest PostgreSQL that pgBackRest of Debian 12 knows, unless another is named. */
export const programs = process.env.POSTGRES_PROGRAMS ?? '/usr/lib/postgresql/15/bin';

export interface OwnServer {
  data: string;
  port: number;
  sockets: string;
  account: Account;
  env: NodeJS.ProcessEnv;
  log: string;
}

/** An empty cluster; whoever reaches its socket is let in, whoever comes by the network has a password. */
export function makeCluster({ data, account, env }: OwnServer, password: string): void {
  const options = ['-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', '--pwfile=/dev/stdin'];
  const shape = ['--data-checksums', '-E', 'UTF8', '--locale=C.UTF-8'];
  const words = ['-c', 'cat | "$0" "$@"', join(programs, 'initdb'), '-D', data, ...options, ...shape];
  execFileSync('sh', words, { ...as(account), env, input: `${password}\n`, stdio: ['pipe', 'ignore', 'inherit'] });
}

/** Starts it and waits until it takes writes, however long its recovery is. Throws what it said where it does not start. */
export async function startServer({ data, port, sockets, account, env, log }: OwnServer): Promise<number> {
  const output = openSync(log, 'w');
  const flags = { listen_addresses: '127.0.0.1', unix_socket_directories: sockets, port, max_connections: 200 };
  const words = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...words], {
    ...as(account),
    env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  const pid = child.pid as number;
  started(pid);
  while (!(isUp(data, pid) && (await takesWrites(port, sockets)))) {
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8').trim().slice(-600)}`);
    await pause(50);
  }
  return pid;
}

function isUp(data: string, pid: number): boolean {
  const said = readPostmaster(data);
  return said?.pid === pid && said.ready;
}

/** One that still plays its log lets readers in. */
async function takesWrites(port: number, host: string): Promise<boolean> {
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
    return rows[0]?.recovers === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export async function stopServer(pid: number): Promise<void> {
  await stopPostmaster(pid);
  ended(pid);
}

/** As when the machine is gone. */
export async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await pause(5);
  ended(pid);
}
