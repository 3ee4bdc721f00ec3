import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Counts, nothingRan } from './counts.ts';

const root = join(import.meta.dirname, '../..');

export type Failure = { readonly file: string; readonly name: string; readonly reason: string };

/** The results of one process, how long each of its files took, and what failed. */
export type Ran = Counts & {
  readonly seconds: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
};

/**
 * Runs the files one after another in a process of their own. `first` is loaded before them and may wait for something: hundreds of
 * files that load at the same time keep a process from answering for many seconds.
 */
export async function runInProcess(
  files: readonly string[],
  report: string,
  env: NodeJS.ProcessEnv,
  first?: string,
): Promise<Ran> {
  const [entry, all] = [`${report}.mjs`, `${report}.all.mjs`];
  writeFileSync(all, importsOf(files));
  writeFileSync(
    entry,
    [first ?? [], all]
      .flat()
      .map((file) => `await import(${addressOf(file)});\n`)
      .join(''),
  );
  try {
    const child = spawnTests(entry, report, env);
    const [code] = (await once(child, 'close')) as [number | null];
    return readReport(report, code);
  } finally {
    for (const file of [entry, all, report]) rmSync(file, { force: true });
  }
}

/** One module that imports the others: if they were passed one by one, each would load the whole module graph again. */
const importsOf = (files: readonly string[]) => files.map((file) => `import ${addressOf(file)};\n`).join('');

const addressOf = (file: string) => JSON.stringify(pathToFileURL(resolve(root, file)).href);

/** A large young generation: nearly all objects of a test die with it. */
const memory = '--max-semi-space-size=64';

function spawnTests(entry: string, report: string, env: NodeJS.ProcessEnv): ChildProcess {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${join(import.meta.dirname, 'count-reporter.ts')}`, `--test-reporter-destination=${report}`],
  ];
  const child = spawn(
    process.execPath,
    [memory, '--test', '--test-isolation=none', '--test-timeout=120000', '--test-force-exit', ...reporters, entry],
    { cwd: root, env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

/** A run that ended before its summary, or failed outside any test, counts as a failure. */
function readReport(report: string, code: number | null): Ran {
  const ran = parse(report) ?? { ...nothingRan, seconds: {}, failures: [] };
  return code === 0 || ran.failed > 0 ? ran : { ...ran, failed: 1 };
}

function parse(report: string): Ran | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Ran;
  } catch {
    return undefined;
  }
}
