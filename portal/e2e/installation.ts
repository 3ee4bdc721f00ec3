import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The address of a whole installation: the built portal, the server in a process of its own, a database of its own. */
export const base = await start();

async function start(): Promise<string> {
  const owner = process.env.PROKURA_TEST_OWNER_URL;
  if (!owner) throw new Error('PROKURA_TEST_OWNER_URL is not set; run the journeys with "npm test"');
  const dataDir = mkdtempSync(join(tmpdir(), 'prokura-journeys-'));
  const database = new URL(owner);
  database.pathname = `/journeys_${randomUUID().slice(0, 8)}`;
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.href,
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
  return addressOf(child);
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
