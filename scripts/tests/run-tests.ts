import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '../../server/src/sentence-of.ts';
import { buildPortal, isPortalBuilt } from '../portal/build-portal.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { startTestDatabase } from './test-database.ts';

const root = join(import.meta.dirname, '../..');
const everywhere = ['server', 'scripts', 'proof', 'tools', 'sdk', 'portal'].map((folder) => `${folder}/**/*.test.ts`);

/** Journeys in a browser run after the rest, when the machine is theirs, against the portal as it is built now. */
const isJourney = (file: string) => file.includes('portal/e2e/');

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Runs the given test files, or all of them, against a database of their own; answers the exit code. The counts come last. */
export async function runTests(files: readonly string[]): Promise<number> {
  const counts = await runAndCount(files);
  printCounts(counts);
  return counts.failed === 0 ? 0 : 1;
}

/** The same without the last line. */
export async function runAndCount(files: readonly string[]): Promise<Counts> {
  const data = join(root, '.data');
  mkdirSync(data, { recursive: true });
  return removeAbandoned(data)
    .then(() => runWithDatabase(data, files))
    .catch((error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      return nothingRan;
    });
}

export const printCounts = ({ passed, failed, skipped }: Counts) =>
  void process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);

const nothingRan: Counts = { passed: 0, failed: 1, skipped: 0 };

async function runWithDatabase(data: string, files: readonly string[]): Promise<Counts> {
  const chosen = files.length > 0 ? files : testFiles();
  if (chosen.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const database = await startTestDatabase(data);
  try {
    const [journeys, others] = [chosen.filter(isJourney), chosen.filter((file) => !isJourney(file))];
    const counts = await runTogether(others, data, database.env);
    if (journeys.length === 0) return counts;
    if (!isPortalBuilt()) await buildPortal();
    return sum(counts, await runTogether(journeys, data, database.env));
  } finally {
    await database.stop();
  }
}

async function runTogether(files: readonly string[], data: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const report = join(data, `test-${process.pid}.counts`);
  try {
    const child = spawnTests(files, report, env);
    const [code] = (await once(child, 'close')) as [number | null];
    return readCounts(report, code);
  } finally {
    rmSync(report, { force: true });
  }
}

const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

function testFiles(): string[] {
  return globSync(everywhere, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
}

function spawnTests(files: readonly string[], report: string, env: NodeJS.ProcessEnv): ChildProcess {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${join(import.meta.dirname, 'count-reporter.ts')}`, `--test-reporter-destination=${report}`],
  ];
  const child = spawn(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-timeout=120000', '--test-force-exit', ...reporters, ...files],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

/** A run that broke off before its summary, or failed outside any test, counts as a failure. */
function readCounts(report: string, code: number | null): Counts {
  const counts = parse(report) ?? nothingRan;
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function parse(report: string): Counts | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } catch {
    return undefined;
  }
}
