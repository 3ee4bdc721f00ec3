import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../seeded.ts';
import type { Cluster } from './start-cluster.ts';

export interface Fault {
  kind: 'machine' | 'postgres' | 'sleep';
  at: number;
}

/** Seconds in which a machine that came back must have caught up. */
const patience = 240;

interface Asked {
  times: number;
  /** In this manner each time, not in one of three. */
  only?: Fault['kind'] | undefined;
}

/** Takes the leader away as often as asked; each time when all three stand again. Notes each fault. */
export async function leadBadly(
  cluster: Cluster,
  random: Seeded,
  { times, only }: Asked,
  faults: Fault[],
): Promise<void> {
  while (faults.length < times) {
    const leader = await cluster.whole(patience);
    await pause(random.between(1_000, 4_000));
    const kind = only ?? (faults.length === 0 ? 'machine' : drawn(random));
    faults.push({ kind, at: Date.now() });
    if (kind === 'machine') {
      await leader.kill(random.between(0, 500));
      await pause(random.between(2_000, 20_000));
      leader.start();
    } else if (kind === 'postgres') {
      leader.killPostgres();
    } else {
      await leader.sleep(random.between(14_000, 20_000));
    }
    console.log(`  leader ${leader.name}: ${kind} (${faults.length} of ${times})`);
    // Patroni must have seen the end of its PostgreSQL before all can stand again.
    await pause(4_000);
  }
  await cluster.whole(patience);
}

function drawn(random: Seeded): Fault['kind'] {
  const draw = random.next();
  if (draw < 0.6) return 'machine';
  return draw < 0.85 ? 'postgres' : 'sleep';
}
