import { existsSync, readFileSync } from 'node:fs';

interface Slice {
  seed: number;
  commit: string;
  date: string;
  requests: number;
  operations: number;
  reached: number;
  faults: number;
}

interface Kept {
  honest: object[];
  slices: Slice[];
  requestsSoFar: number;
  /** What no slice of this release has reached. */
  unreachedSoFar: string[];
}

interface Honest {
  seed: number;
  requests?: number;
  operations?: number;
  reached?: number;
  unreached?: string[];
  findings: ReadonlyArray<{ count: number }>;
}

/** The slices run so far and those of today: a large campaign is run in parts, each of another seed. */
export function addSlices(file: string, commit: string, honest: readonly object[]): Kept {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Omit<Kept, 'honest'>) : undefined;
  const today = (honest as readonly Honest[]).map(
    ({ seed, requests = 0, operations = 0, reached = 0, findings }): Slice => ({
      ...{ seed, commit, date: new Date().toISOString(), requests, operations, reached },
      faults: findings.reduce((sum, { count }) => sum + count, 0),
    }),
  );
  const slices = [...(before?.slices ?? []), ...today];
  const lists = [before?.unreachedSoFar, ...(honest as readonly Honest[]).map(({ unreached }) => unreached)];
  const known = lists.filter((list) => list !== undefined);
  return {
    honest: (honest as readonly Honest[]).map(({ unreached: _, ...rest }) => rest),
    slices,
    requestsSoFar: slices.reduce((sum, { requests }) => sum + requests, 0),
    unreachedSoFar: known.slice(1).reduce((rest, list) => rest.filter((one) => list.includes(one)), known[0] ?? []),
  };
}
