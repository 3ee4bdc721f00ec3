import type { Planted } from '../plant.ts';
import type { Fault } from './lead-badly.ts';

interface FailoverBug extends Planted {
  /** How the leader must be taken away, and how often, where two of any manner may not show it. */
  needs?: { only: Fault['kind']; kills: number };
}

export const failoverBugs: readonly FailoverBug[] = [
  {
    name: 'A: a commit is answered before a second server has it',
    file: 'docs/guides/high-availability/patroni.yml',
    changes: [
      ['synchronous_mode: true', 'synchronous_mode: false'],
      ['synchronous_mode_strict: true', 'synchronous_mode_strict: false'],
    ],
    caughtBy: 'I1',
  },
  {
    name: 'B: a lost connection that nobody waits on ends the process',
    file: 'server/src/platform/postgres/create-pool.ts',
    changes: [["pool.on('connect', (client) => client.on('error', () => {}));", '']],
    caughtBy: 'I13',
  },
  {
    // It depends on what the leader learns first when it wakes: every second one or so takes the lock back. What was answered meanwhile is
    // lost then, and the servers stay apart.
    name: 'C: a leader that wakes writes its name over that of its successor',
    file: 'docs/guides/high-availability/patroni.env',
    changes: [['PATRONI_ETCD_HOSTS', 'PATRONI_ETCD3_HOSTS']],
    needs: { only: 'sleep', kills: 6 },
    caughtBy: 'H1',
  },
];
