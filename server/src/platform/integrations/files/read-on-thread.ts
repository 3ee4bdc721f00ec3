import { Worker } from 'node:worker_threads';
import { turns } from '../../../kernel/turns.ts';

export interface ThreadOrder {
  module: string;
  bytes: Uint8Array;
}

const heapMiB = 192;
const seconds = 20;

/** A process reads two files at once at most. */
const readingTurn = turns({ atOnce: 2 });

/**
 * Lets a connector's module read a file on a thread that may be killed, and answers what its `read` made of the bytes: null when the
 * thread ran out of memory or time, or broke. It takes the bytes over.
 */
export const readOnThread = <R>(module: URL, bytes: Uint8Array): Promise<R | null> =>
  readingTurn(() => onThread<R>(module, bytes));

function onThread<R>(module: URL, bytes: Uint8Array): Promise<R | null> {
  const order: ThreadOrder = { module: module.href, bytes };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: order,
    transferList: bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let alarm: NodeJS.Timeout;
  return new Promise<R | null>((resolve) => {
    alarm = setTimeout(() => resolve(null), seconds * 1_000);
    thread.on('message', (answer: R | null) => resolve(answer));
    thread.on('error', () => resolve(null));
    thread.on('exit', () => resolve(null));
  }).finally(() => {
    clearTimeout(alarm);
    void thread.terminate();
  });
}
