import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type Account, as } from '../../server/src/platform/postgres/embedded/account.ts';
import { ended, started } from '../crash/leave-nothing.ts';

export interface Program {
  program: string;
  words?: readonly string[];
  env: NodeJS.ProcessEnv;
  account: Account;
  log: string;
}

/** A server that runs until it is killed; it does not outlive the run. */
export function runProgram({ program, words = [], env, account, log }: Program) {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(program, words, { ...as(account), env, stdio: ['ignore', output, output] });
  const pid = child.pid as number;
  started(pid);
  const gone = once(child, 'exit').then(() => ended(pid));
  return {
    pid,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export type RunningProgram = ReturnType<typeof runProgram>;
