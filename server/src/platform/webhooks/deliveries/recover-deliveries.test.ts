import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, drainJobs, newPortal, owner, request, requestTo, settings, urls } from '../../../../test/harness.ts';
import {
  base,
  createItem,
  deliveriesOf,
  hookKey,
  type Loose,
  startReceiver,
  startWorker,
  subscribe,
  until,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { buildWeb } from '../../../start-server.ts';
import { fanOut } from './fan-out.ts';
import { releaseHeldJob } from './release-held.ts';

test('a disabled subscription holds its events and sends them, oldest first, when it is enabled with recover', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  const { id } = await subscribe(key, receiver.url, { maxRatePerSecond: 50 });
  await request('POST', `${base}/${id}/disable`, { key, body: {} });
  startWorker(t, [portal]);
  const made = [];
  for (let n = 0; n < 12; n += 1) made.push((await createItem(key, `Товар ${n}`)).id);
  await until('held', async () => (await deliveriesOf(portal)).filter(({ status }) => status === 'held').length === 12);
  assert.equal(
    (await request('POST', `${base}/${id}/recover`, { key, body: { since: '2026-01-01T00:00:00Z' } })).json.code,
    'subscription_disabled',
  );
  const [held] = await deliveriesOf(portal);
  assert.equal(
    (await request('POST', `/api/v1/webhook-deliveries/${held?.id}/redeliver`, { key, body: {} })).json.code,
    'subscription_disabled',
  );
  assert.equal((await request('GET', `${base}/${id}/stats`, { key })).json.held, 12);
  assert.equal(receiver.got.length, 0);
  const enabled = await request('POST', `${base}/${id}/enable`, { key, body: { recover: true } });
  assert.equal(enabled.json.enabled, true);
  await until('sent', () => receiver.got.length === 12);
  // Several are on their way at once, so they may arrive in another order than they left in.
  await until('settled', async () => (await deliveriesOf(portal)).every(({ status }) => status === 'delivered'));
  const { rows } = await owner.query(
    `select delivery.entity_id from webhook_attempts attempt
     join webhook_deliveries delivery on delivery.tenant_id = attempt.tenant_id and delivery.id = attempt.delivery_id
     where attempt.tenant_id = $1 order by attempt.started_at`,
    [portal.tenantId],
  );
  assert.deepEqual(
    rows.map(({ entity_id: entityId }) => entityId),
    made,
  );
});

test('what is made due together is due at one moment, so that its order is the order it came in', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const { id } = await subscribe(key, 'http://127.0.0.1:9999/hook');
  await request('POST', `${base}/${id}/disable`, { key, body: {} });
  for (let n = 0; n < 12; n += 1) await createItem(key, `Товар ${n}`);
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  const moments = async () => {
    const { rows } = await owner.query(
      `select count(*)::int as due, count(distinct next_attempt_at)::int as moments from webhook_deliveries
       where tenant_id = $1 and status = 'pending'`,
      [portal.tenantId],
    );
    return rows;
  };
  await request('POST', `${base}/${id}/enable`, { key, body: { recover: true } });
  assert.deepEqual(await moments(), [{ due: 12, moments: 1 }]);
  await owner.query(`update webhook_deliveries set status = 'failed' where tenant_id = $1`, [portal.tenantId]);
  await request('POST', `${base}/${id}/recover`, { key, body: { since: '2026-01-01T00:00:00Z' } });
  assert.deepEqual(await moments(), [{ due: 12, moments: 1 }]);
});

test('a release of held events that was given up holds nothing up behind it', async () => {
  const portal = await newPortal();
  const { id } = await subscribe(await hookKey(portal), 'http://127.0.0.1:9999/hook');
  await owner.query('update webhook_subscriptions set recovering = true where tenant_id = $1', [portal.tenantId]);
  await owner.query('insert into jobs (tenant_id, name, payload, attempts) values ($1, $2, $3, 12)', [
    portal.tenantId,
    releaseHeldJob.name,
    { subscriptionId: id },
  ]);
  await drainJobs(portal.tenantId);
  const { rows } = await owner.query('select recovering from webhook_subscriptions where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ recovering: false }]);
});

test('a delivery can be sent again whatever its status, and its retries can be stopped', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 2 ? 503 : 200 }));
  await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('delivered', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  const url = `/api/v1/webhook-deliveries/${(await deliveriesOf(portal))[0]?.id}`;
  const refused = await request('POST', `${url}/cancel`, { key, body: {} });
  assert.deepEqual([refused.status, refused.json.code], [409, 'invalid_state_transition']);
  assert.equal((await request('POST', `${url}/redeliver`, { key, body: {} })).status, 202);
  await until('failed', async () => (await deliveriesOf(portal))[0]?.attempt_count === 2);
  assert.equal(receiver.got[0]?.json.eventId, receiver.got[1]?.json.eventId);
  const cancelled = await request('POST', `${url}/cancel`, { key, body: {} });
  assert.deepEqual([cancelled.status, cancelled.json.status, cancelled.json.nextAttemptAt], [200, 'cancelled', null]);
  const { items } = (await request('GET', `${url}/attempts`, { key })).json;
  assert.deepEqual(
    items.map(({ trigger }: Loose) => trigger),
    ['schedule', 'manual'],
  );
  await owner.query('delete from webhook_payloads where tenant_id = $1', [portal.tenantId]);
  assert.equal((await request('POST', `${url}/redeliver`, { key, body: {} })).json.code, 'gone');
});

