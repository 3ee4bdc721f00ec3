import { setTimeout as pause } from 'node:timers/promises';

/** Well over what the longer way takes on a quiet machine, ms. */
const leastMs = 250;

/** Work whose time must not tell which of two ways it went: what comes of it comes no sooner than the longer way would. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const over = pause(leastMs);
  const done = await work();
  await over;
  return done;
}
