import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../seeded.ts';
import type { Cluster } from './start-cluster.ts';

export interface Fault {
  kind: 'machine' | 'postgres' | 'sleep';
  at: number;
}

/** Seconds in which a machine that came back must have caught up. */
const patience = 240;

/** Takes the leader away, in one of three manners, as often as asked; each time when all three stand again. Notes each fault. */
export async function leadBadly(cluster: Cluster, random: Seeded, times: number, faults: Fault[]): Promise<void> {
  while (faults.length < times) {
    const leader = await cluster.whole(patience);
    await pause(random.between(1_000, 4_000));
    const draw = random.next();
    const at = Date.now();
    if (draw < 0.6 || faults.length === 0) {
      faults.push({ kind: 'machine', at });
      await leader.kill(random.between(0, 500));
      await pause(random.between(2_000, 20_000));
      leader.start();
    } else if (draw < 0.85) {
      faults.push({ kind: 'postgres', at });
      leader.killPostgres();
    } else {
      faults.push({ kind: 'sleep', at });
      await leader.sleep(random.between(14_000, 20_000));
    }
    console.log(`  leader ${leader.name}: ${faults.at(-1)?.kind} (${faults.length} of ${times})`);
    // Patroni must have seen the end of its PostgreSQL before all can stand again.
    await pause(4_000);
  }
  await cluster.whole(patience);
}
