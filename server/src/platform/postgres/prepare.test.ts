import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDebianCluster } from '../../../test/debian-cluster.ts';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { parseMasterKeys } from '../../master-keys.ts';
import { asOwner } from './connect-owner.ts';
import { databaseUrl } from './create-database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { prepareDatabase } from './prepare.ts';

const masterKeys = parseMasterKeys(`k1:${Buffer.alloc(32, 'p').toString('base64')}`);
const settings = { dataDir: '', masterKeys, production: false };

async function plainOwner(superUrl: string): Promise<string> {
  await asOwner(superUrl, (client) => client.query("create role plain login createrole createdb password 'plain'"));
  const url = new URL(databaseUrl(superUrl, 'plain'));
  url.username = url.password = 'plain';
  return url.href;
}

async function whoAnswers(url: string): Promise<unknown> {
  const { rows } = await asOwner(url, (client) =>
    client.query(
      "select current_user::text as me, uuidv7() < uuidv7() as ordered, current_setting('TimeZone') as zone",
    ),
  );
  return rows[0];
}

async function provesReady(ownerUrl: string): Promise<void> {
  for (let start = 1; start <= 2; start++) {
    const { serviceUrl, workerUrl } = await prepareDatabase({ ...settings, databaseUrl: ownerUrl });
    assert.deepEqual(await whoAnswers(serviceUrl), { me: 'plain_service_login', ordered: true, zone: 'UTC' });
    assert.deepEqual(await whoAnswers(workerUrl), { me: 'plain_worker_login', ordered: true, zone: 'UTC' });
  }
}

test('a plain owner who may create roles prepares PostgreSQL 18, and one who may not is told what to run', async (t) => {
  const server = await startEmbedded(temporaryDataDir(t), { fsync: 'off' });
  t.after(() => server.stop());
  await provesReady(await plainOwner(server.ownerUrl));

  await asOwner(server.ownerUrl, (client) => client.query("create role weak login password 'plain'"));
  const weak = server.ownerUrl.replace(/\/\/[^@]+@/, '//weak:plain@');
  await assert.rejects(prepareDatabase({ ...settings, databaseUrl: weak }), /alter role "weak" createrole;$/);
  await assert.rejects(prepareDatabase({ ...settings, databaseUrl: server.ownerUrl, production: true }), {
    name: 'StartRefused',
    message: /^PostgreSQL runs with fsync off/,
  });
});

test('DATABASE_URL leads to the PostgreSQL 15 of Debian', async (t) => {
  const superUrl = await startDebianCluster(t);
  if (superUrl === undefined) return t.skip('no PostgreSQL 15 of Debian is installed here');
  await provesReady(await plainOwner(superUrl));
});
