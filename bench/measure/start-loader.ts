import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Outcome } from './load.ts';
import { stopProcess } from './processes.ts';

export interface Loader {
  run(order: Order): Promise<Outcome>;
  stop(): Promise<void>;
}

/** The process that makes the load. */
export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' });
  return {
    run: (order) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error('The load ended before its measurement'));
        child.once('exit', gone);
        child.once('message', (outcome) => {
          child.off('exit', gone);
          resolve(outcome as Outcome);
        });
        child.send(order);
      }),
    stop: () => stopProcess(child),
  };
}
