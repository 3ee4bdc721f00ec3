import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedAstral } from './simulated-astral.ts';
import { simulatedDiadoc } from './simulated-diadoc.ts';
import { simulatedSaby } from './simulated-saby.ts';
import { simulatedWazzup } from './simulated-wazzup.ts';
import { simulatedYougile } from './simulated-yougile.ts';

const root = join(import.meta.dirname, '../..');

/** Its database, for what no page and no call can bring about. */
export const databaseUrl = databaseOf(process.env.PROKURA_TEST_OWNER_URL);

const child = start(await freePort());

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

function start(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'prokura-journeys-'));
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      OUTBOUND_ALLOW: '127.0.0.1/32',
      INTEGRATION_BASE_URLS: JSON.stringify({
        'edo-astral': simulatedAstral.url,
        'edo-diadoc': simulatedDiadoc.url,
        'edo-saby': simulatedSaby.url,
        wazzup: simulatedWazzup.url,
        yougile: simulatedYougile.url,
      }),
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

/** A port of its own, known beforehand: providers lead browsers back to it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
