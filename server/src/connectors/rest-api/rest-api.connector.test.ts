import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, keysAre } from '../../../test/connectors/door.ts';

test('REST API: says whether a key works, has called, and ends soon', async () => {
  const { portal, check, statusNow } = await door('rest-api');
  assert.deepEqual(await check(), { ok: false, key: 'failed', use: 'skipped', end: 'ok' });
  assert.equal(await statusNow(), 'requires_setup');
  await portal.key('catalog.read');
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'warning', end: 'ok' });
  assert.equal(await statusNow(), 'installed');
  await keysAre(portal.tenantId, `last_used_at = now(), expires_at = now() + interval '10 days'`);
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'ok', end: 'warning' });
  for (const gone of [
    `expires_at = now() - interval '1 second'`,
    `expires_at = null, status = 'archived', archived_at = now()`,
  ]) {
    await keysAre(portal.tenantId, gone);
    assert.equal((await check()).key, 'failed', gone);
  }
});

test('REST API: what is missing is said in the words of the next step', async () => {
  const { portal, says } = await door('rest-api');
  const without = await says();
  assert.equal(without.key, 'Ключей нет: создайте в «Настройки → Ключи API».');
  assert.match(without.use, /`GET \/api\/v1\/integration-api\/meta`/);
  await portal.key('catalog.read');
  await keysAre(portal.tenantId, `last_used_at = '2026-11-20T09:00:00Z', expires_at = now() + interval '10 days'`);
  const held = await says();
  assert.equal(held.key, 'Действующих ключей: 1.');
  assert.match(held.use, /^Последнее обращение: 2026-11-20/);
  assert.match(held.end, /^Истекают в ближайшие 30 дней: 1\./);
});
