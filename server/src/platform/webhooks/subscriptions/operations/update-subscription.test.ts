import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../../../test/harness.ts';
import {
  base,
  createItem,
  hookKey,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../../../test/webhooks.ts';

test('a change keeps what it leaves out, and a covered header keeps its value', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  const { id } = await subscribe(key, receiver.url, { headers: { 'X-Token': 'first-value-123' } });
  const same = await request('PATCH', `${base}/${id}`, {
    key,
    body: { name: 'ERP', headers: { 'X-Token': '••••-123' } },
  });
  assert.deepEqual([same.status, same.json.version], [200, 1]);
  const changed = await request('PATCH', `${base}/${id}`, {
    key,
    body: { name: 'ERP 2', headers: { 'X-Token': '', 'X-New': 'n' }, version: 1 },
  });
  assert.deepEqual([changed.status, changed.json.version, changed.json.name], [200, 2, 'ERP 2']);
  assert.equal(
    (await request('PATCH', `${base}/${id}`, { key, body: { name: 'x', version: 1 } })).json.code,
    'version_conflict',
  );
  assert.equal(
    (await request('PATCH', `${base}/${id}`, { key, body: { name: 'x' }, headers: { 'if-match': '"v1"' } })).json.code,
    'precondition_failed',
  );
  assert.equal(
    (await request('PATCH', `${base}/${id}`, { key, body: { url: 'https://10.0.0.1/' } })).json.code,
    'url_not_allowed',
  );
  startWorker(t, [portal]);
  await createItem(key);
  await until('delivery', () => receiver.got.length === 1);
  assert.equal(receiver.got[0]?.headers['x-token'], 'first-value-123');

  assert.equal((await request('DELETE', `${base}/${id}`, { key })).status, 200);
  for (const [method, path] of [
    ['PATCH', ''],
    ['POST', '/enable'],
    ['POST', '/disable'],
    ['POST', '/test'],
    ['POST', '/secret/rotate'],
  ] as const) {
    const { status, json } = await request(method, `${base}/${id}${path}`, {
      key,
      body: method === 'PATCH' ? { name: 'y' } : {},
    });
    assert.deepEqual([status, json.code], [409, 'resource_archived'], path);
  }
});
