import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import { databaseOf, databaseUrl } from '../../server/src/platform/postgres/create-database.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { type PreparedDatabase, prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';

/** A database for one run, and the environment that points tests to it. */
export type TestDatabase = {
  readonly env: NodeJS.ProcessEnv;
  /** The environment of a copy, for tests that run at the same time; to be made while nobody is connected to the database. */
  readonly copy: (number: number) => Promise<NodeJS.ProcessEnv>;
  readonly stop: () => Promise<void>;
};

/** Tests do not need durability: without it they run in half the time. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** New for each run and removed after it; with PROKURA_TEST_KEEP=1 kept for the next run. */
export async function startTestDatabase(data: string): Promise<TestDatabase> {
  const keep = process.env.PROKURA_TEST_KEEP === '1';
  const folder = join(data, keep ? 'test-kept' : `test-${process.pid}`);
  const masterKey = keep ? keptKey : `k1:${randomBytes(32).toString('base64')}`;
  const settings = {
    databaseUrl: undefined,
    dataDir: folder,
    masterKeys: parseMasterKeys(masterKey),
    production: false,
  };
  const database = await prepareDatabase(settings, fast).catch(async (error: unknown) => {
    if (!keep || !/migration/i.test(String(error))) throw error;
    await removeEmbedded(folder);
    return prepareDatabase(settings, fast);
  });
  return {
    env: testEnvironment(database, masterKey),
    async copy(number) {
      const url = await copyDatabase(database.ownerUrl, number);
      return testEnvironment(await prepareDatabase({ ...settings, databaseUrl: url }), masterKey);
    },
    async stop() {
      await database.stop();
      if (!keep) await removeEmbedded(folder);
    },
  };
}

/** A kept database has fixed secrets. They protect only this folder's tests. */
const keptKey = `k1:${Buffer.alloc(32, 'test').toString('base64')}`;

async function copyDatabase(ownerUrl: string, number: number): Promise<string> {
  const [original, copy] = [databaseOf(ownerUrl), `${databaseOf(ownerUrl)}_${number}`];
  await asOwner(databaseUrl(ownerUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${copy} with (force)`);
    await client.query(`create database ${copy} template ${original}`);
  });
  return databaseUrl(ownerUrl, copy);
}

function testEnvironment(database: PreparedDatabase, masterKey: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'test',
    MASTER_KEY: masterKey,
    PROKURA_TEST_SERVICE_URL: database.serviceUrl,
    PROKURA_TEST_WORKER_URL: database.workerUrl,
    PROKURA_TEST_OWNER_URL: database.ownerUrl,
  };
}
