import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import type { Planted } from '../plant.ts';

export const newestMigration = readdirSync(join(root, 'db/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1) as string;

export const upgradeBugs: readonly Planted[] = [
  {
    name: 'A: a process ends without a word to the balancer',
    file: 'server/src/surfaces/http/service/stop-gently.ts',
    changes: [
      ['health.drain();', ''],
      ['if (production) await pause(noticePause);', 'app.server.closeAllConnections();'],
    ],
    caughtBy: 'U1',
  },
  {
    name: 'B: a migration asks for what the version before does not write',
    file: `db/migrations/${newestMigration}`,
    changes: [
      [
        /$/,
        `
alter table catalog_items add column planted text not null default '';
alter table catalog_items alter column planted drop default;
`,
      ],
    ],
    caughtBy: 'U1',
  },
];
