import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { as } from './account.ts';
import type { Place } from './place.ts';
import { forgetDeadPostmaster, type Postmaster, readPostmaster, runningPostmaster } from './postmaster.ts';
import { serverSettings } from './server-settings.ts';

const attempts = 20;

/**
 * A server ready for use: the one already running, or a new one on the given or a free port, retried while the port or
 * the PID file is still in use.
 */
export async function launch(
  place: Place,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  fixedPort?: number,
): Promise<Postmaster> {
  const log = join(dataDir, 'postgres.log');
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const running = await takeOver(place.data);
    if (running) return running;
    forgetDeadPostmaster(place.data);
    const port = fixedPort ?? (await choosePort(dataDir));
    const begun = size(log);
    const child = spawnServer(place, log, { ...serverSettings, ...settings, port: String(port) });
    if (await becameReady(child, place.data)) return { pid: child.pid ?? 0, port, ready: true };

    const said = readFileSync(log).subarray(begun).toString();
    if (attempt === attempts || !/Address already in use|still in use|postmaster\.pid/.test(said)) {
      throw new StartRefused(`The embedded PostgreSQL did not start (its log is ${log}): ${said.trim()}`);
    }
    await pause(100);
  }
  throw new Error('unreachable');
}

/** A killed Node process leaves its server running, perhaps still in recovery. */
async function takeOver(data: string): Promise<Postmaster | undefined> {
  for (;;) {
    const server = runningPostmaster(data);
    if (!server || server.ready) return server;
    await pause(20);
  }
}

/** In a session of its own: Ctrl-C in the terminal reaches only us, and we stop it after the last request. */
function spawnServer(place: Place, log: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, size(log) > 10_000_000 ? 'w' : 'a', 0o600);
  const child = spawn(join(place.native, 'bin', 'postgres'), ['-D', place.data, ...flags], {
    ...as(place.account),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Recovery after a crash may take long: we wait for as long as the server is alive. */
async function becameReady(child: ChildProcess, data: string): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const said = readPostmaster(data);
    if (said?.pid === child.pid && said.ready) return true;
    await pause(10);
  }
  return false;
}

function size(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last used port if it is still free; otherwise any free one, which is remembered. */
async function choosePort(dataDir: string): Promise<number> {
  const note = join(dataDir, 'postgres-port');
  const last = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  const port = (await tryPort(last)) ?? (await tryPort(0));
  if (!port) throw new Error('No free port on 127.0.0.1');
  if (port !== last) writeFileSync(note, `${port}\n`);
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
