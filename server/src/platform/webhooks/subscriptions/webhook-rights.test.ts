import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request, run } from '../../../../test/harness.ts';
import {
  base,
  createItem,
  deliveriesOf,
  hookKey,
  operation,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../../test/webhooks.ts';

test('rights: reading needs webhooks.read, changing webhooks.write, deleting webhooks.delete; people need the permission', async () => {
  const portal = await newPortal();
  const all = await hookKey(portal);
  const { id } = await subscribe(all, 'http://127.0.0.1:9999/x');
  const reader = await portal.key('webhooks.read');
  const writer = await portal.key('webhooks.write');
  assert.equal((await request('GET', base, { key: reader })).status, 200);
  for (const [method, url, key] of [
    ['GET', base, writer],
    ['POST', base, reader],
    ['DELETE', `${base}/${id}`, writer],
    ['POST', `${base}/${id}/test`, reader],
    ['GET', '/api/v1/webhook-events', writer],
  ] as const) {
    const { status, json } = await request(method, url, { key, ...(method !== 'GET' && { body: {} }) });
    assert.deepEqual([status, json.code], [403, 'insufficient_scope'], url);
  }
  await assert.rejects(run(operation('webhooks.list-subscriptions'), { ...portal.owner, permissions: new Set() }, {}), {
    code: 'forbidden',
  });
});

test('another portal never sees, changes or receives anything', async (t) => {
  const [mine, theirs] = [await newPortal(), await newPortal()];
  const [key, other] = [await hookKey(mine), await hookKey(theirs)];
  const receiver = await startReceiver(t);
  const foreign = await startReceiver(t);
  const { id } = await subscribe(key, receiver.url);
  await subscribe(other, foreign.url);
  startWorker(t, [mine, theirs]);
  await createItem(key);
  await until('delivery', async () => (await deliveriesOf(mine))[0]?.status === 'delivered');
  const [delivery] = await deliveriesOf(mine);
  const now = new Date().toISOString();
  const doors: ReadonlyArray<readonly [string, string, object?]> = [
    ['GET', `${base}/${id}`],
    ['PATCH', `${base}/${id}`, { name: 'x' }],
    ['DELETE', `${base}/${id}`],
    ['POST', `${base}/${id}/enable`, {}],
    ['POST', `${base}/${id}/disable`, {}],
    ['POST', `${base}/${id}/test`, {}],
    ['POST', `${base}/${id}/secret/rotate`, {}],
    ['POST', `${base}/${id}/secret/complete`, {}],
    ['GET', `${base}/${id}/deliveries`],
    ['POST', `${base}/${id}/recover`, { since: now }],
    ['POST', `${base}/${id}/replay-missing`, { since: now }],
    ['GET', `${base}/${id}/stats`],
    ['GET', `/api/v1/webhook-deliveries/${delivery?.id}`],
    ['GET', `/api/v1/webhook-deliveries/${delivery?.id}/attempts`],
    ['POST', `/api/v1/webhook-deliveries/${delivery?.id}/redeliver`, {}],
    ['POST', `/api/v1/webhook-deliveries/${delivery?.id}/cancel`, {}],
    ['GET', `/api/v1/events/${delivery?.event_id}`],
  ];
  for (const [method, url, body] of doors) {
    const { status, json } = await request(method, url, { key: other, ...(body && { body }) });
    assert.deepEqual([status, json.code], [404, 'not_found'], `${method} ${url}`);
  }
  assert.equal((await request('GET', '/api/v1/events', { key: other })).json.items.length, 0);
  const cursor = (await request('GET', '/api/v1/events', { key })).json.page.nextCursor;
  assert.equal((await request('GET', `/api/v1/events?cursor=${cursor}`, { key: other })).json.code, 'cursor_invalid');
  assert.equal(foreign.got.length, 0);
});
