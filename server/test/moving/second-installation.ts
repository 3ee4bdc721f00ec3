import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { reactions } from '../../src/app.ts';
import { parseMasterKeys } from '../../src/master-keys.ts';
import { openServices } from '../../src/open-services.ts';
import { createDoor } from '../../src/platform/door/create-door.ts';
import { asOwner } from '../../src/platform/postgres/connect-owner.ts';
import { databaseUrl } from '../../src/platform/postgres/create-database.ts';
import { createPool } from '../../src/platform/postgres/create-pool.ts';
import { dropDatabase } from '../../src/platform/postgres/drop-database.ts';
import { prepareDatabase } from '../../src/platform/postgres/prepare-database.ts';
import { readInstallationKeys } from '../../src/platform/secrets/read-installation-keys.ts';
import { buildWeb } from '../../src/start-server.ts';
import { owner, requestTo, settings, urls } from '../harness.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';

const passphrase = 'семь раз отмерь';

/** Where archives of a test lie, and the passphrase of them all. */
export const archiveIn = (t: Pick<TestContext, 'after'>) => ({
  path: join(temporaryDataDir(t), 'portal.zip'),
  passphrase,
});

/** The installation of all tests, as whoever runs it has it in hand. */
export async function firstInstallation(t: Pick<TestContext, 'after'>) {
  const pool = createPool(urls.workerUrl, 2, 'first installation');
  const { services, close } = await openServices(settings, pool);
  t.after(async () => {
    close();
    await pool.end();
  });
  return {
    ownerUrl: settings.databaseUrl as string,
    masterKeys: settings.masterKeys,
    installationKeys: await readInstallationKeys(pool, settings.masterKeys),
    services,
  };
}

/** The name of a portal of the first installation. */
export async function slugOf(tenantId: string): Promise<string> {
  const { rows } = await owner.query<{ slug: string }>('select slug from tenants where tenant_id = $1', [tenantId]);
  return rows[0]?.slug ?? '';
}

/** Another one: its own database, keys and files. Its owner is no superuser, as in production. */
export async function secondInstallation(t: Pick<TestContext, 'after'>) {
  const name = `second_${randomUUID().slice(0, 8)}`;
  const admin = databaseUrl(settings.databaseUrl as string, 'postgres');
  await asOwner(admin, async (client) => {
    await client.query(`create role ${name} login createrole password 'second'`);
    await client.query(`grant prokura_service, prokura_worker, prokura_directory to ${name} with admin option`);
    await client.query(`create database ${name} owner ${name} encoding 'UTF8' template template0`);
  });
  const ownerUrl = Object.assign(new URL(databaseUrl(admin, name)), { username: name, password: 'second' }).href;
  const masterKeys = parseMasterKeys(`second:${randomBytes(32).toString('base64')}`);
  const own = { ...settings, databaseUrl: ownerUrl, masterKeys, dataDir: temporaryDataDir(t) };
  const prepared = await prepareDatabase(own);
  const { app, pool, door, close } = await buildWeb(own, prepared);
  const workers = createPool(prepared.workerUrl, 4, 'second installation worker');
  const outside = await openServices(own, workers);
  const superuser = createPool(databaseUrl(admin, name), 2, 'second installation seen whole');
  t.after(async () => {
    await close();
    outside.close();
    await app.close();
    await Promise.all([pool.end(), workers.end(), superuser.end()]);
    await dropDatabase(databaseUrl(admin, name));
  });
  return {
    ownerUrl,
    masterKeys,
    installationKeys: await readInstallationKeys(workers, masterKeys),
    services: outside.services,
    workerDoor: createDoor(workers, outside.services, { reactions }),
    ...{ settings: own, app, door, workers, owner: superuser },
    request: (method: string, url: string, asked: Parameters<typeof requestTo>[3] = {}) =>
      requestTo(app, method, url, asked),
  };
}

export type SecondInstallation = Awaited<ReturnType<typeof secondInstallation>>;
