import { cpSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { runInProcess } from '../../scripts/tests/run-in-process.ts';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { distribute } from '../../server/src/platform/postgres/citus/distribute.ts';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { type Finding, finding } from '../finding.ts';
import { planStatements } from './plan-statements.ts';

interface Plan {
  source: string;
  /** Folders of suites below `server/src`. */
  suites: readonly string[];
}

interface CitusReport {
  suites: number;
  passed: number;
  failed: number;
  statements: Readonly<Record<string, number>>;
  findings: Finding[];
}

const masterKey = `k1:${Buffer.alloc(32, 'citus').toString('base64')}`;

/** Spreads the cluster of DATABASE_URL twice, runs suites of the API on it, and plans every statement that they sent. */
export async function runCitusCampaign({ source, suites }: Plan): Promise<CitusReport> {
  const undo: Array<() => unknown> = [];
  const dataDir = temporaryDataDir({ after: (done?: unknown) => void undo.unshift(done as () => unknown) });
  try {
    const databaseUrl = await givenCluster();
    const urls = await prepareDatabase({
      databaseUrl,
      dataDir,
      masterKeys: parseMasterKeys(masterKey),
      production: false,
    });
    await distribute(databaseUrl);
    const again = await distribute(databaseUrl);
    const recorded = join(dataDir, 'statements');
    mkdirSync(recorded);
    const files = testsIn(source, suites);
    const ran = await runInProcess(files, join(dataDir, 'counts'), {
      ...process.env,
      ...{ NODE_ENV: 'test', MASTER_KEY: masterKey, PROKURA_TEST_LONG: 'no', PROKURA_RECORD_STATEMENTS: recorded },
      PROKURA_TEST_SERVICE_URL: urls.serviceUrl,
      PROKURA_TEST_WORKER_URL: urls.workerUrl,
      PROKURA_TEST_OWNER_URL: databaseUrl,
    });
    const planned = await planStatements([urls.serviceUrl, urls.workerUrl], statementsIn(recorded));
    const told = (sent: string) =>
      planned.flatMap((one) => (one.sent === sent ? [`${one.why} ${one.text.trim().slice(0, 160)}`] : []));
    return {
      ...{ suites: files.length, passed: ran.passed, failed: ran.failed },
      statements: Object.fromEntries(
        [...Map.groupBy(planned, ({ sent }) => sent)].map(([sent, all]) => [sent, all.length]),
      ),
      findings: [
        finding('C1 spread again, nothing moves', again.moved),
        finding('C2 the suites pass on the cluster', ran.failed > 0 ? [`${ran.failed} tests failed`] : []),
        finding('C3 no statement of a portal goes to all shards', told('all shards')),
        finding('C4 no statement is refused', told('refused')),
      ],
    };
  } finally {
    for (const done of undo) await done();
  }
}

/** The tests look past the portals, so their owner is held by no row security. */
async function givenCluster(): Promise<string> {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Error('Set DATABASE_URL to the coordinator of a cluster: docs/guides/run-on-several-machines.md');
  const { rows } = await asOwner(url, (client) =>
    client.query<{ mighty: boolean }>('select rolsuper as mighty from pg_roles where rolname = current_user'),
  );
  if (!rows[0]?.mighty) throw new Error('The owner in DATABASE_URL must be a superuser for this campaign');
  return url;
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
