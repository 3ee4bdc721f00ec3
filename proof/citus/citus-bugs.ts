import type { Planted } from '../plant.ts';

export const citusBugs: readonly Planted[] = [
  {
    name: 'a new key claims no address',
    file: 'server/src/platform/api-keys/store-key.ts',
    changes: [[/ {2}await claimAddress\(db, 'api key'.*\n/, '']],
    caughtBy: 'C2',
  },
];
