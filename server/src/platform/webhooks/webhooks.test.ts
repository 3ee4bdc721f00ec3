import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, factsOf, newPortal, owner, type Portal, request, run } from '../../../test/harness.ts';
import {
  base,
  createItem,
  deliveriesOf,
  hookKey,
  hurry,
  type Loose,
  startReceiver,
  startWorker,
  subscribe,
  until,
  workerPortals,
} from '../../../test/webhooks.ts';
import { allRoutes } from '../../app.ts';
import { systemIn } from '../../kernel/actor.ts';
import type { AnyOperation } from '../../kernel/operation.ts';
import { recoverJob } from './recover-deliveries.ts';
import { verifyService, verifyStandard } from './sign.ts';
import { watchSubscriptions } from './watch-subscriptions.ts';

const operation = (name: string) => allRoutes.find((route) => route.operation.name === name)?.operation as AnyOperation;
const asOwner = (portal: Portal, name: string, input: object) =>
  run(operation(name), portal.owner, input) as Promise<Loose>;
const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

test('the secret is shown once; afterwards nothing of it but four characters', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const made = await request('POST', base, {
    key,
    body: { name: 'ERP', url: 'http://127.0.0.1:9999/x', headers: { Authorization: 'Bearer canary-token-12345' } },
  });
  assert.equal(made.status, 201);
  assert.match(made.json.secret, /^whsec_/);
  assert.equal(made.json.secretMasked, `••••${made.json.secret.slice(-4)}`);
  assert.ok(!made.text.includes('canary-token'));
  for (const url of [base, `${base}/${made.json.id}`]) {
    const { text } = await request('GET', url, { key });
    assert.ok(!text.includes(made.json.secret) && !text.includes('canary-token'));
  }
  const { rows } = await owner.query('select s::text as row from webhook_subscriptions s where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.ok(!rows[0].row.includes(made.json.secret) && !rows[0].row.includes('canary-token'));
  const facts = JSON.stringify(await factsOf(portal.tenantId));
  assert.ok(!facts.includes(made.json.secret) && !facts.includes('canary-token'));
  const { rows: audience } = await owner.query('select audience from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(audience, [{ audience: 'internal' }]);
});

test('addresses, headers and events that may not be are refused with their place', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const urls: Record<string, string> = {
    'http://erp.example.com/': 'scheme',
    'https://10.0.0.1/': 'address',
    'https://169.254.169.254/latest': 'address',
    'https://u:p@erp.example.com/': 'credentials',
    'https://erp.example.com/#x': 'fragment',
    'https://erp.example.com:5432/': 'port',
    'https://intranet/': 'host',
    'https://[::1]/': 'address',
    'ftp://erp.example.com/': 'scheme',
  };
  for (const [url, code] of Object.entries(urls)) {
    const { status, json, text } = await request('POST', base, { key, body: { name: 'x', url } });
    assert.equal(status, 422, url);
    assert.equal(json.code, 'url_not_allowed');
    assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/url', code], url);
    assert.ok(!/\d+\.\d+\.\d+\.\d+/.test(text));
  }
  const url = 'http://127.0.0.1:9999/x';
  for (const [name, value, code] of [
    ['Host', 'a', 'business_rule'],
    ['Content-Type', 'a', 'business_rule'],
    ['X-Service-Event', 'a', 'business_rule'],
    ['webhook-id', 'a', 'business_rule'],
    ['X-A', 'a\r\nb', 'format'],
    ['X A', 'a', 'format'],
    ['X-A', 'a'.repeat(1025), 'max_length'],
    ['X-A', '', 'required'],
  ] as const) {
    const { status, json } = await request('POST', base, { key, body: { name: 'x', url, headers: { [name]: value } } });
    assert.equal(status, 422);
    assert.deepEqual(
      [json.code, json.errors[0].pointer, json.errors[0].code],
      ['validation_failed', `/headers/${name}`, code],
    );
  }
  const wrong = await request('POST', base, {
    key,
    body: { name: 'x', url, events: ['integration_api.catalog_item.created', 'no.such'] },
  });
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer, wrong.json.errors[0].code], [422, '/events/1', 'enum']);
  const many = await request('POST', base, {
    key,
    body: { name: 'x', url, headers: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`X-${n}`, 'a'])) },
  });
  assert.equal(many.status, 422);
});

test('the fifty-first subscription is refused, also when many are made at once', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  for (let n = 0; n < 47; n += 1) await subscribe(key, 'http://127.0.0.1:9999/x');
  const create = () => request('POST', base, { key, body: { name: 'x', url: 'http://127.0.0.1:9999/x' } });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(create));
  assert.equal(answers.filter(({ status }) => status === 201).length, 3);
  assert.equal(answers.filter(({ json }) => json.code === 'quota_exceeded').length, 3);
  const { status, json } = await create();
  assert.deepEqual([status, json.code, json.limit], [429, 'quota_exceeded', 50]);
});

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

