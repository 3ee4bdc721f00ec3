import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a running server writes in `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/** The server running on this data folder: ours, or one whose Node process was killed. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const said = readPostmaster(data);
  return said && isAlive(said.pid) && worksIn(said.pid, data) ? said : undefined;
}

/** Requests a fast shutdown and waits for it; after 20 s an immediate one. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 20_000) signal(pid, 'SIGQUIT');
    if (waited >= 25_000) signal(pid, 'SIGKILL');
    await pause(20);
  }
}

/**
 * Removes the `postmaster.pid` of a dead server whose pid was reused: PostgreSQL would take that process for
 * a server and refuse to start. Kept while any process works in the folder.
 */
export function forgetDeadPostmaster(data: string): void {
  const said = readPostmaster(data);
  if (said && existsSync('/proc/self/cwd') && !someoneWorksIn(data))
    rmSync(join(data, 'postmaster.pid'), { force: true });
}

export function readPostmaster(data: string): Postmaster | undefined {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** A zombie process counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}

/**
 * A server's working directory is its data folder. Where the system does not show it (no /proc, or no right to inspect
 * other processes) any PostgreSQL counts as ours: a false alarm costs an error message, a miss two servers on one folder.
 */
function worksIn(pid: number, data: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' && programOf(pid) === 'postgres';
  }
}

function programOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function someoneWorksIn(data: string): boolean {
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksIn(Number(name), data));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
