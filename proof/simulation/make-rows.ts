import type { Database } from './database.ts';
import type { Delivery, JobRow, Subscription } from './rows.ts';
import type { World } from './world.ts';

export function makeSubscriptions(world: World): Subscription[] {
  const { random } = world;
  return Array.from({ length: random.chance(0.5) ? 2 : 3 }, () => ({
    id: world.newId(),
    ordering: random.chance(0.6) ? 'entity' : 'none',
    rate: random.chance(0.3) ? random.pick([1, 2]) : null,
    ...{ status: 'enabled', disabledReason: null, recovering: false, pausedUntil: null, failingSince: null },
    ...{ lastFailedAt: null, failedAttempts: 0, lastFault: null, warnedHours: 0 },
  }));
}

/** Some events of few records, for each subscription a delivery. */
export function makeEvents(world: World, { rows }: Database): { deliveries: Delivery[] } {
  const { random } = world;
  const count = Math.floor(random.chance(0.12) ? random.between(12, 24) : random.between(1, 4));
  const events = Array.from({ length: count }, () => {
    const entityId = `5eed0000-0000-4000-9000-00000000000${Math.floor(random.between(0, count > 4 ? 9 : 3))}`;
    const known = [...rows.deliveries.values()].filter((one) => one.entityId === entityId);
    const entityVersion = 1 + Math.max(0, ...known.map((one) => one.entityVersion));
    return { eventId: world.newId(), entityId, entityVersion };
  });
  const deliveries = [...rows.subscriptions.values()].flatMap(({ id: subscriptionId, status }) =>
    events.map(
      (event): Delivery => ({
        ...event,
        ...{ id: world.newId(), subscriptionId, attemptCount: 0, step: 0, trigger: 'schedule', lease: null },
        ...{ status: status === 'enabled' ? 'pending' : 'held', nextAt: status === 'enabled' ? world.now : null },
        ...{ holder: null, finishedAt: null },
      }),
    ),
  );
  return { deliveries };
}

export const makeJobs = (world: World): JobRow[] =>
  Array.from({ length: Math.floor(world.random.between(1, 5)) }, () => ({
    ...{ id: world.newId(), dueAt: world.now, attempts: 0, lease: null, holder: null, finishedAt: null, failed: false },
  }));
