import fc from 'fast-check';
import { installationSecrets } from '../../server/test/contract/installation-secrets.ts';
import { settings } from '../../server/test/harness.ts';
import { asker, fuzzOperation } from './fuzz-operation.ts';
import { forgetLimits } from './limited-server.ts';
import { type Operation, operations } from './operations.ts';
import { strangers } from './probe-callers.ts';
import type { Report } from './report.ts';
import { readings, walkRecord } from './walk-record.ts';

export interface Slice {
  seed: number;
  /** The slice ends with the operation that reaches so many. */
  requests: number;
  draws: number;
  only?: string | undefined;
}

export interface Found {
  requests: number;
  operations: number;
  walks: number;
  /** Pairs of an operation and a status that the document tells of, and those that this slice has not reached. */
  pairs: number;
  reached: number;
  unreached: string[];
  faults: Report['faults'];
  /** Operations whose requests could not be made. */
  broken: string[];
}

/**
 * What no request that has arrived brings about: a connection too slow (408) or headers too large (431), which are refused before any
 * operation is chosen, and a fault of ours (500), of which there is to be none.
 */
const beyondRequests = new Set(['408', '431', '500']);

const pairsOf = ({ name, statuses }: Operation) =>
  statuses.filter((status) => !beyondRequests.has(status)).map((status) => `${name} ${status}`);

/** A slice of the campaign: operations in an order of the seed, each with all its probes, and walks of records between them. */
export async function fuzzAll({ seed, requests, draws, only = '' }: Slice): Promise<Found> {
  const report: Report = { requests: 0, reached: new Set(), faults: [] };
  const ask = asker(report, installationSecrets());
  const unended: Array<Promise<void>> = [];
  const urls = { ...settings.integrationBaseUrls };
  const asking = { strangers: await strangers(), seed, draws, unended };
  const found = { operations: 0, walks: 0, broken: [] as string[] };
  for (const operation of inOrder(seed, only)) {
    if (report.requests >= requests) break;
    try {
      await fuzzOperation(operation, asking, report, ask);
      await forgetLimits();
      found.operations += 1;
      if (!readings.includes(operation)) continue;
      await walkRecord(operation, { seed, steps: draws }, ask, (fault, where) => report.faults.push({ fault, where }));
      found.walks += 1;
    } catch (error) {
      found.broken.push(`${operation.name}: ${(error as Error).stack?.slice(0, 400)}`);
    }
  }
  await Promise.all(unended);
  // Other tests of the process call stand-ins of their own.
  Object.assign(settings.integrationBaseUrls, urls);
  const pairs = operations.flatMap(pairsOf);
  const unreached = pairs.filter((pair) => !report.reached.has(pair));
  return {
    ...found,
    requests: report.requests,
    faults: report.faults,
    pairs: pairs.length,
    reached: pairs.length - unreached.length,
    unreached,
  };
}

/** An operation that is named whole is asked alone. */
function inOrder(seed: number, only: string): readonly Operation[] {
  const named = operations.filter(({ name }) => name === only);
  const chosen = named.length > 0 ? named : operations.filter(({ name }) => name.includes(only));
  const shuffled = fc.shuffledSubarray([...chosen], { minLength: chosen.length });
  return fc.sample(shuffled, { seed, numRuns: 1 })[0] ?? [];
}
