import { setTimeout as rest } from 'node:timers/promises';
import { createDeliveryLane, type Lane } from './create-delivery-lane.ts';
import { createSlots, type DeliveryLimits } from './delivery-limits.ts';
import type { Work } from './delivery-work.ts';

/** A send ends by its own limits well before. */
const mostMsToEnd = 20_000;

interface Parts {
  limits: DeliveryLimits;
  /** Sends one; never rejects. */
  send(work: Work): Promise<void>;
  /** Called with what was taken but will not be sent in time. */
  giveBack(works: readonly Work[]): void;
  /** Called when there is room for more. */
  hungry(): void;
  /** Whether what was taken may be begun; while it may not, all that waits is given back. */
  mayBegin?: () => boolean;
  /** Whether what came of this portal's sends cannot be written for now: its next ones wait, for they might be sent again. */
  isHeldUp?: (tenantId: string) => boolean;
  now?: () => number;
}

/**
 * What a worker has taken and not yet sent, one lane for each subscription, served in turn within all the limits.
 * A lane that is full takes nothing from its neighbours.
 */
export function createDeliveryLanes(parts: Parts) {
  const { limits, send, giveBack, hungry, mayBegin = () => true, now = () => performance.now() } = parts;
  const { isHeldUp = () => false } = parts;
  const lanes = new Map<string, Lane>();
  const slots = createSlots(limits.retryShare);
  let timer: NodeJS.Timeout | undefined;
  let underWay = 0;
  let stopped = false;

  const placesOf = (work: Work): ReadonlyArray<readonly [string, number]> => [
    ['', limits.total],
    [`t${work.tenantId}`, limits.perTenant],
    [`h${hostOf(work.url)}`, limits.perHost],
    [`s${work.subscriptionId}`, limits.perSubscription],
  ];

  function pump() {
    clearTimeout(timer);
    if (stopped) return;
    if (!mayBegin()) return giveAllBack();
    const slow = slowPlaces();
    let wait = Number.POSITIVE_INFINITY;
    for (let progress = true; progress; ) {
      progress = false;
      for (const lane of [...lanes.values()]) {
        if (lane.isOver(now())) lanes.delete(lane.id);
        const stale = lane.takeStale(now() - limits.freshMs);
        if (stale.length > 0) giveBack(stale);
        const pause = lane.pauseLeft(now());
        if (pause > 0) wait = Math.min(wait, pause);
        else progress = startOne(lane, slow) || progress;
      }
    }
    if (wait < Number.POSITIVE_INFINITY) timer = setTimeout(pump, wait);
  }

  function startOne(lane: Lane, slow: ReturnType<typeof slowPlaces>): boolean {
    if (isHeldUp(lane.tenantId)) return false;
    const isSlow = lane.isSlow(now());
    if (isSlow && !slow.fits(lane.tenantId)) return false;
    const work = lane.take((retry, first) => slots.fits(placesOf(first), retry), now());
    if (!work) return false;
    const places = placesOf(work);
    const retry = work.attemptCount > 0;
    slots.change(places, retry, 1);
    if (isSlow) slow.add(lane.tenantId, 1);
    underWay += 1;
    const startedAt = now();
    lane.begin(startedAt);
    // Who was served last comes last at the next free place.
    lanes.delete(lane.id);
    lanes.set(lane.id, lane);
    void send(work).finally(() => {
      slots.change(places, retry, -1);
      underWay -= 1;
      lane.end(startedAt);
      lane.learn(now() - startedAt);
      if (lane.size() < limits.perSubscription) hungry();
      pump();
    });
    return true;
  }

  /** What slow receivers have under way: those that hang may not take the places of those that answer. */
  function slowPlaces() {
    const taken = new Map<string, number>();
    const add = (tenantId: string, count: number) => {
      for (const place of ['', tenantId]) taken.set(place, (taken.get(place) ?? 0) + count);
    };
    for (const lane of lanes.values()) if (lane.isSlow(now())) add(lane.tenantId, lane.underWay());
    const below = (place: string, limit: number) =>
      (taken.get(place) ?? 0) < Math.max(1, Math.floor(limit * limits.slowShare));
    return { add, fits: (tenantId: string) => below('', limits.total) && below(tenantId, limits.perTenant) };
  }

  function giveAllBack() {
    for (const lane of lanes.values()) {
      const left = lane.takeAll();
      if (left.length > 0) giveBack(left);
    }
  }

  return {
    add(works: readonly Work[]) {
      for (const work of works) {
        const lane = lanes.get(work.subscriptionId) ?? createDeliveryLane(work, limits);
        lanes.set(work.subscriptionId, lane);
        lane.add(work, now());
      }
      pump();
    },
    /** How much more each known subscription of a portal may be given. */
    rooms(tenantId: string) {
      const share = Math.floor(limits.waiting / lanes.size);
      return [...lanes.values()]
        .filter((lane) => lane.tenantId === tenantId)
        .map((lane) => ({ id: lane.id, ...lane.room(now(), share) }));
    },
    /** Gives back what waits for a subscription that wants no more just now. */
    drop(subscriptionId: string) {
      const left = lanes.get(subscriptionId)?.takeAll() ?? [];
      if (left.length > 0) giveBack(left);
    },
    /** Starts nothing more and gives back what waits; what is under way goes on. */
    stop() {
      stopped = true;
      clearTimeout(timer);
      giveAllBack();
    },
    /** Waits for what is under way. */
    async ended() {
      const deadline = Date.now() + mostMsToEnd;
      while (underWay > 0 && Date.now() < deadline) await rest(10);
    },
    /** Begins what may be begun now, or gives back what may not. */
    look: pump,
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');
