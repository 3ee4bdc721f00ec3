import { cpSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { type Counts, sumOf } from '../../scripts/tests/counts.ts';
import { runInProcess } from '../../scripts/tests/run-in-process.ts';
import { type Finding, finding } from '../finding.ts';
import { planStatements } from './plan-statements.ts';

export interface Suites {
  files: number;
  passed: number;
  failed: number;
  /** How many statements of the product were sent where. */
  statements: Readonly<Record<string, number>>;
}

interface Plan {
  source: string;
  suites: readonly string[];
  dataDir: string;
  masterKey: string;
  databaseUrl: string;
  serviceUrl: string;
  workerUrl: string;
}

/** Runs suites of the API on the cluster, and plans every statement of the product that they sent. */
export async function runSuites(plan: Plan): Promise<Suites & { findings: Finding[] }> {
  const { source, suites, dataDir, masterKey, databaseUrl, serviceUrl, workerUrl } = plan;
  const recorded = join(dataDir, 'statements');
  mkdirSync(recorded);
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'test', MASTER_KEY: masterKey, PROKURA_TEST_LONG: 'no', PROKURA_RECORD_STATEMENTS: recorded },
    ...{ PROKURA_TEST_SERVICE_URL: serviceUrl, PROKURA_TEST_WORKER_URL: workerUrl },
    PROKURA_TEST_OWNER_URL: databaseUrl,
  };
  const files = testsIn(source, suites);
  const counts = new Map<string, Counts>();
  // In a process of its own each: a file that fails as it begins fails those beside it.
  for (const [suite, its] of Map.groupBy(files, suiteOf(source)))
    counts.set(suite, await runInProcess(its, join(dataDir, 'counts'), env));
  const broken = [...counts].flatMap(([suite, { failed }]) => (failed > 0 ? [`${failed} tests of ${suite}`] : []));
  const planned = await planStatements([serviceUrl, workerUrl], statementsIn(recorded));
  const { passed, failed } = sumOf([...counts.values()]);
  const told = (sent: string) =>
    planned.flatMap((one) => (one.sent === sent ? [`${one.why} ${one.text.trim().slice(0, 160)}`] : []));
  const bySent = Map.groupBy(planned, ({ sent }) => sent);
  return {
    ...{ files: files.length, passed, failed },
    statements: Object.fromEntries([...bySent].map(([sent, all]) => [sent, all.length])),
    findings: [
      finding('C2 the suites pass on the cluster', broken),
      finding('C3 no statement of a portal goes to all shards', told('all shards')),
      finding('C4 no statement is refused', told('refused')),
    ],
  };
}

/** What brings a database of its own, fills tables for the planner of one server, counts its pages or its log, or repeats a migration by hand. */
const ofOneServer = [
  'platform/postgres/',
  'price-lists/filled-portal',
  'requisitions/pipeline/pipeline',
  'requisitions/progress-by-money',
  'door/early-release',
  'webhooks/sending/claim-deliveries',
];

/** `domains/rfqs` of a file of requests for quotes. */
const suiteOf = (source: string) => (file: string) =>
  relative(join(source, 'server/src'), file).split('/').slice(0, 2).join('/');

function testsIn(source: string, suites: readonly string[]): string[] {
  if (source !== root)
    for (const part of ['sdk', 'tools']) cpSync(join(root, part), join(source, part), { recursive: true });
  const found = globSync(
    suites.map((suite) => `server/src/${suite}/**/*.test.ts`),
    { cwd: source },
  );
  return found
    .filter((file) => !ofOneServer.some((part) => file.includes(part)))
    .map((file) => join(source, file))
    .sort();
}

const statementsIn = (folder: string): string[] => [
  ...new Set(readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[])),
];
