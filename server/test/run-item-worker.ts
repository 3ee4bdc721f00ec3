import { once } from 'node:events';
import { startItemWorker } from './item-worker.ts';

// A worker in a process of its own: it says when it has a job in hand, goes on with it when told to, and stops then.
const told = once(process.stdin, 'data');
const stop = startItemWorker(process.argv[2] as string, async () => {
  process.stdout.write('in hand\n');
  await told;
});
await told;
await stop();
process.exit(0);
