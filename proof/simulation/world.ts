import type { Seeded } from '../seeded.ts';

/** A process of the world: it may stand still for a while, or be gone. */
export interface Process {
  name: string;
  alive: boolean;
  pausedUntil: number;
  /** By how much its wall clock is off; the time that it measures passes as everybody's. */
  skewMs: number;
  /** It was asked to end. */
  isEnding?: true;
}

/** Something that is to happen, unless it is called off before. */
export interface Event {
  at: number;
  readonly number: number;
  readonly process: Process | null;
  isOff: boolean;
  work(): void;
}

/** The portal of every world. */
export const tenantId = '5eed0000-0000-7000-8000-000000000000';

/** The first moment of every world. */
export const beginning = Date.UTC(2026, 0, 1);

/** Time, chance and what is to happen: one event after another, each carried through to the last of its promises. */
export function createWorld(random: Seeded) {
  const events: Event[] = [];
  let number = 0;
  let ids = 0;
  const world = {
    now: beginning,
    random,
    /** The process whose code runs. */
    running: null as Process | null,
    count: 0,
    /** How many things went wrong. */
    faults: 0,
    /** Whether something goes wrong this time. */
    fails(share: number): boolean {
      const isFault = random.chance(share);
      if (isFault) world.faults += 1;
      return isFault;
    },
    newId() {
      ids += 1;
      return `5eed0000-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`;
    },
    /** Of no process: the network's, the database's and the receivers'. */
    after(ms: number, process: Process | null, work: () => void): Event {
      number += 1;
      const event = { at: world.now + Math.max(0, Math.ceil(ms)), number, process, isOff: false, work };
      push(events, event);
      return event;
    },
    /** Goes on to a moment. */
    async run(until: number) {
      for (let next = events[0]; next && next.at <= until; next = events[0]) {
        pop(events);
        const { process } = next;
        if (isNever(next)) continue;
        if (process && process.pausedUntil > next.at) {
          next.at = Math.ceil(process.pausedUntil);
          push(events, next);
          continue;
        }
        world.now = next.at;
        world.running = process;
        world.count += 1;
        next.work();
        await drained();
      }
      world.running = null;
      world.now = Math.max(world.now, until);
    },
    /** Everybody sleeps until a moment, as machines do whose host was suspended: timers that ran out meanwhile go off then. */
    leap(until: number) {
      for (const event of events.splice(0)) {
        event.at = Math.max(event.at, until);
        if (!isNever(event)) push(events, event);
      }
      world.now = Math.max(world.now, until);
    },
  };
  return world;
}

export type World = ReturnType<typeof createWorld>;

/** A tick comes after the last of the promises. */
const drained = () => new Promise<void>((resolve) => process.nextTick(resolve));

const isNever = ({ process, isOff }: Event) => isOff || process?.alive === false;

const isBefore = (left: Event, right: Event) =>
  left.at < right.at || (left.at === right.at && left.number < right.number);

/** A binary heap, the soonest first. */
function push(heap: Event[], event: Event) {
  let at = heap.push(event) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(event, heap[above] as Event)) break;
    heap[at] = heap[above] as Event;
    at = above;
  }
  heap[at] = event;
}

function pop(heap: Event[]) {
  const last = heap.pop() as Event;
  if (heap.length === 0) return;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below + 1] as Event, heap[below] as Event)) below += 1;
    if (!isBefore(heap[below] as Event, last)) break;
    heap[at] = heap[below] as Event;
    at = below;
  }
  heap[at] = last;
}
