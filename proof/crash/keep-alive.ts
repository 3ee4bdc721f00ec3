import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Kept {
  name: string;
  pid(): number | undefined;
  /** Marks the coming end as our own doing. */
  expectEnd(how: 'kill' | 'drain'): void;
  stop(): Promise<void>;
}

/** What went wrong with a process although nobody killed it. */
export type Fall = { name: string; how: string };

interface Program {
  name: string;
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a process and starts it again whenever it ends, as a service manager does. */
export function keepAlive({ name, script, cwd, env }: Program, falls: Fall[]): Kept {
  let child: ChildProcess | undefined;
  let expected: 'kill' | 'drain' | undefined;
  let stopping = false;

  const life = (async () => {
    while (!stopping) {
      let said = '';
      expected = undefined;
      child = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
      child.stderr?.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-2_000);
      });
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      const drained = expected === 'drain' && (code === 0 || signal === 'SIGTERM');
      const clean = expected === 'kill' || drained || (code === 1 && isStartRefusal(said));
      if (!clean) falls.push({ name, how: `${signal ?? `code ${code}`} ${said}` });
      if (!stopping) await pause(100);
    }
  })();

  return {
    name,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    expectEnd: (how) => {
      expected = how;
    },
    async stop() {
      stopping = true;
      expected = 'drain';
      child?.kill('SIGTERM');
      await life;
    },
  };
}

/** A start while the database is down ends with a sentence; the service manager tries again. */
const isStartRefusal = (said: string) =>
  /connect|terminat|starting up|shutting down|recovery|ECONN|refused|closed/i.test(said);
