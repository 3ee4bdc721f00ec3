import { existsSync } from 'node:fs';
import { residentMiB } from './processes.ts';

/** The most memory that a process had resident since then, in MiB; one that ended meanwhile is watched no more. */
export function watchMemory(pid: number) {
  let most = 0;
  const timer = setInterval(() => {
    if (existsSync(`/proc/${pid}`)) most = Math.max(most, residentMiB(pid));
    else clearInterval(timer);
  }, 100).unref();
  return {
    most() {
      clearInterval(timer);
      return most;
    },
  };
}
