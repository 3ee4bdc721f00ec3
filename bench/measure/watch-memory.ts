import { residentMiB } from './processes.ts';

/** The most memory that a process had resident since then, in MiB. */
export function watchMemory(pid: number) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMiB(pid));
  }, 100).unref();
  return {
    most() {
      clearInterval(timer);
      return most;
    },
  };
}
