import { cpSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
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
  const files = testsIn(source, suites);
  const ran = await runInProcess(files, join(dataDir, 'counts'), {
    ...process.env,
    ...{ NODE_ENV: 'test', MASTER_KEY: masterKey, PROKURA_TEST_LONG: 'no', PROKURA_RECORD_STATEMENTS: recorded },
    ...{ PROKURA_TEST_SERVICE_URL: serviceUrl, PROKURA_TEST_WORKER_URL: workerUrl },
    PROKURA_TEST_OWNER_URL: databaseUrl,
  });
  const planned = await planStatements([serviceUrl, workerUrl], statementsIn(recorded));
  const told = (sent: string) =>
    planned.flatMap((one) => (one.sent === sent ? [`${one.why} ${one.text.trim().slice(0, 160)}`] : []));
  const bySent = Map.groupBy(planned, ({ sent }) => sent);
  return {
    ...{ files: files.length, passed: ran.passed, failed: ran.failed },
    statements: Object.fromEntries([...bySent].map(([sent, all]) => [sent, all.length])),
    findings: [
      finding('C2 the suites pass on the cluster', ran.failed > 0 ? [`${ran.failed} tests failed`] : []),
      finding('C3 no statement of a portal goes to all shards', told('all shards')),
      finding('C4 no statement is refused', told('refused')),
    ],
  };
}

function testsIn(source: string, suites: readonly string[]): string[] {
  if (source !== root)
    for (const part of ['sdk', 'tools', 'scripts']) cpSync(join(root, part), join(source, part), { recursive: true });
  const found = globSync(
    suites.map((suite) => `server/src/${suite}/**/*.test.ts`),
    { cwd: source },
  );
  // These bring a database of their own.
  return found
    .filter((file) => !file.includes('platform/postgres/'))
    .map((file) => join(source, file))
    .sort();
}

const statementsIn = (folder: string): string[] => [
  ...new Set(readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[])),
];
