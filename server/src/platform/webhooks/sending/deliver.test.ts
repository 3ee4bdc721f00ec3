import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { startZoo, type Zoo } from '../../../../../tools/sim/webhook-receiver/start-zoo.ts';
import { newPortal, owner, request } from '../../../../test/harness.ts';
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
  workerPool,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import { holdLease } from '../../workers/hold-lease.ts';
import { fanOut } from '../deliveries/fan-out.ts';
import { resultOf } from './attempt-result.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { deliveryLimits } from './delivery-limits.ts';
import type { Work } from './delivery-work.ts';
import { settleDeliveries } from './settle-deliveries.ts';
import { verifyService } from './sign.ts';

let zoo: Zoo;
before(async () => {
  zoo = await startZoo();
});
after(() => zoo.close());

test('an event reaches its receiver with both signatures over the very bytes that were sent', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  const { id, secret } = await subscribe(key, receiver.url, { headers: { 'X-Env': 'prod' } });
  startWorker(t, [portal]);
  const item = await createItem(key);
  await until('delivery', () => receiver.got.length === 1);

  const [{ headers, text, json }] = receiver.got as [(typeof receiver.got)[0]];
  new Webhook(secret).verify(text, headers as Record<string, string>);
  assert.ok(
    verifyService(secret, String(headers['x-service-timestamp']), text, String(headers['x-service-signature'])),
  );
  assert.deepEqual(Object.keys(json), ['event', 'eventId', 'tenantId', 'entity', 'occurredAt', 'data', 'links']);
  assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(headers['user-agent'], 'Prokura-webhooks/1');
  assert.equal(headers['x-service-event'], 'integration_api.catalog_item.created');
  assert.equal(headers['x-service-event-id'], json.eventId);
  assert.equal(headers['x-service-attempt'], '1');
  assert.equal(headers['x-env'], 'prod');
  assert.equal(json.data.object.id, item.id);
  assert.equal(json.data.actor.type, 'api_key');
  assert.match(json.links.self, new RegExp(`/api/v1/integration-api/catalog-items/${item.id}$`));

  await until('recorded', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  const [delivery] = (await request('GET', `${base}/${id}/deliveries`, { key })).json.items;
  assert.equal(delivery.id, headers['x-service-delivery-id']);
  const attempts = await request('GET', `/api/v1/webhook-deliveries/${delivery.id}/attempts`, { key });
  const [attempt] = attempts.json.items;
  assert.equal(attempt.responseStatus, 200);
  assert.equal(attempt.requestHeaders['X-Service-Signature'], '••••');
  assert.equal(attempt.requestHeaders['X-Env'], '••••');
  assert.equal(attempt.willRetry, false);
});

const outcomes: Readonly<
  Record<string, { status: string; errorCode: string | null; disabled?: string; paused?: true }>
> = {
  200: { status: 'delivered', errorCode: null },
  202: { status: 'delivered', errorCode: null },
  400: { status: 'failed', errorCode: 'http_status' },
  404: { status: 'failed', errorCode: 'http_status' },
  408: { status: 'pending', errorCode: 'http_status' },
  410: { status: 'failed', errorCode: 'http_status', disabled: 'gone' },
  429: { status: 'pending', errorCode: 'http_status' },
  '429-five': { status: 'pending', errorCode: 'http_status', paused: true },
  500: { status: 'pending', errorCode: 'http_status' },
  503: { status: 'pending', errorCode: 'http_status' },
  'redirect-302': { status: 'failed', errorCode: 'http_status' },
  'redirect-loopback': { status: 'failed', errorCode: 'http_status' },
  'says-disable': { status: 'failed', errorCode: 'http_status', disabled: 'requested' },
  'says-abort': { status: 'failed', errorCode: 'http_status' },
  hang: { status: 'pending', errorCode: 'timeout' },
  'not-http': { status: 'pending', errorCode: 'body_error' },
  'reset-after-request': { status: 'pending', errorCode: 'reset' },
  'endless-body': { status: 'delivered', errorCode: null },
  'gzip-bomb': { status: 'delivered', errorCode: null },
  'nul-body': { status: 'delivered', errorCode: null },
  'tls-self-signed': { status: 'pending', errorCode: 'tls' },
};

