import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '../../server/src/sentence-of.ts';
import { buildPortal, isPortalBuilt } from '../portal/build-portal.ts';
import { type Counts, nothingRan, printCounts, sumOf } from './counts.ts';
import { printFailures } from './print-failures.ts';
import { printSlowest } from './print-slowest.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { runAgain } from './run-again.ts';
import { type Ran, runInProcess } from './run-in-process.ts';
import { startTestDatabase, type TestDatabase } from './start-test-database.ts';

const root = join(import.meta.dirname, '../..');
const everywhere = ['server', 'scripts', 'proof', 'tools', 'sdk', 'portal'].map((folder) => `${folder}/**/*.test.ts`);

/** Journeys in a browser have a process of their own, against the portal as it is built now. */
const isJourney = (file: string) => file.includes('portal/e2e/');

/** Tests of the portal without a browser have one too: its modules read the page's address at import. */
const isOfPortal = (file: string) => /(^|\/)portal\//.test(file) && !isJourney(file);

/** Connects to the database, which it can only do in time while nothing else loads. */
const harness = 'server/test/harness.ts';

const wherePageStands = { NODE_OPTIONS: `--import=${join(root, 'portal/test/answer.ts')}` };

/** So few files load in no time. */
const few = 50;

/** The other tests are split among so many processes, each with its own database: one more than the cores, for tests also wait. */
const processes = 3;

/** Runs the named test files, or all without the long tests, or everything with `--all`; returns the exit code. The counts come last. */
export async function runTests(words: readonly string[]): Promise<number> {
  const data = join(root, '.data');
  mkdirSync(data, { recursive: true });
  const counts = await removeAbandoned(data)
    .then(() => runWithDatabase(data, words))
    .catch((error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      return nothingRan;
    });
  printCounts(counts);
  return counts.failed === 0 ? 0 : 1;
}

async function runWithDatabase(data: string, words: readonly string[]): Promise<Counts> {
  const named = words.filter((word) => word !== '--all');
  const parts = named.length > 0 ? partsOf(named, 1) : partsOf(testFiles(), processes);
  if (parts.some((files) => files.some(isJourney)) && !isPortalBuilt()) await buildPortal();
  const database = await startTestDatabase(data);
  try {
    const long = named.length > 0 || words.includes('--all') ? 'yes' : 'no';
    const run = (each: string[][]) => runParts(each, data, database, { PROKURA_TEST_LONG: long });
    const ran = await run(parts);
    if (named.length > 0) return told(ran);
    printSlowest(ran);
    return told(await runAgain(ran, (files) => run(partsOf(files, 1))));
  } finally {
    await database.stop();
  }
}

function told(ran: readonly Ran[]): Counts {
  printFailures('Failed', ran);
  return sumOf(ran);
}

/** Neighbouring files take about equally long: dealt out in turn, the parts take equally long. */
function partsOf(files: readonly string[], count: number): string[][] {
  const others = files.filter((file) => !isJourney(file) && !isOfPortal(file));
  const dealt = Array.from({ length: count }, (_, part) => others.filter((_, place) => place % count === part));
  return [...dealt, files.filter(isOfPortal), files.filter(isJourney)].filter((part) => part.length > 0);
}

async function runParts(
  parts: readonly string[][],
  data: string,
  database: TestDatabase,
  env: NodeJS.ProcessEnv,
): Promise<Ran[]> {
  const copies: NodeJS.ProcessEnv[] = [];
  for (const part of parts.slice(1).keys()) copies.push(await database.copy(part + 2));
  return Promise.all(
    parts.map((files, part) =>
      runInProcess(
        files,
        join(data, `test-${process.pid}-${part}.counts`),
        {
          ...(copies[part - 1] ?? database.env),
          ...env,
          ...(files.every(isOfPortal) && wherePageStands),
        },
        files.length > few && !files.every(isOfPortal) ? harness : undefined,
      ),
    ),
  );
}

function testFiles(): string[] {
  return globSync(everywhere, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
}
