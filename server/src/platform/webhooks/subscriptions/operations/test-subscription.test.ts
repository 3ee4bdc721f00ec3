import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../../../test/harness.ts';
import {
  base,
  deliveriesOf,
  hookKey,
  hurry,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../../../test/webhooks.ts';

test('a test event is sent at once and answers with its attempt; a repeat of the same request sends nothing more', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, ({ headers }) => ({
    status: 500,
    body: `echo ${String(headers['x-service-signature'])}`,
  }));
  const { id } = await subscribe(key, receiver.url, { enabled: false });
  const first = await request('POST', `${base}/${id}/test`, {
    key,
    body: {},
    headers: { 'idempotency-key': 'test-1' },
  });
  assert.equal(first.status, 200);
  assert.deepEqual(
    [first.json.trigger, first.json.responseStatus, first.json.number, first.json.willRetry],
    ['test', 500, 1, false],
  );
  assert.equal(first.json.responseBody, 'echo ••••');
  const [got] = receiver.got;
  assert.equal(got?.json.event, 'integration.test_event');
  assert.equal(got?.json.entity.type, 'integration');
  const again = await request('POST', `${base}/${id}/test`, {
    key,
    body: {},
    headers: { 'idempotency-key': 'test-1' },
  });
  assert.equal(again.json.id, first.json.id);
  assert.equal(receiver.got.length, 1);
  const card = (await request('GET', `${base}/${id}`, { key })).json;
  assert.equal(card.failingSince, null);
  const event = await request('GET', `/api/v1/events/${got?.json.eventId}`, { key });
  assert.deepEqual([event.status, event.json.event], [200, 'integration.test_event']);
});

test('a test event that the receiver was too busy for is tried again, as every event is', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 503 : 200 }));
  const { id } = await subscribe(key, receiver.url);
  const first = await request('POST', `${base}/${id}/test`, { key, body: {} });
  assert.deepEqual([first.json.responseStatus, first.json.willRetry], [503, true]);
  await hurry(portal);
  startWorker(t, [portal]);
  await until('delivered', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  assert.equal(receiver.got[0]?.json.eventId, receiver.got[1]?.json.eventId);
  assert.equal((await request('GET', `${base}/${id}`, { key })).json.failingSince, null);
});