test('each answer of a receiver leads to the outcome its rule names', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const byId = new Map<string, string>();
  for (const name of Object.keys(outcomes)) byId.set((await subscribe(key, zoo.url(name), { name })).id, name);
  await createItem(key);
  startWorker(t, [portal]);
  await until('every attempt', async () => {
    const { rows } = await owner.query('select count(*) as n from webhook_attempts where tenant_id = $1', [
      portal.tenantId,
    ]);
    return rows[0].n === byId.size;
  });
  const { rows } = await owner.query(
    `select a.subscription_id, d.status, a.error_code, s.disabled_reason, s.paused_until, d.next_attempt_at, a.will_retry
     from webhook_attempts a join webhook_deliveries d on d.tenant_id = a.tenant_id and d.id = a.delivery_id
     join webhook_subscriptions s on s.tenant_id = a.tenant_id and s.id = a.subscription_id where a.tenant_id = $1`,
    [portal.tenantId],
  );
  for (const row of rows) {
    const name = byId.get(row.subscription_id) as string;
    const expected = outcomes[name] as (typeof outcomes)[string];
    assert.equal(row.status, expected.status, name);
    assert.equal(row.error_code, expected.errorCode, name);
    assert.equal(row.disabled_reason, expected.disabled ?? null, name);
    assert.equal(row.paused_until !== null, expected.paused === true, name);
    assert.equal(row.will_retry, expected.status === 'pending', name);
    assert.equal(row.next_attempt_at !== null, expected.status === 'pending', name);
  }
});

test('a retry comes with the same body and event, the next attempt number and a fresh timestamp', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 500 : 200 }));
  await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('first failure', async () => (await deliveriesOf(portal))[0]?.attempt_count === 1);
  const [waiting] = await deliveriesOf(portal);
  const wait = Date.parse(waiting?.next_attempt_at) - (receiver.got[0]?.at ?? 0);
  assert.ok(wait >= 4_900 && wait < 6_500, `waits ${wait} ms`);
  await hurry(portal);
  await until('second attempt', () => receiver.got.length === 2);
  const [first, second] = receiver.got as [(typeof receiver.got)[0], (typeof receiver.got)[0]];
  assert.equal(first.text, second.text);
  assert.equal(second.headers['x-service-attempt'], '2');
  assert.equal(second.headers['webhook-id'], first.headers['webhook-id']);
  assert.notEqual(second.headers['x-service-timestamp'], first.headers['x-service-timestamp']);
});

test('with entity ordering the next event of a record waits for the one before, other records flow', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const versions = new Map<string, number[]>();
  const receiver = await startReceiver(t, ({ json }, count) => {
    versions.set(json.entity.id, [...(versions.get(json.entity.id) ?? []), json.entity.version]);
    return { status: count === 1 ? 500 : 200, afterMs: count % 3 };
  });
  await subscribe(key, receiver.url, { ordering: 'entity' });
  const first = await createItem(key, 'Первый');
  const second = await createItem(key, 'Второй');
  for (let n = 1; n <= 5; n += 1) {
    for (const { id } of [first, second])
      await request('PATCH', `/api/v1/catalog/${id}`, { key, body: { name: `Имя ${n}` } });
  }
  startWorker(t, [portal]);
  await until('the second record', () => versions.get(second.id)?.length === 6 || versions.get(first.id)?.length === 6);
  await until('the rest', async () => {
    await hurry(portal);
    return receiver.got.length === 13;
  });
  for (const { id } of [first, second]) {
    const seen = versions.get(id) as number[];
    assert.deepEqual([...new Set(seen)], [1, 2, 3, 4, 5, 6]);
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => a - b),
    );
  }
});

test('a rate is never exceeded, and no more than eight requests are open for a subscription', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const slow = await startReceiver(t, () => ({ afterMs: 40 }));
  const paced = await startReceiver(t);
  await subscribe(key, slow.url);
  await subscribe(key, paced.url, { maxRatePerSecond: 20 });
  await Promise.all(Array.from({ length: 30 }, (_, n) => createItem(key, `Товар ${n}`)));
  startWorker(t, [portal]);
  await until('all', () => slow.got.length === 30 && paced.got.length === 30);
  assert.ok(slow.mostOpen() <= 8, `open ${slow.mostOpen()}`);
  assert.ok(slow.mostOpen() > 4, `open ${slow.mostOpen()}`);
  const took = (paced.got.at(-1)?.at as number) - (paced.got[0]?.at as number);
  assert.ok(took >= 1_400, `took ${took}`);
});

