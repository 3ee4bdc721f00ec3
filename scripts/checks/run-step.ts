import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');
const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/** The name of a step and its commands, run one after another. */
export type Step = readonly [name: string, ...commands: (readonly [command: string, ...args: string[]])[]];

/** Runs the step and returns the exit code. Output is shown as it comes, or with `pipe` at once at the end. */
export async function runStep([name, ...commands]: Step, output: 'inherit' | 'pipe'): Promise<number> {
  if (output === 'inherit') process.stdout.write(`check: ${name}\n`);
  const began = performance.now();
  for (const [command, ...args] of commands) {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', output, output],
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    const said = await Promise.all([child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : '')));
    process.stdout.write(said.join(''));
    const [code] = await ended;
    if (code === 0) continue;
    process.stdout.write(`check: ${name} failed\n`);
    return code ?? 1;
  }
  process.stdout.write(`check: ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return 0;
}
