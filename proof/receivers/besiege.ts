import { setTimeout as pause } from 'node:timers/promises';
import { residentMiB } from '../../bench/measure/processes.ts';
import type { Site } from '../files/site.ts';
import type { Seeded } from '../seeded.ts';
import { ask } from './ask.ts';
import { startBesiegers } from './start-besiegers.ts';

export interface Besieged {
  hostile: number;
  portals: number;
  events: number;
  hostileRequests: number;
  mostWorkerMiB: number;
  mostOpen: number;
  healthyFirsts: number;
  healthyMissing: number;
  healthyP50Ms: number;
  healthyP99Ms: number;
  /** Of the slowest first attempts. */
  samples: string[];
}

/** Most subscriptions of a portal, one of them the healthy one. */
const inPortal = 50;
const patienceMs = 20_000;

/** Until each hostile receiver was called and it is known that it hangs. */
const warmSeconds = 60;

/**
 * Hundreds of hostile receivers, spread over portals, each beside a healthy one: events keep coming, and when the healthy one gets
 * its first attempt is counted from the answer to the write.
 */
export async function besiege(
  site: Site,
  { hostile, seconds, random }: { hostile: number; seconds: number; random: Seeded },
): Promise<Besieged> {
  const portals = await Promise.all(
    Array.from({ length: Math.ceil(hostile / (inPortal - 1)) }, () => site.newPortal()),
  );
  const server = await startBesiegers(hostile, portals.length, random);
  const memory = watchMemory(site.worker.pid);
  try {
    await Promise.all(
      portals.map(async ({ key }, portal) => {
        for (let n = portal; n < hostile; n += portals.length)
          await ask(site, key, '/api/v1/webhook-subscriptions', { name: `hostile ${n}`, url: server.hostileUrl(n) });
        await ask(site, key, '/api/v1/webhook-subscriptions', { name: 'healthy', url: server.healthyUrl(portal) });
      }),
    );
    await write(warmSeconds, () => {});
    const written = new Map<string, number>();
    await write(seconds, (id) => written.set(id, Date.now()));
    for (
      const last = Date.now() + patienceMs;
      Date.now() < last && [...written.keys()].some((id) => !server.firsts.has(id));
    )
      await pause(100);
    const waits = [...written].flatMap(([id, at]) => {
      const first = server.firsts.get(id);
      return first === undefined ? [] : [Math.max(0, first - at)];
    });
    const sorted = waits.toSorted((left, right) => left - right);
    const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    return {
      ...{ hostile, portals: portals.length, events: written.size, hostileRequests: server.hostileRequests() },
      ...{ mostWorkerMiB: Math.round(memory.most()), mostOpen: server.mostOpen(), healthyFirsts: sorted.length },
      healthyMissing: written.size - sorted.length,
      healthyP50Ms: share(0.5),
      healthyP99Ms: share(0.99),
      samples: sorted.slice(-3).map((ms) => `${ms} ms`),
    };
  } finally {
    memory.stop();
    server.stop();
  }

  /** About an event a second in each portal. */
  async function write(forSeconds: number, made: (id: string) => void) {
    const ends = Date.now() + forSeconds * 1_000;
    await Promise.all(
      portals.map(async ({ key }) => {
        for (; Date.now() < ends; await pause(random.between(500, 1_500)))
          made((await ask(site, key, '/api/v1/catalog', { name: 'Кабель ВВГнг(А)-LS 3×2,5' })).id);
      }),
    );
  }
}

function watchMemory(pid: number) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMiB(pid));
  }, 250);
  return { most: () => most, stop: () => clearInterval(timer) };
}
