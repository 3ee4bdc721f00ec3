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
  const taken = [...rows.subscriptions.values()]
    .filter((one) => isOpen(rows, one, holder, now))
    .flatMap((one) => {
      const { fresh, retries } = rooms.find(({ id }) => id === one.id) ?? room;
      const due = dueOf(rows, one, now);
      return [
        ...due.filter(({ attemptCount }) => attemptCount === 0).slice(0, fresh),
        ...due.filter(({ attemptCount }) => attemptCount > 0).slice(0, retries),
      ];
    });
  for (const one of taken) Object.assign(one, { status: 'in_flight', lease, holder, nextAt: now + leaseMs });
  if (taken.length === 0) putAside(rows);
  return taken.sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Switched on, not at rest, and served by nobody else. */
const isOpen = ({ deliveries }: Rows, { id, status, pausedUntil }: Subscription, holder: string, now: number) =>
  status === 'enabled' &&
  (pausedUntil === null || pausedUntil <= now) &&
  ![...deliveries.values()].some(
    (other) =>
      other.subscriptionId === id &&
      other.status === 'in_flight' &&
      other.holder !== holder &&
      (other.nextAt as number) > now,
  );

function dueOf({ deliveries }: Rows, subscription: Subscription, now: number): Delivery[] {
  const own = [...deliveries.values()].filter(({ subscriptionId }) => subscriptionId === subscription.id);
  return own
    .filter((one) => isWaiting(one) && (one.nextAt as number) <= now)
    .filter((one) => subscription.ordering === 'none' || !own.some((other) => standsBefore(other, one, subscription)))
    .sort((left, right) => (left.nextAt as number) - (right.nextAt as number) || (left.id < right.id ? -1 : 1));
}

export const isWaiting = ({ status }: Delivery) => status === 'pending' || status === 'in_flight';

/** The gate of order: an earlier event of the same record that is not over. */
export const standsBefore = (other: Delivery, one: Delivery, { recovering }: Subscription) =>
  other.entityId === one.entityId &&
  (isWaiting(other) || (recovering && other.status === 'held')) &&
  (other.entityVersion < one.entityVersion ||
    (other.entityVersion === one.entityVersion && other.eventId < one.eventId));

function putAside({ deliveries, subscriptions }: Rows) {
  for (const one of deliveries.values())
    if (one.status === 'pending' && subscriptions.get(one.subscriptionId)?.status === 'disabled')
      Object.assign(one, { status: 'held', nextAt: null, finishedAt: null });
}

export const workOf = (tenantId: string, one: Delivery, subscription: Subscription): Work => ({
  ...{ tenantId, deliveryId: one.id, lease: one.lease as string, subscriptionId: one.subscriptionId },
  ...{ eventId: one.eventId, event: 'simulated.event', requestId: 'simulation', attemptCount: one.attemptCount },
  ...{ step: one.step, trigger: one.trigger, body: '{}', url: `https://${subscription.id}.example/`, headers: {} },
  ...{ secret: 'whsec_c2ltdWxhdGlvbg==', nextSecret: null, fallback: true, ratePerSecond: subscription.rate },
  ...{ ordered: subscription.ordering === 'entity', retried: true, failing: subscription.failingSince !== null },
});
