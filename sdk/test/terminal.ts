import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { until } from '../../server/test/webhooks.ts';
import { skipWithout } from './skip-without.ts';

export const noTerminal =
  process.platform === 'linux' ? skipWithout('script') : 'terminals are made by the script of Linux';

/** A command at a terminal of its own: what is typed to it, and what it shows. */
export function openTerminal(t: TestContext, command: string, where: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], where);
  t.after(() => child.kill('SIGKILL'));
  const closed = once(child, 'close') as Promise<[number | null]>;
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (shown += text));
  return {
    type: (text: string) => void child.stdin.write(text),
    shown: () => shown,
    shows: (text: string) => until(`«${text}» on the screen`, () => shown.includes(text), 20_000),
    exitCode: async () => (await closed)[0],
  };
}
