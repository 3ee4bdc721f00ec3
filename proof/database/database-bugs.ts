import type { Planted } from '../plant.ts';

export interface PlantedInDatabase extends Planted {
  /** A word of the fault that shows it. */
  by: string;
}

export const databaseBugs: readonly PlantedInDatabase[] = [
  {
    name: 'a connection that broke is an unforeseen fault',
    file: 'server/src/platform/postgres/database-refusal.ts',
    changes: [["if (isLostConnection(error)) return passing('database_unavailable');", '']],
    caughtBy: 'D6',
    by: 'breaks',
  },
  {
    name: 'a write whose answer was lost is carried out again',
    file: 'server/src/platform/door/run-command.ts',
    changes: [['if (!(await free)) return replayAnswer(parts, op, run);', 'await free;']],
    caughtBy: 'D2',
    by: 'slow',
  },
];
