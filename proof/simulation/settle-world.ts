import { ofTheirTurn } from './claim-step.ts';
import type { Temper } from './client-to.ts';
import type { Database } from './database.ts';
import type { Judge } from './judge.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
/** Longer than any statement takes; sends under way are waited for. */
const quietMs = 1_500;
/** Something is due for so long and nobody takes it. */
const stuckMs = 240_000;

interface Parts {
  world: World;
  database: Database;
  judge: Judge;
  tempers: Map<string, Temper>;
}

/**
 * After the faults all comes to rest within 80 hours. Where order is kept and the receiver stays dead, its events wait for each
 * other: it is switched off by the rule of 120 hours and the rest is held; then its owner mends it and has all sent.
 */
export async function settleWorld(parts: Parts) {
  const { world, database, judge, tempers } = parts;
  const { rows } = database;
  const began = world.now;
  await rest(parts, began + (canWaitInOrder(parts) ? 170 : 80) * hour);
  const off = [...rows.subscriptions.values()].filter(({ status }) => status === 'disabled');
  if (off.length === 0 || world.random.chance(0.4)) return;
  for (const { id } of off) {
    tempers.set(id, 'healthy');
    database.step('webhooks.enable-subscription', { id });
  }
  judge.recovered();
  await rest(parts, world.now + hour);
}

const canWaitInOrder = ({ database: { rows }, tempers }: Parts) =>
  [...rows.subscriptions.values()].some(({ id, ordering }) => ordering === 'entity' && tempers.get(id) === 'dead');

async function rest({ world, database, judge }: Parts, until: number) {
  const { rows } = database;
  let nextWatch = world.now + hour;
  while (world.now < until) {
    await world.run(Math.min(until, Math.max(world.now + 500, judge.lastAct() + quietMs)));
    if (judge.isSending() || world.now < judge.lastAct() + quietMs) continue;
    const due = nextDue();
    if (due === undefined) return;
    if (due <= world.now) {
      if (world.now > Math.max(due, judge.lastAct()) + stuckMs) return;
      continue;
    }
    if (Math.min(due, nextWatch) > world.now) world.leap(Math.min(due, nextWatch, until));
    if (world.now >= nextWatch) {
      const before = [...rows.subscriptions.values()].map((one) => ({ ...one }));
      database.step('webhooks.watch-subscriptions', {});
      judge.watched(before);
      const longest = Math.max(
        0,
        ...before.map(({ failingSince }) => (failingSince === null ? 0 : world.now - failingSince)),
      );
      // Now and then in between, and to the minute around the moments that the rule names.
      const moments = [6, 24, 72, 120]
        .map((hours) => world.now + hours * hour - longest)
        .filter((at) => at > world.now);
      nextWatch = Math.min(world.now + world.random.between(1, 12) * hour, ...(longest > 0 ? moments : []));
      nextWatch = Math.ceil(nextWatch);
    }
  }

  /** The next moment at which something can be taken. */
  function nextDue(): number | undefined {
    let soonest = Number.POSITIVE_INFINITY;
    for (const { finishedAt, dueAt } of rows.jobs.values()) if (finishedAt === null) soonest = Math.min(soonest, dueAt);
    for (const subscription of rows.subscriptions.values())
      for (const { nextAt } of ofTheirTurn(rows, subscription))
        soonest = Math.min(soonest, Math.max(nextAt as number, subscription.pausedUntil ?? 0));
    return soonest === Number.POSITIVE_INFINITY ? undefined : soonest;
  }
}
