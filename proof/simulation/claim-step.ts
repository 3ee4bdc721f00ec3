import type { Work } from '../../server/src/platform/webhooks/sending/delivery-work.ts';
import type { Delivery, Rows, Subscription } from './rows.ts';

export interface Claim {
  holder: string;
  lease: string;
  rooms: ReadonlyArray<{ id: string; fresh: number; retries: number }>;
  room: { fresh: number; retries: number };
}

const leaseMs = 90_000;

/** What `claim-deliveries` does in SQL, as a step of the model. */
export function claimStep(rows: Rows, now: number, { holder, lease, rooms, room }: Claim): Delivery[] {
  const taken: Delivery[] = [];
  for (const one of rows.subscriptions.values()) {
    if (!isOpen(rows, one, holder, now)) continue;
    const { fresh, retries } = rooms.find(({ id }) => id === one.id) ?? room;
    const due = dueOf(rows, one, now);
    taken.push(...due.filter(({ attemptCount }) => attemptCount === 0).slice(0, fresh));
    taken.push(...due.filter(({ attemptCount }) => attemptCount > 0).slice(0, retries));
  }
  for (const one of taken) Object.assign(one, { status: 'in_flight', lease, holder, nextAt: now + leaseMs });
  if (taken.length === 0) putAside(rows, now);
  return taken.sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Switched on, not at rest, and served by nobody else. */
const isOpen = ({ deliveries }: Rows, { id, status, pausedUntil }: Subscription, holder: string, now: number) =>
  status === 'enabled' &&
  (pausedUntil === null || pausedUntil <= now) &&
  !deliveries
    .values()
    .some(
      (other) =>
        other.status === 'in_flight' &&
        other.subscriptionId === id &&
        other.holder !== holder &&
        (other.nextAt as number) > now,
    );

const dueOf = (rows: Rows, subscription: Subscription, now: number): Delivery[] =>
  ofTheirTurn(rows, subscription)
    .filter((one) => (one.nextAt as number) <= now)
    .sort((left, right) => (left.nextAt as number) - (right.nextAt as number) || (left.id < right.id ? -1 : 1));

/** What waits for a subscription; with an order, of each record the first that is not over, if it waits. */
export function ofTheirTurn({ deliveries }: Rows, { id, ordering, recovering }: Subscription): Delivery[] {
  const waiting: Delivery[] = [];
  const firsts = new Map<string, Delivery>();
  for (const one of deliveries.values()) {
    if (one.subscriptionId !== id || !isNotOver(one, recovering)) continue;
    if (isWaiting(one)) waiting.push(one);
    const first = firsts.get(one.entityId);
    if (!first || isEarlier(one, first)) firsts.set(one.entityId, one);
  }
  return ordering === 'none' ? waiting : waiting.filter((one) => firsts.get(one.entityId) === one);
}

export const isWaiting = ({ status }: Delivery) => status === 'pending' || status === 'in_flight';

/** The gate of order: an earlier event of the same record that is not over. */
export const standsBefore = (other: Delivery, one: Delivery, { recovering }: Subscription) =>
  other.entityId === one.entityId && isNotOver(other, recovering) && isEarlier(other, one);

const isNotOver = (one: Delivery, recovering: boolean) => isWaiting(one) || (recovering && one.status === 'held');

const isEarlier = (one: Delivery, other: Delivery) =>
  one.entityVersion < other.entityVersion || (one.entityVersion === other.entityVersion && one.eventId < other.eventId);

function putAside({ deliveries, subscriptions }: Rows, now: number) {
  for (const one of deliveries.values()) {
    const isLeft = one.status === 'pending' || (one.status === 'in_flight' && (one.nextAt as number) <= now);
    if (isLeft && subscriptions.get(one.subscriptionId)?.status === 'disabled')
      Object.assign(one, { status: 'held', nextAt: null, finishedAt: null, lease: null, holder: null });
  }
}

export const workOf = (tenantId: string, one: Delivery, subscription: Subscription): Work => ({
  ...{ tenantId, deliveryId: one.id, lease: one.lease as string, subscriptionId: one.subscriptionId },
  ...{ eventId: one.eventId, event: 'simulated.event', requestId: 'simulation', attemptCount: one.attemptCount },
  ...{ step: one.step, trigger: one.trigger, body: '{}', url: `https://${subscription.id}.example/`, headers: {} },
  ...{ secret: 'whsec_c2ltdWxhdGlvbg==', nextSecret: null, fallback: true, ratePerSecond: subscription.rate },
  ...{ ordered: subscription.ordering === 'entity', retried: true, failing: subscription.failingSince !== null },
  isTest: false,
});
