import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Process, World } from './world.ts';

/** What the product's code calls for time and chance, as it was before it was replaced. */
const before = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  now: performance.now.bind(performance),
  Date: globalThis.Date,
};

/** Milliseconds of the machine's own clock. */
export const realNow = before.now;

interface Timer {
  cancelled: boolean;
  unref(): Timer;
  ref(): Timer;
}

let world: World | undefined;

/** From here on timers, clocks and identifiers are those of the world; the process that asks sees its own clock. */
export const enter = (next: World) => {
  world = next;
};

const running = (): [World, Process] | undefined => (world?.running ? [world, world.running] : undefined);

function later(work: () => void, ms: number): Timer {
  const [at, process] = running() as [World, Process];
  const timer: Timer = { cancelled: false, unref: () => timer, ref: () => timer };
  at.after(ms, process, () => {
    if (!timer.cancelled) work();
  });
  return timer;
}

function again(work: () => void, ms: number): Timer {
  const [at, process] = running() as [World, Process];
  const timer: Timer = { cancelled: false, unref: () => timer, ref: () => timer };
  const turn = () => {
    if (timer.cancelled) return;
    at.after(ms, process, turn);
    work();
  };
  at.after(ms, process, turn);
  return timer;
}

const cancel = (real: (timer: never) => void) => (timer: Timer | undefined) => {
  if (timer && 'cancelled' in timer) timer.cancelled = true;
  else real(timer as never);
};

/** A pause that a signal ends early. */
const sleep = (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The pause was ended'));
    if (signal?.aborted) return ended();
    later(() => resolve(value), ms);
    signal?.addEventListener('abort', ended, { once: true });
  });

const wallClock = () => {
  const found = running();
  return found ? found[0].now + found[1].skewMs : before.Date.now();
};

class WorldDate extends before.Date {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(wallClock());
    else super(...given);
  }
  static override now = wallClock;
}

const unsigned = { update: () => unsigned, digest: () => Buffer.alloc(32) };

let installed = false;

/** Replaces them once for this process. Outside a world they are what they were. */
export function install() {
  if (installed) return;
  installed = true;
  const real = { sleep: timers.setTimeout, uuid: crypto.randomUUID, hmac: crypto.createHmac, random: Math.random };
  Object.assign(globalThis, {
    setTimeout: (work: () => void, ms = 0) => (running() ? later(work, ms) : before.setTimeout(work, ms)),
    setInterval: (work: () => void, ms = 0) => (running() ? again(work, ms) : before.setInterval(work, ms)),
    clearTimeout: cancel(before.clearTimeout as never),
    clearInterval: cancel(before.clearInterval as never),
    Date: WorldDate,
  });
  Object.defineProperty(performance, 'now', {
    value: () => {
      const found = running();
      return found ? found[0].now : before.now();
    },
  });
  Math.random = () => running()?.[0].random.next() ?? real.random();
  Object.assign(timers, {
    setTimeout: (ms: number, value: unknown, options: object) =>
      running() ? sleep(ms, value, options) : real.sleep(ms, value, options),
  });
  Object.assign(crypto, {
    randomUUID: () => running()?.[0].newId() ?? real.uuid(),
    // Nobody verifies the signatures of a simulated request, and they would take a third of the time.
    createHmac: (...given: Parameters<typeof crypto.createHmac>) => (running() ? unsigned : real.hmac(...given)),
  });
  syncBuiltinESMExports();
}
