import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, startFlags } from '../../bench/measure/processes.ts';
import { ended, started } from './leave-nothing.ts';

export interface Kept {
  name: string;
  pid(): number | undefined;
  /** It has said that it is ready, once or again. */
  wasReady(): boolean;
  /** It runs, and has said since its last start that it is ready. */
  isReady(): boolean;
  /** Marks the coming end as our own doing. */
  expectEnd(how: 'kill' | 'drain'): void;
  /** Kills it; the answer starts it again. */
  strike(): () => void;
  stop(): Promise<void>;
}

/** Ends of processes that were not simply killed. */
export interface Ends {
  /** What went wrong with a process although nobody killed it. */
  falls: Array<{ name: string; how: string }>;
  /** A SIGTERM that came before the program could listen for it; it ended at once, with nothing in hand. */
  stoppedWhileLoading: number;
}

interface Program {
  name: string;
  /** The tree whose server it runs, asked for at each start. */
  source(): string;
  env: NodeJS.ProcessEnv;
}

/** Runs a process and starts it again whenever it ends, as a service manager does. */
export function keepAlive({ name, source, env }: Program, ends: Ends): Kept {
  let child: ChildProcess | undefined;
  let expected: 'kill' | 'drain' | undefined;
  let stopping = false;
  let wasReady = false;
  let ready = false;
  let mayStart = Promise.resolve();
  let letStart = () => {};

  const life = (async () => {
    while (!stopping) {
      await mayStart;
      if (stopping) break;
      let said = '';
      expected = undefined;
      ready = false;
      const cwd = source();
      child = spawn(process.execPath, [...startFlags(), join(cwd, programOf(cwd))], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.once('data', () => {
        ready = true;
        wasReady = true;
      });
      const { pid } = child;
      if (pid) started(pid);
      child.stderr?.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-2_000);
      });
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (pid) ended(pid);
      if (!stopping && expected === 'drain' && signal === 'SIGTERM') ends.stoppedWhileLoading += 1;
      const drained = expected === 'drain' && (code === 0 || signal === 'SIGTERM');
      const clean = expected === 'kill' || drained || (code === 1 && !ready && isStartRefusal(said));
      if (!clean) ends.falls.push({ name, how: `${signal ?? `code ${code}`} ${said}` });
      if (!stopping) await pause(100);
    }
  })();

  return {
    name,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    wasReady: () => wasReady,
    isReady: () => ready && child?.exitCode === null && child.signalCode === null,
    expectEnd: (how) => {
      expected = how;
    },
    strike() {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayStart = promise;
      letStart = resolve;
      expected = 'kill';
      child?.kill('SIGKILL');
      return resolve;
    },
    async stop() {
      stopping = true;
      letStart();
      expected = 'drain';
      child?.kill('SIGTERM');
      await life;
    },
  };
}

/** Ours runs as `npm start` does, of one bundle; another tree has no portal to build. */
const programOf = (tree: string) => (tree === root ? 'scripts/start.ts' : 'server/src/main.ts');

/** A start while the database is down, or does not answer in time, ends with a sentence; the service manager tries again. One that was up has no such excuse. */
const isStartRefusal = (said: string) =>
  /connect|PostgreSQL answers|terminat|standby|starting up|shutting down|recovery|ECONN|refused|closed|timeout/i.test(
    said,
  );
