import type { Planted } from '../plant.ts';

export const failoverBugs: readonly Planted[] = [
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
];