test('a receiver that hangs does not delay another', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const healthy = await startReceiver(t);
  for (let n = 0; n < 10; n += 1) await subscribe(key, zoo.url('hang'), { name: `hang ${n}` });
  await subscribe(key, healthy.url);
  await Promise.all(Array.from({ length: 20 }, (_, n) => createItem(key, `Товар ${n}`)));
  startWorker(t, [portal], { limits: { perTenant: 100 } });
  const began = Date.now();
  await until('healthy', () => healthy.got.length === 20);
  assert.ok(Date.now() - began < 3_000, `took ${Date.now() - began}`);
});

test('what a dead worker had in hand is sent by the next one, and its late word changes nothing', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  await subscribe(key, receiver.url);
  await createItem(key);
  const portals = workerPortals(t);
  await portals.run(portal.tenantId, fanOut(events), {});
  const dead = { holder: randomUUID(), lease: randomUUID(), rooms: [], room: { fresh: 8, retries: 8 } };
  await owner.query('insert into workers (id, until) values ($1, clock_timestamp())', [dead.holder]);
  const [work] = await portals.run<Work[]>(portal.tenantId, claimDeliveries(), dead);
  assert.equal((await deliveriesOf(portal))[0]?.status, 'in_flight');

  startWorker(t, [portal]);
  await until('taken over', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  assert.equal(receiver.got.length, 1);
  const timings = { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: null, durationMs: 1 };
  const late = {
    number: 1,
    trigger: 'schedule',
    startedAt: Date.now(),
    headers: {},
    bodySha256: '',
    secrets: [],
    outcome: { kind: 'failure', errorCode: 'timeout', message: '', remoteIp: null, timings },
  } as const;
  await portals.run(portal.tenantId, settleDeliveries, { results: [resultOf(work as Work, [late])] });
  const [delivery] = await deliveriesOf(portal);
  assert.equal(delivery?.status, 'delivered');
  const { rows } = await owner.query('select will_retry from webhook_attempts where tenant_id = $1 order by id', [
    portal.tenantId,
  ]);
  assert.deepEqual(
    rows.map((row) => row.will_retry),
    [false, false],
  );
});

test('a living worker that is merely slow keeps its lease until it lapses', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  await subscribe(key, receiver.url);
  await createItem(key);
  const portals = workerPortals(t);
  await portals.run(portal.tenantId, fanOut(events), {});
  const lease = holdLease({ pool: workerPool(t), failed: assert.fail });
  await until('alive', () => lease.holder() !== undefined);
  const slow = lease.holder();
  const claim = { holder: slow, lease: randomUUID(), rooms: [], room: { fresh: 8, retries: 8 } };
  assert.equal((await portals.run<Work[]>(portal.tenantId, claimDeliveries(), claim)).length, 1);
  startWorker(t, [portal]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(receiver.got.length, 0);
  await owner.query(
    `update webhook_deliveries set next_attempt_at = now() - interval '1 second' where tenant_id = $1`,
    [portal.tenantId],
  );
  await until('taken over', () => receiver.got.length === 1);
  await lease.end();
});

test('a stop gives back what was not begun and finishes what was', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, () => ({ afterMs: 100 }));
  await subscribe(key, receiver.url);
  await Promise.all(Array.from({ length: 30 }, (_, n) => createItem(key, `Товар ${n}`)));
  const worker = startWorker(t, [portal]);
  await until('begun', () => receiver.got.length >= 8);
  await worker.stop();
  const rows = await deliveriesOf(portal);
  assert.equal(rows.filter(({ status }) => status === 'in_flight').length, 0);
  assert.equal(rows.filter(({ status }) => status === 'delivered').length, receiver.got.length);
  startWorker(t, [portal]);
  await until('the rest', () => receiver.got.length === 30);
});

test('the limits of a worker are those of the design', () => {
  const { perSubscription, perHost, perTenant, retryShare } = deliveryLimits;
  assert.deepEqual(
    { perSubscription, perHost, perTenant, retryShare },
    { perSubscription: 8, perHost: 16, perTenant: 32, retryShare: 0.5 },
  );
});
