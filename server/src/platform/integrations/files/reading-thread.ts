import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadOrder } from './read-on-thread.ts';

/** Reads one file with a module of a connector, and ends. */
async function work({ module, bytes }: ThreadOrder) {
  const { read } = (await import(module)) as { read: (bytes: Uint8Array) => unknown };
  return read(bytes);
}

work(workerData as ThreadOrder).then(
  (answer) => parentPort?.postMessage(answer),
  () => parentPort?.postMessage(null),
);
