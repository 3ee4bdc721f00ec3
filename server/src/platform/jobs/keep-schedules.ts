import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { systemIn } from '../../kernel/access/actor.ts';
import type { Schedule, ScheduleTools } from '../../kernel/job.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { isAway } from '../../kernel/problems/is-away.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { arePortalsApart } from '../../kernel/sql/where-portals-lie.ts';
import type { Door } from '../door/create-door.ts';
import { createWaiting } from './create-waiting.ts';

interface Parts {
  door: Door;
  schedules: readonly Schedule[];
  log: Pick<Logger, 'error'>;
  pollMs?: number;
}

/** Runs recurring work; of many workers the one that moves `next_at` first does it. */
export function keepSchedules({ door, schedules, log, pollMs = 1_000 }: Parts) {
  const waiting = createWaiting();
  const tools = toolsOf(door);
  let stopping = false;
  let looping: Promise<void> = Promise.resolve();

  async function isMine({ name, everySeconds }: Schedule): Promise<boolean> {
    const moved = await door.directory.first(sql`
      update schedules set next_at = now() + ${everySeconds} * interval '1 second' where name = ${name} and next_at <= now() returning name`);
    return moved !== undefined;
  }

  async function loop() {
    while (!stopping) {
      for (const schedule of schedules) {
        if (stopping) break;
        await runIfDue(schedule).catch((error: Error) =>
          log.error({ schedule: schedule.name, reason: error.message }, 'schedule failed'),
        );
      }
      if (!stopping) await waiting.wait(pollMs);
    }
  }

  async function runIfDue(schedule: Schedule) {
    await door.directory.first(sql`insert into schedules (name) values (${schedule.name}) on conflict do nothing`);
    if (!(await isMine(schedule))) return;
    // A portal that moved meanwhile is not among them the second time.
    await schedule.run(tools).catch((error: unknown) => {
      if (!isAway(error)) throw error;
      return schedule.run(tools);
    });
  }

  return {
    start: () => void (looping = loop()),
    async stop() {
      stopping = true;
      waiting.wake();
      await looping;
    },
  };
}

export const toolsOf = (door: Door): ScheduleTools => ({
  directory: door.directory,
  services: door.services,
  portals: () => everyPortal(door),
  portalsWith: (question) => portalsWith(door, question),
  runIn: (tenantId, command, input) =>
    whenFree(async () => (await door.command(command, systemIn(tenantId), input)).result),
});

/** A portal's writes are held for seconds at the end of its move; then it is here, or away. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const held = error instanceof Refusal && error.code === 'portal_moving';
      if (!held || tried === mostTries) throw error;
      await setTimeout(retryMs);
    }
  }
}

const [mostTries, retryMs] = [60, 250];

async function* everyPortal(door: Door): AsyncGenerator<string> {
  const most = 500;
  let past: string | null = null;
  for (;;) {
    const found: string[] = await portalsBy(door, sql`select * from find_tenants(${past}, ${most})`);
    yield* found;
    if (found.length < most) return;
    past = found.at(-1) ?? null;
  }
}

interface Found {
  tenant_id?: string;
  /** Questions that cannot be cut short answer with one row. */
  tenant_ids?: string[] | null;
}

/** The question goes by the machine's time, so it is put to each portal whose clock is ahead. */
async function portalsWith(door: Door, question: Sql): Promise<string[]> {
  const [found, ahead] = await Promise.all([
    portalsBy(door, question),
    door.directory.many<{ tenant_id: string }>(sql`select * from find_portals_ahead()`),
  ]);
  return [...new Set([...found, ...ahead.map((one) => one.tenant_id)])];
}

async function portalsBy({ directory }: Door, question: Sql): Promise<string[]> {
  const found = await directory.many<Found>(question).catch(async (error: unknown) => {
    const nodes = arePortalsApart() ? await directory.many(sql`select * from find_nodes_away()`) : [];
    if (nodes.length === 0) throw error;
    return directory.many<Found>(sql`select * from find_tenants(${null}, ${everyOne})`);
  });
  return found.flatMap(({ tenant_id: one, tenant_ids: all }) => (one === undefined ? (all ?? []) : [one]));
}

const everyOne = 2 ** 31 - 1;
