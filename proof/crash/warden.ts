import { createInterface } from 'node:readline';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';

/**
 * Outlives the runner, however that ends, and clears up after it: the pipe between them closes with the runner, and
 * whatever it started and has not ended is ended here. Lines are `+pid`, `-pid` and `dir path`.
 */
const pids = new Set<number>();
const dirs = new Set<string>();
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('dir ')) dirs.add(line.slice(4));
  else if (line.startsWith('+')) pids.add(Number(line.slice(1)));
  else pids.delete(Number(line.slice(1)));
}

for (const pid of pids) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
if (pids.size > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
for (const dir of dirs) await removeEmbedded(dir);