test('recover sends what failed in a window, and replay-missing makes what was never made', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  let status = 404;
  const receiver = await startReceiver(t, () => ({ status }));
  const { id } = await subscribe(key, receiver.url, { events: ['integration_api.catalog_item.updated'] });
  startWorker(t, [portal]);
  const since = new Date(Date.now() - 60_000).toISOString();
  const item = await createItem(key);
  await request('PATCH', `/api/v1/catalog/${item.id}`, { key, body: { name: 'Другое' } });
  await until('failed', async () => (await deliveriesOf(portal))[0]?.status === 'failed');
  status = 200;
  const answer = await request('POST', `${base}/${id}/recover`, { key, body: { since } });
  assert.equal(answer.status, 202);
  assert.deepEqual(answer.json, { deliveries: 1 });
  await until('recovered', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');

  await request('PATCH', `${base}/${id}`, { key, body: { events: [] } });
  const replay = await request('POST', `${base}/${id}/replay-missing`, { key, body: { since } });
  assert.deepEqual([replay.status, replay.json], [202, { deliveries: 1 }]);
  const { jobs } = await import('../../../app.ts');
  const {
    rows: [second],
  } = await owner.query(`select payload from jobs where tenant_id = $1 and name = 'webhooks.replay-missing'`, [
    portal.tenantId,
  ]);
  const command = jobs.find(({ name }) => name === 'webhooks.replay-missing')?.command;
  await door.command(command as never, systemIn(portal.tenantId), second.payload);
  await until(
    'replayed',
    async () => (await deliveriesOf(portal)).filter(({ status }) => status === 'delivered').length === 2,
  );
  assert.equal(receiver.got.at(-1)?.json.event, 'integration_api.catalog_item.created');
  assert.equal(
    (await request('POST', `${base}/${id}/recover`, { key, body: { since, until: '2020-01-01T00:00:00Z' } })).json
      .errors[0].pointer,
    '/until',
  );
});

test('recover sends at once what waits for its next retry, and says how many there are', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  let status = 503;
  const receiver = await startReceiver(t, () => ({ status }));
  const { id } = await subscribe(key, receiver.url, { events: ['integration_api.catalog_item.created'] });
  startWorker(t, [portal]);
  const since = new Date(Date.now() - 60_000).toISOString();
  for (const name of ['Цемент', 'Песок']) await createItem(key, name);
  const waiting = async () => (await deliveriesOf(portal)).filter((one) => one.status === 'pending' && one.retry);
  await until('both wait', async () => (await waiting()).length === 2);
  await owner.query(
    `update webhook_deliveries set next_attempt_at = now() + interval '10 hours' where tenant_id = $1`,
    [portal.tenantId],
  );
  status = 200;
  const { json } = await request('POST', `${base}/${id}/recover`, { key, body: { since } });
  assert.deepEqual(json, { deliveries: 2 });
  await until('sent', async () => (await deliveriesOf(portal)).every((one) => one.status === 'delivered'));
});

test('asking to recover nothing does not use up the two turns an hour, and the wait told is the real one', async (t) => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  t.after(async () => {
    await app.close();
    await pool.end();
  });
  const portal = await newPortal();
  const key = await hookKey(portal);
  const { id } = await subscribe(key, 'http://127.0.0.1:9999/hook');
  const ask = (since: string) => requestTo(app, 'POST', `${base}/${id}/recover`, { key, body: { since } });
  for (let turn = 0; turn < 4; turn += 1) assert.deepEqual((await ask('2026-01-01T00:00:00Z')).json, { deliveries: 0 });
  for (let turn = 0; turn < 4; turn += 1) assert.equal((await ask('2099-01-01T00:00:00Z')).status, 422);

  await createItem(key);
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  const fail = () =>
    owner.query(`update webhook_deliveries set status = 'failed', finished_at = now() where tenant_id = $1`, [
      portal.tenantId,
    ]);
  for (let turn = 0; turn < 2; turn += 1) {
    await fail();
    assert.deepEqual((await ask('2026-01-01T00:00:00Z')).json, { deliveries: 1 });
  }
  await owner.query(`update rate_buckets set updated_at = updated_at - interval '1500 seconds' where bucket = $1`, [
    `recover|${portal.tenantId}/${id}`,
  ]);
  const refused = await ask('2026-01-01T00:00:00Z');
  assert.deepEqual([refused.json.code, refused.json['violated-policies']], ['rate_limited', ['recover']]);
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 200 && wait <= 300, `${wait} s`);
  assert.match(String(refused.headers.ratelimit), /^"recover";r=0;t=\d+$/);
});