test('during a change of secrets a receiver that holds one of them loses nothing', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  let held = '';
  const accepted: string[] = [];
  const receiver = await startReceiver(t, ({ headers, text, json }) => {
    const good = verifyService(
      held,
      String(headers['x-service-timestamp']),
      text,
      String(headers['x-service-signature']),
    );
    if (good) accepted.push(json.eventId);
    return { status: good ? 200 : 401 };
  });
  const { id, secret } = await subscribe(key, receiver.url);
  held = secret;
  startWorker(t, [portal]);
  const rotated = await request('POST', `${base}/${id}/secret/rotate`, { key, body: { overlapHours: 1 } });
  assert.equal(
    (await request('POST', `${base}/${id}/secret/rotate`, { key, body: {} })).json.code,
    'secret_rotation_in_progress',
  );
  for (let n = 0; n < 6; n += 1) {
    if (n === 3) held = rotated.json.secret;
    await createItem(key, `Товар ${n}`);
    await until('accepted', () => accepted.length === n + 1);
  }
  assert.equal(receiver.got.length, 9, 'one more send for each event after the switch');
  const [{ headers, text, json }] = receiver.got as [(typeof receiver.got)[0]];
  assert.ok(
    verifyService(
      rotated.json.secret,
      String(headers['x-service-timestamp']),
      text,
      String(headers['x-service-signature-next']),
    ),
  );
  for (const one of [secret, rotated.json.secret])
    assert.ok(
      verifyStandard(
        one,
        json.eventId,
        String(headers['webhook-timestamp']),
        text,
        String(headers['webhook-signature']),
      ),
    );
  await until('all recorded', async () => (await deliveriesOf(portal)).every(({ status }) => status === 'delivered'));
  const last = (await deliveriesOf(portal)).at(-1);
  const attempts = await request('GET', `/api/v1/webhook-deliveries/${last?.id}/attempts`, { key });
  assert.deepEqual(
    attempts.json.items.map(({ trigger, responseStatus }: Loose) => [trigger, responseStatus]),
    [
      ['schedule', 401],
      ['rotation_fallback', 200],
    ],
  );

  const done = await request('POST', `${base}/${id}/secret/complete`, { key, body: {} });
  assert.deepEqual(
    [done.json.nextSecretMasked, done.json.secretMasked],
    [null, `••••${rotated.json.secret.slice(-4)}`],
  );
  await createItem(key, 'После');
  await until('after', () => accepted.length === 7);
  assert.equal(receiver.got.at(-1)?.headers['x-service-signature-next'], undefined);
  assert.equal(receiver.got.length, 10);
});

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
  assert.deepEqual(
    receiver.got.map(({ json }) => json.entity.id),
    made,
  );
});

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
  const {
    rows: [job],
  } = await owner.query('select id, payload from jobs where tenant_id = $1 and name = $2', [
    portal.tenantId,
    recoverJob.name,
  ]);
  assert.equal(answer.json.jobId, job.id);
  await door.command(recoverJob.command, systemIn(portal.tenantId), job.payload);
  await until('recovered', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');

  await request('PATCH', `${base}/${id}`, { key, body: { events: [] } });
  const replay = await request('POST', `${base}/${id}/replay-missing`, { key, body: { since } });
  assert.equal(replay.status, 202);
  const { jobs } = await import('../../app.ts');
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

test('the catalog names every event with a schema and an example', async () => {
  const portal = await newPortal();
  const { items } = (await request('GET', '/api/v1/webhook-events', { key: await portal.key('webhooks.read') })).json;
  const names = items.map(({ name }: Loose) => name);
  assert.ok(names.includes('integration_api.catalog_item.created') && names.includes('integration.test_event'));
  assert.ok(!names.some((name: string) => name.startsWith('webhook_subscription')));
  for (const { schema, example } of items) {
    assert.deepEqual(Object.keys(example), ['event', 'eventId', 'tenantId', 'entity', 'occurredAt', 'data', 'links']);
    assert.equal(schema.type, 'object');
  }
});

test('statistics count the attempts of each window', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 500 : 200 }));
  const { id } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await createItem(key);
  await until(
    'two attempts',
    async () => (await request('GET', `${base}/${id}/stats`, { key })).json.windows['1h'].attempts === 2,
  );
  const { json } = await request('GET', `${base}/${id}/stats`, { key });
  assert.equal(json.windows['7d'].successRate, 0.5);
  assert.equal(json.pending, 1);
  assert.equal((await asOwner(portal, 'webhooks.get-stats', { id })).windows['24h'].attempts, 2);
  assert.equal((await request('GET', `${base}/${nobody}/stats`, { key })).status, 404);
});
