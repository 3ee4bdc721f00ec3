import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The address of the whole installation's database, of which its owner may do anything. */
export const databaseUrl = databaseOf(process.env.PROKURA_TEST_OWNER_URL);

const child = start();

/** The address of a whole installation: the built portal, the server in a process of its own, a database of its own. */
export const base = await addressOf(child);

/** Ends the installation before its process ends. */
export async function stop(): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function databaseOf(owner: string | undefined): string {
  if (!owner) throw new Error('PROKURA_TEST_OWNER_URL is not set; run the journeys with "npm test"');
  const database = new URL(owner);
  database.pathname = `/journeys_${randomUUID().slice(0, 8)}`;
  return database.href;
}

function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'prokura-journeys-'));
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      OUTBOUND_ALLOW: '127.0.0.1/32',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return child;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
