import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Event, Process, World } from './world.ts';

/** What the product's code calls for time and chance, as it was before it was replaced. */
const before = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  now: performance.now.bind(performance),
  Date: globalThis.Date,
};

interface Timer {
  /** What it does next. */
  next: Event;
  unref(): Timer;
  ref(): Timer;
}

let world: World | undefined;

/** From here on timers, clocks and identifiers are those of the world; the process that asks sees its own clock. */
export const enter = (next: World) => {
  world = next;
};

const running = (): [World, Process] | undefined => (world?.running ? [world, world.running] : undefined);

function timerOf(next: Event): Timer {
  const timer = { next, unref: () => timer, ref: () => timer };
  return timer;
}

function later(work: () => void, ms: number): Timer {
  const [at, process] = running() as [World, Process];
  return timerOf(at.after(ms, process, work));
}

function again(work: () => void, ms: number): Timer {
  const [at, process] = running() as [World, Process];
  const turn = () => {
    timer.next = at.after(ms, process, turn);
    work();
  };
  const timer = timerOf(at.after(ms, process, turn));
  return timer;
}

const cancel = (real: (timer: never) => void) => (timer: Timer | undefined) => {
  if (timer && 'next' in timer) timer.next.isOff = true;
  else real(timer as never);
};

/** A pause that a signal ends early. */
const sleep = (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
  new Promise((resolve, reject) => {
    const ended = () => {
      timer.next.isOff = true;
      reject(new Error('The pause was ended'));
    };
    const timer = later(() => {
      signal?.removeEventListener('abort', ended);
      resolve(value);
    }, ms);
    if (signal?.aborted) ended();
    else signal?.addEventListener('abort', ended, { once: true });
  });

function signalAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  later(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
  return controller.signal;
}

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
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => (running() ? signalAfter(ms) : timeout(ms));
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
