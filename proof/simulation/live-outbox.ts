import { enter } from './clock.ts';
import { createProvider } from './create-provider.ts';
import { createDatabase } from './database.ts';
import type { Life } from './life.ts';
import { createNetwork, type Faults, noFaults } from './network.ts';
import { outboxDoor } from './outbox-door.ts';
import { type OutboxParts, order, startOutboxWorker } from './outbox-hosts.ts';
import { watchOutbox } from './outbox-people.ts';
import { createOutboxTables } from './outbox-tables.ts';
import { createWorld, type Process } from './world.ts';

const hour = 3_600_000;
const chaosMs = 100_000;
const isOpen = (status: string) => ['pending', 'running', 'in_doubt'].includes(status);

/** Writes at a provider that must not be made twice: ordered by processes of the web, sent by them or by workers, in doubt and settled. */
export async function liveOutbox({ seed, random, size, broken }: Life) {
  const world = createWorld(random);
  enter(world);
  const often = random.next() ** 2;
  const chaos: Faults = {
    ...{ lostAsking: 0.04 * often, lostAnswer: 0.06 * often, slow: 0.05 * often },
    ...{ dropped: 0, cut: 0, doubled: 0 },
  };
  let isOver = false;
  const database = createDatabase(world, false);
  const network = createNetwork(world, database, () => (isOver ? noFaults : chaos));
  const tables = createOutboxTables(world, database);
  const provider = createProvider({ world, share: () => (isOver ? 0 : 0.12 * often), areOver: () => isOver });
  const parts: OutboxParts = { world, database, network, tables, provider, committed };

  const webs: Process[] = [];
  const workers: Process[] = [];
  const start = (kind: Process[]) => {
    const name = `${kind === webs ? 'web' : 'worker'} ${kind.length}`;
    const skewMs = Math.round(random.between(-300_000, 300_000));
    const process: Process = { name, alive: true, pausedUntil: 0, skewMs };
    kind.push(process);
    if (kind === workers) startOutboxWorker(parts, process);
  };
  const living = (kind: readonly Process[]) => kind.filter(({ alive }) => alive);
  for (let rest = size.isLarge ? 4 : 2; rest > 0; rest -= 1) {
    start(webs);
    start(workers);
  }

  for (let rest = size.isLarge ? 8 : 3; rest > 0; rest -= 1)
    world.after(random.between(0, chaosMs / 2), null, () => {
      const process = random.pick(living(webs));
      const [installation, isAwaited] = [random.pick(['searched', 'unsearched']), random.chance(0.4)];
      const ordering = () => void order(parts, outboxDoor(parts, process), installation, isAwaited).catch(() => {});
      world.after(0, process, ordering);
    });
  for (let rest = size.isLarge ? 16 : 8; rest > 0; rest -= 1) world.after(random.between(0, chaosMs), null, strike);
  watchOutbox(
    parts,
    () => random.pick(living(webs).filter(({ pausedUntil }) => pausedUntil <= world.now)),
    () => isOver,
  );
  await world.run(world.now + chaosMs);
  isOver = true;
  await comeToRest();
  over();
  return { world, sends: provider.sends() };

  function committed(process: Process) {
    if (!isOver && world.fails(0.1)) standStill(process);
  }

  function standStill(process: Process) {
    process.pausedUntil = world.now + random.between(500, random.chance(0.4) ? 600_000 : 15_000);
  }

  function strike() {
    const kind = random.chance(0.7) ? workers : webs;
    const process = random.pick(living(kind));
    const chance = random.next();
    world.faults += 1;
    if (chance < 0.5) standStill(process);
    else if (chance < 0.65) process.skewMs += Math.round(random.between(-hour, hour));
    else {
      process.alive = false;
      start(kind);
    }
  }

  async function comeToRest() {
    for (const until = world.now + 80 * hour; world.now < until; ) {
      await world.run(world.now + 30_000);
      const open = tables.entries.values().some(({ status }) => isOpen(status));
      const due = database.rows.jobs
        .values()
        .filter(({ finishedAt }) => finishedAt === null)
        .reduce((soonest, { dueAt }) => Math.min(soonest, dueAt), Number.POSITIVE_INFINITY);
      if (due === Number.POSITIVE_INFINITY && !open) return;
      const next = due === Number.POSITIVE_INFINITY ? world.now + 300_000 : due;
      if (next > world.now) world.leap(next);
    }
  }

  function over() {
    const say = (what: 'once' | 'written', text: string) => void broken[what].push(`seed ${seed}: ${text}`);
    for (const { id, status, installation_id: of } of tables.entries.values()) {
      const times = provider.times(id);
      if (times > 1) say('once', `${of} ${id} was carried out ${times} times`);
      if (isOpen(status)) say('written', `${of} ${id} is ${status} at the end`);
      else if ((status === 'done') !== times > 0)
        say('written', `${of} ${id} is ${status} and was carried out ${times} times`);
    }
    for (const { name, finishedAt } of database.rows.jobs.values())
      if (finishedAt === null) say('written', `${name} did not end`);
  }
}
