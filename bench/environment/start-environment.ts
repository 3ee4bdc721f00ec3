import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { createPool, type Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { keptData } from '../../server/src/platform/postgres/embedded/place.ts';
import { readPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { readInstallationKeys } from '../../server/src/platform/secrets/read-installation-keys.ts';
import { mallocSettings, type Running, root, startFlags, startProcess } from '../measure/processes.ts';
import { counting } from '../measure/statements-of.ts';

/** Where servers of ours are started and looked into. */
export interface Installation {
  dataDir: string;
  ownerUrl: string;
  owner: Pool;
  /** Of the roles of the web server and of the workers. */
  urls: { serviceUrl: string; workerUrl: string };
  masterKey: string;
  pepper: Buffer;
  /** Starts a server of ours in a role, with settings of its own where a bench needs them. */
  startOurs(
    role: 'web' | 'worker' | 'all',
    flags?: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ): Promise<Running>;
  stop(): Promise<void>;
}

export interface Environment extends Installation {
  /** The postmaster, whose family is all of PostgreSQL. */
  postgres: number;
}

/** A PostgreSQL of our own, durable as in production: an acknowledged write is on the disk. */
export async function startEnvironment(): Promise<Environment> {
  const installation = await startInstallation();
  const postgres = readPostmaster(keptData(installation.dataDir) as string)?.pid as number;
  return { ...installation, postgres };
}

/** The same on the database given, or on a PostgreSQL of our own. */
export async function startInstallation(databaseUrl?: string): Promise<Installation> {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.data', `bench-${process.pid}-`));
  const masterKey = `k1:${randomBytes(32).toString('base64')}`;
  const masterKeys = parseMasterKeys(masterKey);
  const database = await prepareDatabase({ databaseUrl, dataDir, masterKeys, production: true });
  const owner = createPool(database.ownerUrl, 4, 'bench');
  const { pepper } = await readInstallationKeys(owner, masterKeys);
  const started: Running[] = [];
  return {
    dataDir,
    ownerUrl: database.ownerUrl,
    owner,
    urls: { serviceUrl: database.serviceUrl, workerUrl: database.workerUrl },
    masterKey,
    pepper,
    async startOurs(role, flags = [], own = {}) {
      const server = await startProcess({
        // Statements are counted in the driver's own module, which a bundle would hold a copy of.
        script: join(root, flags === counting ? 'server/src/main.ts' : 'scripts/start.ts'),
        flags: [...startFlags(), ...flags],
        env: {
          ...mallocSettings(),
          DATABASE_URL: database.ownerUrl,
          DATA_DIR: dataDir,
          MASTER_KEY: masterKey,
          ROLE: role,
          NODE_ENV: 'production',
          TRUSTED_PROXIES: 'none',
          // The limit server keeps no request log; neither does ours while it is compared.
          LOG_LEVEL: 'warn',
          PUBLIC_URL: 'https://bench.example',
          OUTBOUND_ALLOW: '127.0.0.1/32',
          OUTBOUND_ALLOW_IN_PRODUCTION: 'yes',
          ...own,
        },
      });
      started.push(server);
      return server;
    },
    // A bench that failed midway leaves its servers to be stopped here.
    async stop() {
      await Promise.all(started.map((server) => server.stop()));
      await owner.end();
      await database.stop();
      await removeEmbedded(dataDir);
    },
  };
}
