import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from '../bench/measure/processes.ts';

/** Runs a program and reads the line `TOLD {…}` that it writes, or answers the end of what it said when there is none. */
export async function runTold<T>(
  command: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<T | string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const line = said.split('\n').find((one) => one.startsWith('TOLD '));
  return line === undefined
    ? (complained || said).replaceAll(`${root}/`, '').slice(-800)
    : (JSON.parse(line.slice('TOLD '.length)) as T);
}
