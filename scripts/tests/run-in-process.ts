import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, nothingRan } from './counts.ts';

const root = join(import.meta.dirname, '../..');

/** What one process made of its files, and how long each of them took. */
export type Ran = Counts & { readonly seconds: Readonly<Record<string, number>> };

/** Runs the files one after another in a process of their own. */
export async function runInProcess(files: readonly string[], report: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  try {
    const child = spawnTests(files, report, env);
    const [code] = (await once(child, 'close')) as [number | null];
    return readReport(report, code);
  } finally {
    rmSync(report, { force: true });
  }
}

function spawnTests(files: readonly string[], report: string, env: NodeJS.ProcessEnv): ChildProcess {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${join(import.meta.dirname, 'count-reporter.ts')}`, `--test-reporter-destination=${report}`],
  ];
  const child = spawn(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-timeout=120000', '--test-force-exit', ...reporters, ...files],
    { cwd: root, env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

/** A run that broke off before its summary, or failed outside any test, counts as a failure. */
function readReport(report: string, code: number | null): Ran {
  const ran = parse(report) ?? { ...nothingRan, seconds: {} };
  return code === 0 || ran.failed > 0 ? ran : { ...ran, failed: 1 };
}

function parse(report: string): Ran | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Ran;
  } catch {
    return undefined;
  }
}
