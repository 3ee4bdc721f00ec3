import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request } from '../../../../test/harness.ts';
import {
  base,
  createItem,
  deliveriesOf,
  hookKey,
  hurry,
  startReceiver,
  startWorker,
  subscribe,
  until,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { watchSubscriptions } from './watch-subscriptions.ts';

test('warnings come at 6, 24 and 72 hours, and after 120 hours with 20 failures the subscription is switched off', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, () => ({ status: 500 }));
  const { id } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('failing', async () => (await request('GET', `${base}/${id}`, { key })).json.failedAttempts === 1);
  const pass = async (hours: number, failures: number) => {
    await owner.query(
      `update webhook_subscriptions set failing_since = now() - make_interval(hours => $2), last_failed_at = now(), failed_attempts = $3 where tenant_id = $1`,
      [portal.tenantId, hours, failures],
    );
    await workerPortals(t).run(portal.tenantId, watchSubscriptions, {});
    await workerPortals(t).run(portal.tenantId, watchSubscriptions, {});
    return (await factsOf(portal.tenantId))
      .filter(({ entity_id }) => entity_id === id)
      .map(({ event, data }) => `${event}${typeof data.hours === 'number' ? ` ${data.hours}` : ''}`);
  };
  const name = 'webhook_subscription';
  assert.deepEqual(await pass(5, 30), [`${name}.created`]);
  assert.deepEqual((await pass(6, 30)).slice(1), [`${name}.failing 6`]);
  assert.deepEqual((await pass(25, 30)).slice(2), [`${name}.failing 24`]);
  assert.deepEqual((await pass(73, 30)).slice(3), [`${name}.failing 72`]);
  assert.deepEqual((await pass(121, 19)).slice(4), []);
  assert.deepEqual((await pass(121, 20)).slice(4), [`${name}.disabled`]);
  const card = (await request('GET', `${base}/${id}`, { key })).json;
  assert.deepEqual([card.enabled, card.disabledReason], [false, 'failing']);
  assert.equal((await deliveriesOf(portal))[0]?.status, 'held');
  const back = await request('POST', `${base}/${id}/enable`, { key, body: {} });
  assert.deepEqual([back.json.failingSince, back.json.failedAttempts], [null, 0]);
});

test('a success forgets the failures before it', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 500 : 200 }));
  const { id } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('failing', async () => (await request('GET', `${base}/${id}`, { key })).json.failingSince !== null);
  await hurry(portal);
  await until('well', async () => (await request('GET', `${base}/${id}`, { key })).json.failingSince === null);
});
