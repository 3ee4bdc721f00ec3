import type { Database } from './database.ts';
import type { Delivery, JobRow, Subscription } from './rows.ts';
import type { Size } from './size.ts';
import type { World } from './world.ts';

export function makeSubscriptions(world: World, { subscriptions }: Size): Subscription[] {
  const { random } = world;
  return Array.from({ length: subscriptions }, () => ({
    id: world.newId(),
    ordering: random.chance(0.6) ? 'entity' : 'none',
    rate: random.chance(0.3) ? random.pick([1, 2]) : null,
    ...{ status: 'enabled', disabledReason: null, recovering: false, pausedUntil: null, failingSince: null },
    ...{ lastFailedAt: null, failedAttempts: 0, lastFault: null, warnedHours: 0 },
  }));
}

/** Some events of few records, for each subscription a delivery. */
export function makeEvents(world: World, { rows }: Database, size: Size): { deliveries: Delivery[] } {
  const { random } = world;
  const [least, most] = size.events;
  const count = Math.floor(random.between(least, most + 1));
  const events = Array.from({ length: count }, () => {
    const entityId = `5eed0000-0000-4000-9000-00000000000${Math.floor(random.between(0, count > 4 ? 9 : 3))}`;
    const known = rows.deliveries.values().filter((one) => one.entityId === entityId);
    const entityVersion = 1 + known.reduce((last, one) => Math.max(last, one.entityVersion), 0);
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

export const makeJobs = (world: World, { jobs }: Size): JobRow[] =>
  Array.from({ length: jobs }, () => ({
    ...{
      id: world.newId(),
      name: 'simulation.job',
      payload: {},
      dueAt: world.now,
      attempts: 0,
      lease: null,
      holder: null,
      finishedAt: null,
      failed: false,
    },
  }));
