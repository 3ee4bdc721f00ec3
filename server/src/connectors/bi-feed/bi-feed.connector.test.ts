import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, keysAre } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';

test('BI feed: asks for a key of the right scopes that cannot write', async () => {
  const { portal, check, statusNow } = await door('bi-feed');
  assert.deepEqual(await check(), { ok: false, key: 'failed', use: 'skipped' });
  assert.equal(await statusNow(), 'requires_setup');
  await portal.key('variables.read', 'purchase_requisitions.read', 'catalog.write');
  assert.deepEqual(await check(), { ok: true, key: 'warning', use: 'warning' });
  const reading = await portal.key('variables.read', 'purchase_requisitions.read');
  assert.equal((await request('GET', '/api/v1/purchase-requisitions', { key: reading })).status, 200);
  await keysAre(portal.tenantId, 'last_used_at = now()');
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'ok' });
});

test('BI feed: the next step names the scopes of the key, then the query of the guide', async () => {
  const { portal, says } = await door('bi-feed');
  assert.match((await says()).key, /создайте ключ с правами variables\.read и purchase_requisitions\.read\./);
  await portal.key('variables.read', 'purchase_requisitions.read');
  const { key, use } = await says();
  assert.equal(key, 'Таких ключей: 1.');
  assert.match(use, /руководства «Feed a BI»/);
});
