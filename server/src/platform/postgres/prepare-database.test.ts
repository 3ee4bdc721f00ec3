import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { long } from '../../../../scripts/tests/long.ts';
import { startDebianCluster } from '../../../test/start-debian-cluster.ts';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { parseMasterKeys } from '../../master-keys.ts';
import { asOwner } from './connect-owner.ts';
import { databaseUrl } from './create-database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { prepareDatabase } from './prepare-database.ts';

const masterKey = `k1:${Buffer.alloc(32, 'p').toString('base64')}`;
const settings = { dataDir: '', masterKeys: parseMasterKeys(masterKey), production: false };

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

const root = join(import.meta.dirname, '../../../..');

/** Tests of what people do most: items, merges, imports, price lists, stock; and the way from a need to its receipt. */
const flows = [
  'domains/catalog/operations/create-item.test.ts',
  'domains/catalog/operations/item-fields.test.ts',
  'domains/catalog/operations/list-items.test.ts',
  'domains/catalog/merge/merge.test.ts',
  'domains/catalog/merge/unmerge.test.ts',
  'domains/catalog/stock/operations/adjust-stock.test.ts',
  'domains/price-lists/operations/upsert-rows.test.ts',
  'surfaces/exchange/exchange.test.ts',
  'domains/requisitions/operations/update-requisition.test.ts',
  'domains/requisitions/allocations/save-allocations.test.ts',
  'domains/rfqs/quotes/public/public-quotes.test.ts',
  'domains/rfqs/quotes/operations/decide-lines.test.ts',
  'domains/billing/operations/create-invoice.test.ts',
].map((name) => join(root, 'server/src', name));

long('DATABASE_URL leads to the PostgreSQL 15 of Debian, which carries the flows', async (t) => {
  const superUrl = await startDebianCluster(t);
  if (superUrl === undefined) return t.skip('no PostgreSQL 15 of Debian is installed here');
  const ownerUrl = await plainOwner(superUrl);
  await provesReady(ownerUrl);
  await carriesTheFlows(ownerUrl, superUrl);
});

async function carriesTheFlows(ownerUrl: string, superUrl: string) {
  const { serviceUrl, workerUrl } = await prepareDatabase({ ...settings, databaseUrl: ownerUrl });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['--test', '--test-isolation=none', ...flows], {
    env: {
      ...env,
      MASTER_KEY: masterKey,
      PROKURA_TEST_OWNER_URL: databaseUrl(superUrl, 'plain'),
      PROKURA_TEST_SERVICE_URL: serviceUrl,
      PROKURA_TEST_WORKER_URL: workerUrl,
    },
  }).catch(({ stdout, stderr }) => assert.fail(`${stdout}${stderr}`));
}
