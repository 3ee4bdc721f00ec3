import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Running {
  pid: number;
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** The flags that `npm start` gives to Node: what people run is what is measured. */
export const startFlags = (): string[] => startWords().filter((word) => word.startsWith('--'));

/** What `npm start` tells the C library about memory. */
export const mallocSettings = (): Record<string, string> =>
  Object.fromEntries(
    startWords()
      .filter((word) => word.startsWith('MALLOC_'))
      .map((word) => word.split('=')),
  );

function startWords(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ');
}

interface Start {
  script: string;
  env: Record<string, string>;
  flags?: readonly string[];
  cwd?: string;
  /** A free one unless given. */
  port?: number;
}

/** Starts a Node process that listens on the port given as PORT, and waits until its output says that it is ready. */
export async function startProcess({ script, env, flags = [], cwd = root, port: given }: Start): Promise<Running> {
  const port = given ?? (await freePort());
  const child = spawn(process.execPath, [...flags, script], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  return { pid: child.pid as number, port, child, stop: () => stopProcess(child) };
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (/ready|works in the background/.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`A process of the bench did not start: ${said}`)));
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const ticksPerSecond = 100;

/** Seconds of processor a process has used, by the kernel's own count. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The same of a process and its direct children, such as a PostgreSQL with its backends. */
export const cpuSecondsOfFamily = (pid: number): number =>
  familyOf(pid).reduce((sum, one) => sum + cpuOrNothing(one), 0);

/** A process and its children. */
export const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number),
];

function parentOf(pid: string): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return undefined;
  }
}

function cpuOrNothing(pid: number): number {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}

/** Resident memory of a process, MiB. */
export function residentMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
