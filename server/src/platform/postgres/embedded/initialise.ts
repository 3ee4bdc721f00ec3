import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { as } from './account.ts';
import { endWorkers } from './end-workers.ts';
import { makeFolder, type Place } from './place.ts';

/** Creates the data folder unless it exists. It appears by a rename, so a start killed half-way leaves nothing to repair. */
export async function initialise(place: Place, password: string): Promise<void> {
  await removeUnfinished(place.data);
  if (existsSync(place.data)) return;

  const draft = `${place.data}.init`;
  makeFolder(draft, place.account);
  await initdb(place, draft, password);
  renameSync(draft, place.data);
  syncFolder(dirname(place.data));
}

/** The initdb of a killed start may still be writing to its draft folder. */
async function removeUnfinished(data: string): Promise<void> {
  const folder = dirname(data);
  if (!existsSync(folder)) return;
  const unfinished = readdirSync(folder).filter((name) => name.startsWith(`${basename(data)}.init`));
  for (const name of unfinished) {
    await endWorkers(join(folder, name));
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** The password is passed through a pipe: initdb wants a file, and a real file could be left behind. */
function initdb(place: Place, folder: string, password: string): Promise<void> {
  const program = join(place.native, 'bin', 'initdb');
  const options = [
    ...['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile=/dev/stdin', '--data-checksums'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', 'cat | "$0" "$@"', program, ...options], { ...as(place.account) });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartRefused(`The embedded PostgreSQL could not create its data folder: ${said.trim()}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${password}\n`);
  });
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
