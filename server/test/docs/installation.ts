import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '../../src/platform/postgres/create-database.ts';
import { dropDatabase } from '../../src/platform/postgres/drop-database.ts';
import { prepareDatabase } from '../../src/platform/postgres/prepare-database.ts';
import { readSettings } from '../../src/read-settings.ts';
import { startServer } from '../../src/start-server.ts';

export interface Installation {
  base: string;
  /** Where whoever runs the server finds it, for the commands of the operator. */
  operator: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A whole server, web and workers, on a database and in a folder of its own: what the reader of a guide has. `more`: further settings. */
export async function startInstallation(more: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const owner = process.env.PROKURA_TEST_OWNER_URL;
  if (!owner) throw new Error('PROKURA_TEST_OWNER_URL is not set; run the tests with "npm test"');
  const dataDir = mkdtempSync(join(tmpdir(), 'prokura-docs-'));
  const database = databaseUrl(owner, `docs_${randomUUID().slice(0, 8)}`);
  const port = String(await freePort());
  const operator = {
    PORT: port,
    MASTER_KEY: more.MASTER_KEY ?? process.env.MASTER_KEY ?? '',
    DATABASE_URL: database,
    DATA_DIR: dataDir,
  };
  const settings = readSettings({
    ...operator,
    OUTBOUND_ALLOW: '127.0.0.1/32',
    // A fast machine reads all the guides within a minute, as no reader does.
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...more,
  });
  const prepared = await prepareDatabase(settings);
  const server = await startServer(settings, prepared);
  return {
    base: `http://${settings.host}:${settings.port}`,
    operator,
    async stop() {
      await server.stop();
      await prepared.stop();
      await dropDatabase(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
