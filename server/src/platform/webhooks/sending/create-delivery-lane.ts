import type { DeliveryLimits } from './delivery-limits.ts';
import type { Work } from './delivery-work.ts';

interface Waiting {
  work: Work;
  since: number;
}

/** What waits for one subscription: first attempts and retries apart, so that neither stands in the other's way. */
export function createDeliveryLane(first: Work, limits: DeliveryLimits) {
  const fresh: Waiting[] = [];
  const retries: Waiting[] = [];
  /** When each send under way began, the oldest first. */
  const begun: number[] = [];
  let rate = first.ratePerSecond;
  let failing = first.failing;
  /** With a rate, the earliest moment of the next send: never more than `rate` in any second. */
  let notBefore = 0;
  let meanMs = 100;
  let retryTurn = false;

  /** As many as can be sent within the time ahead, at the pace seen lately: of hundreds that hang hardly anything is held in memory. */
  const ahead = (now: number, share: number) => {
    const byPace = (limits.perSubscription * limits.aheadMs) / Math.max(meanMs, now - (begun[0] ?? now));
    const byRate = rate === null ? Number.POSITIVE_INFINITY : (rate * limits.aheadMs) / 1000;
    return Math.max(1, Math.min(limits.batch, share, Math.floor(byPace), Math.ceil(byRate)));
  };
  /** None while what was taken before has not begun within the time ahead: it may wait for places that others hold. */
  const roomIn = (queue: Waiting[], most: number, now: number) =>
    now - (queue[0]?.since ?? now) > limits.aheadMs ? 0 : Math.max(0, most - queue.length);

  return {
    id: first.subscriptionId,
    tenantId: first.tenantId,
    add(work: Work, now: number) {
      rate = work.ratePerSecond;
      failing = work.failing;
      (work.attemptCount > 0 ? retries : fresh).push({ work, since: now });
    },
    /** The next that fits, first attempts and retries by turns. */
    take(fits: (retry: boolean, first: Work) => boolean, now: number): Work | undefined {
      retryTurn = !retryTurn;
      const order = retryTurn ? [retries, fresh] : [fresh, retries];
      const queue = order.find((one) => one[0] !== undefined && fits(one === retries, one[0].work));
      const taken = queue?.shift()?.work;
      if (taken && rate !== null) notBefore = Math.max(notBefore, now) + 1000 / rate;
      return taken;
    },
    pauseLeft: (now: number) => (fresh.length + retries.length > 0 ? Math.max(0, notBefore - now) : 0),
    /** Nothing waits, nothing is under way, and its rate allows the next send at once: nothing is lost when it is forgotten. */
    isOver: (now: number) => fresh.length + retries.length + begun.length === 0 && notBefore <= now,
    takeStale: (before: number): Work[] => [fresh, retries].flatMap((queue) => takeWhile(queue, before)),
    takeAll: (): Work[] => [...fresh.splice(0), ...retries.splice(0)].map(({ work }) => work),
    /** Its receiver fails or takes its time, or is taking it now. */
    isSlow: (now: number) => failing || meanMs > limits.slowMs || now - (begun[0] ?? now) > limits.slowMs,
    begin: (now: number) => void begun.push(now),
    end(startedAt: number) {
      begun.splice(begun.indexOf(startedAt), 1);
    },
    underWay: () => begun.length,
    learn(ms: number) {
      meanMs = meanMs * 0.8 + Math.max(1, ms) * 0.2;
    },
    size: () => fresh.length + retries.length,
    /** How much more it may be given of a memory of which `share` is its own. */
    room: (now: number, share: number) => ({
      fresh: roomIn(fresh, ahead(now, share), now),
      retries: roomIn(retries, Math.ceil(ahead(now, share) / 2), now),
    }),
  };
}

export type Lane = ReturnType<typeof createDeliveryLane>;

function takeWhile(queue: Waiting[], before: number): Work[] {
  const left = queue.findIndex(({ since }) => since >= before);
  return queue.splice(0, left === -1 ? queue.length : left).map(({ work }) => work);
}
