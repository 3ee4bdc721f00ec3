import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

/** Ends processes of a killed start that still write in a folder: initdb, found by its arguments, and its server, found by its working directory. */
export async function endWorkers(folder: string): Promise<void> {
  if (!existsSync('/proc/self/cwd')) return;
  for (;;) {
    const workers = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksOn(name, folder));
    const alive = workers.map(Number).filter((pid) => pid !== process.pid && isAlive(pid));
    if (alive.length === 0) return;
    for (const pid of alive) end(pid);
    await pause(10);
  }
}

function worksOn(pid: string, folder: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

/** It may have ended already. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
