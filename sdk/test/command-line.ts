import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { baseUrl } from './base-url.ts';

export const program = join(import.meta.dirname, '../src/cli/main.ts');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type CommandLine = Awaited<ReturnType<typeof commandLine>>;

/** The command line of somebody with a home of his own, who has this key. */
export async function commandLine(t: TestContext, apiKey?: string, more: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'prokura-cli-'));
  const running = new Set<ChildProcess>();
  // A line that still runs writes into its home: it is ended first.
  t.after(async () => {
    for (const child of running) child.kill('SIGKILL');
    await Promise.all([...running].map((child) => once(child, 'close')));
    rmSync(home, { recursive: true, force: true });
  });
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_STATE_HOME: join(home, 'state'),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...(apiKey !== undefined && { PROKURA_URL: await baseUrl(), PROKURA_API_KEY: apiKey }),
    ...more,
  };

  /** A line that goes on until it is ended. */
  function start(...line: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [program, ...line], { cwd: home, env });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  }

  async function runWith(input: string, ...line: readonly string[]): Promise<Ran> {
    const child = start(...line);
    child.stdin?.on('error', () => undefined).end(input);
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout as NonNullable<ChildProcess['stdout']>),
      text(child.stderr as NonNullable<ChildProcess['stderr']>),
      closed,
    ]);
    return { code, stdout, stderr };
  }

  return { home, env, start, runWith, run: (...line: readonly string[]) => runWith('', ...line) };
}

/** What a line that must succeed printed, as JSON. */
// oxlint-disable-next-line typescript/no-explicit-any
export function jsonOf({ code, stdout, stderr }: Ran): any {
  if (code !== 0) throw new Error(`It ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
