import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, book, newExchange } from '../../../test/catalog-exchange.ts';
import { newPortal, owner, request, workerDoor } from '../../../test/harness.ts';
import { systemIn } from '../../kernel/actor.ts';
import { expireImports } from './expire-imports.schedule.ts';

const { portal, uploaded, previewed, read, rowsOf, apply } = await newExchange();

test('a day later the import is gone and its rows with it', async () => {
  const job = await previewed(await book(['Наименование'], [['Вчерашнее']]));
  await owner.query(
    `update import_jobs set expires_at = now() - interval '1 minute' where tenant_id = $1 and id = $2`,
    [portal.tenantId, job.id],
  );
  assert.deepEqual([(await apply(job.id)).status, (await apply(job.id)).json.code], [410, 'gone']);
  await workerDoor.command(expireImports, systemIn(portal.tenantId), {});
  assert.equal((await read(job.id)).status, 'expired');
  assert.deepEqual(await rowsOf(job.id), []);
});

test('another portal sees nothing of an import, and a person without the permission cannot start one', async () => {
  const job = await previewed(await book(['Наименование'], [['Своё']]));
  const stranger = await (await newPortal()).key('catalog.read', 'catalog.write');
  for (const path of ['', '/rows', '/errors'])
    assert.equal((await request('GET', `${base}/imports/${job.id}${path}`, { key: stranger })).status, 404);
  assert.equal((await request('POST', `${base}/imports/${job.id}/apply`, { key: stranger, body: {} })).status, 404);
  assert.equal((await uploaded('a;b', { as: await portal.key('catalog.read') })).status, 403);
});
