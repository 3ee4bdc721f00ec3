import type { Planted } from '../plant.ts';

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
    file: 'proof/upgrade/next-release.sql',
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
  {
    name: 'C: a process takes the schema of the next version for a wrong one',
    file: 'server/src/platform/health/create-health.ts',
    changes: [['(there ?? -1) >= ours', 'there === ours']],
    caughtBy: 'U3',
  },
  {
    name: 'D: a version does not start on the schema of the next one',
    file: 'server/src/platform/postgres/migrate.ts',
    changes: [['if (!file && (worksFrom ?? 0) > newest)', 'if (!file)']],
    caughtBy: 'I13',
  },
];
