import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a running server says of itself in `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/** The server that runs on this data folder: ours, or one whose Node was killed. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const said = readPostmaster(data);
  return said && isAlive(said.pid) && worksIn(said.pid, data) ? said : undefined;
}

/** Asks for a fast shutdown and waits for its end; after 20 s no longer asks. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 20_000) signal(pid, 'SIGQUIT');
    if (waited >= 25_000) signal(pid, 'SIGKILL');
    await pause(20);
  }
}

/**
 * Removes the note of a dead server whose number went to another process: PostgreSQL would take that process for
 * a server and refuse to start. Left alone while anything works in the folder.
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

/** A process that ended but was not yet reaped by its parent counts as dead. */
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
 * A server works in its data folder. Where the system does not tell (no /proc, or root without the right to look
 * into others' processes) any PostgreSQL is taken for ours: too careful is a sentence, too bold two servers on one folder.
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
