import { clientTo, type Temper } from './client-to.ts';
import { enter } from './clock.ts';
import { createDatabase } from './database.ts';
import { disturb } from './disturb.ts';
import { createJudge } from './judge.ts';
import type { Life } from './life.ts';
import { makeEvents, makeJobs, makeSubscriptions } from './make-rows.ts';
import { createNetwork, type Faults, noFaults } from './network.ts';
import { settleWorld } from './settle-world.ts';
import { startWorker } from './start-worker.ts';
import { createWorld, type Process } from './world.ts';

/** Workers of the product's own code, a database, receivers, and all that goes wrong between them; then quiet. */
export async function liveDeliveries({ seed, random, size, broken, keep }: Life) {
  const world = createWorld(random);
  enter(world);
  const database = createDatabase(world, keep);
  const judge = createJudge(world, database, broken, seed);
  const often = random.next() ** 2;
  const chaos: Faults = {
    ...{ lostAsking: 0.04 * often, lostAnswer: 0.06 * often, slow: 0.05 * often },
    ...{ dropped: 0.1 * often, cut: 0.15 * often, doubled: 0.1 * often },
  };
  let isOver = false;
  const faults = () => (isOver ? noFaults : chaos);
  const network = createNetwork(world, database, faults);
  const subscriptions = makeSubscriptions(world, size);
  const tempers = new Map<string, Temper>(
    subscriptions.map(({ id }) => [id, random.chance(size.healthy) ? 'healthy' : random.chance(0.8) ? 'dead' : 'gone']),
  );
  const clientOf = clientTo({ world, judge, faults, areOver: () => isOver, tempers });
  const jobFails = () => !isOver && random.chance(0.3);
  const parts = { world, database, network, judge, clientOf, jobFails };
  let started = 0;
  const start = () => {
    started += 1;
    const skewMs = Math.round(random.between(-300_000, 300_000));
    const process: Process = { name: `worker ${started}`, alive: true, pausedUntil: 0, skewMs };
    return startWorker(parts, process);
  };
  const running = Array.from({ length: size.workers }, start);
  database.insert({ subscriptions, jobs: makeJobs(world, size) });
  for (let rest = size.batches; rest > 0; rest -= 1)
    world.after(random.between(0, size.chaosMs), null, () => database.insert(makeEvents(world, database, size)));
  disturb({ world, running, start, size, isBusy: judge.isBusy });
  await world.run(world.now + size.chaosMs);
  isOver = true;
  for (const { process } of running) process.pausedUntil = 0;
  // Few are enough for what follows; those that were asked to end may do so.
  const staying = running.filter(({ process }) => process.alive && !process.isEnding);
  for (const { process } of staying.slice(random.chance(0.8) ? 1 : 2)) process.alive = false;
  if (staying.length === 0) start();
  await settleWorld({ world, database, judge, tempers });
  judge.over();
  return { world, sends: judge.sends(), kept: database.kept };
}
