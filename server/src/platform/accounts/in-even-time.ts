import { setTimeout as pause } from 'node:timers/promises';

/** Well over what the longer way takes on a quiet machine, ms. */
const stepMs = 250;

/** Work whose time must not tell which of two ways it went: it ends with the next whole step, as the longer way would. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  await pause(stepMs - ((performance.now() - begun) % stepMs));
  return done;
}
