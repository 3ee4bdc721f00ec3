import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { pino } from 'pino';
import { newPortal, owner, pool, request, settings } from '../../../../test/harness.ts';
import { createHealth, type Health } from '../../../platform/health/create-health.ts';
import type { Pool } from '../../../platform/postgres/create-pool.ts';
import { shortcomings, warnAtStart } from '../../../warn-at-start.ts';
import { createHttp } from '../create-http.ts';
import { rememberActor } from './log-requests.ts';
import { measure, serveMetrics } from './measure.ts';
import { serveHealth } from './serve-health.ts';
import { serveSecurityText } from './serve-security-text.ts';
import { stopGently } from './stop-gently.ts';

const silent = pino({ level: 'silent' });
const { dataDir } = settings;

const deaf = { query: () => Promise.reject(new Error('no database')) } as unknown as Pool;

const served = (health: Health) => {
  const app = createHttp(silent);
  serveHealth(app, health);
  return app;
};

const readiness = (changes: object) => createHealth({ pool, dataDir, ...changes }).readiness();

test('the service is well while the database answers, and says so to anyone', async () => {
  const { status, json } = await request('GET', '/health');
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'ok' });
  assert.equal((await request('GET', '/health/live')).status, 200);
});

test('without the database it is unavailable, and still alive', async () => {
  const app = served(createHealth({ pool: deaf, dataDir }));
  const health = await app.inject('/health');
  assert.equal(health.statusCode, 503);
  assert.deepEqual(health.json(), { status: 'unavailable' });
  assert.equal((await app.inject('/health/live')).statusCode, 200);
  assert.deepEqual((await app.inject('/health/ready')).json().failing, ['database', 'schema', 'outbox', 'worker']);
  await app.close();
});

test('a database that keeps silent counts as absent after a second', async () => {
  const mute = { query: () => new Promise(() => undefined) } as unknown as Pool;
  const asked = performance.now();
  assert.equal(await createHealth({ pool: mute, dataDir }).databaseAnswers(), false);
  assert.ok(performance.now() - asked < 2_000);
});

test('the database is asked once a second, however many ask', async () => {
  let asked = 0;
  let time = 0;
  const counting = { query: async () => void (asked += 1) } as unknown as Pool;
  const health = createHealth({ pool: counting, dataDir, now: () => time });
  await Promise.all([health.databaseAnswers(), health.databaseAnswers()]);
  assert.equal(asked, 1);
  time = 1_000;
  await health.databaseAnswers();
  assert.equal(asked, 2);
});

test('a database of another version is not ready', async () => {
  assert.equal((await readiness({})).schema, true);
  assert.equal((await readiness({ schemaVersion: 9_999 })).schema, false);
  assert.equal((await readiness({ schemaVersion: 1 })).schema, true, 'the next version has migrated already');
  const ended = { query: async () => ({ rows: [{ schema_version: 9_999, works_from: 9_000 }] }) } as unknown as Pool;
  assert.equal((await createHealth({ pool: ended, dataDir, schemaVersion: 8_999 }).readiness()).schema, false);
  assert.equal((await createHealth({ pool: ended, dataDir, schemaVersion: 9_000 }).readiness()).schema, true);
});

test('work that has waited over five minutes shows', async () => {
  const { tenantId } = await newPortal();
  // What other tests left waiting counts as due just now.
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where finished_at is null and due_at < now()`,
  );
  await owner.query(
    `insert into jobs (tenant_id, name, payload, due_at) values ($1, 'planted', '{}', now() - interval '6 minutes')`,
    [tenantId],
  );
  assert.equal((await readiness({})).outbox, false);
  await owner.query(`delete from jobs where tenant_id = $1`, [tenantId]);
  assert.equal((await readiness({})).outbox, true);
});

test('a schedule that no worker has moved for half a minute shows', async () => {
  await owner.query(`insert into schedules (name, next_at) values ('planted', now() - interval '31 seconds')`);
  assert.equal((await readiness({})).worker, false);
  await owner.query(`delete from schedules where name = 'planted'`);
});

test('on stopping it is first not ready, then finishes what is in flight', async () => {
  const health = createHealth({ pool, dataDir });
  const app = served(health);
  let finish = () => {};
  const begun = new Promise<void>((started) => {
    app.get('/slow', async () => {
      started();
      await new Promise<void>((resolve) => (finish = resolve));
      return { done: true };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'));
  await begun;
  const stopping = stopGently(app, health, false);
  assert.equal((await health.readiness()).draining, false);
  await assert.rejects(fetch(`http://127.0.0.1:${port}/health`));
  finish();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 200/);
  socket.end();
  await stopping;
});

test('figures tell of requests by route, refusals by rate, connections and the process', async () => {
  const app = createHttp(silent);
  const registry = measure(app, pool);
  app.get('/things/:id', async (_, reply) => reply.code(429).send());
  await app.inject('/things/7');
  const server = await serveMetrics(registry, 0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  assert.match(text, /http_request_duration_seconds_count\{method="GET",route="\/things\/:id",status="429"\} 1/);
  assert.match(text, /rate_limited_total\{route="\/things\/:id"\} 1/);
  for (const name of [
    'database_connections{state="waiting"}',
    'nodejs_eventloop_lag_seconds',
    'nodejs_heap_size_used_bytes',
  ])
    assert.ok(text.includes(name), name);
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/`)).status, 404);
  await server.close();
  await app.close();
});

test('a request leaves one line: who, what, how long, and no value of its address or body', async () => {
  const lines = new PassThrough();
  const app = createHttp(pino({ level: 'info' }, lines));
  app.post('/things/:id', async (incoming) => {
    rememberActor(incoming, {
      kind: 'apiKey',
      tenantId: 't-1',
      userId: 'u-1',
      throughId: 'k-1',
      permissions: new Set(),
    });
    return {};
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/things/hidden-1?token=hidden-2',
    headers: { authorization: 'Bearer hidden-3', 'x-request-id': 'request-1' },
    payload: { password: 'hidden-4' },
  });
  assert.equal(answer.statusCode, 200);
  const text = String(lines.read());
  assert.doesNotMatch(text, /hidden/);
  const { method, route, status, ms, requestId, tenant, actor, actorId } = JSON.parse(text);
  assert.deepEqual(
    { method, route, status, requestId, tenant, actor, actorId },
    {
      method: 'POST',
      route: '/things/:id',
      status: 200,
      requestId: 'request-1',
      tenant: 't-1',
      actor: 'apiKey',
      actorId: 'k-1',
    },
  );
  assert.equal(typeof ms, 'number');
  await app.close();
});

test('production without a mail server says so at the start and in its readiness', async () => {
  const quiet = { ...settings, production: true, smtpUrl: undefined, trustedProxies: ['127.0.0.1'] };
  const told: string[] = [];
  const log = { warn: (line: string) => void told.push(line) } as never;
  warnAtStart(log, quiet);
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /^SMTP_URL is not set: no letter leaves/);
  warnAtStart(log, { ...quiet, trustedProxies: [] });
  assert.match(told.at(-1) ?? '', /^TRUSTED_PROXIES is none/);
  told.length = 0;
  warnAtStart(log, settings);
  warnAtStart(log, { ...quiet, smtpUrl: 'smtp://127.0.0.1' });
  assert.deepEqual(told, []);

  const app = createHttp(silent);
  serveHealth(app, createHealth({ pool, dataDir }), shortcomings(quiet));
  assert.deepEqual((await app.inject('/health/ready')).json().lacking, ['mail']);
  await app.close();
  assert.equal((await request('GET', '/health/ready')).json.lacking, undefined);
});

test('a node of the database that is away is named with how many portals lie there, and the rest is ready', async () => {
  const query = async (text: string) =>
    text.includes('find_nodes_away') ? { rows: [{ node: 2, portals: 27 }] } : pool.query(text);
  const app = createHttp(silent);
  serveHealth(app, createHealth({ pool: { query } as unknown as Pool, dataDir, apart: true }), ['mail']);
  const { status, lacking } = (await app.inject('/health/ready')).json();
  assert.deepEqual({ status, lacking }, { status: 'ok', lacking: ['mail', 'node 2 with 27 portals'] });
  await app.close();
});

test('while nodes cannot be asked in time, what the last look found is told, and before there is one that they are not known', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<object[]>();
  const looks = [late, new Promise<object[]>(() => {})];
  const query = async () => ({ rows: await looks.shift() });
  const health = createHealth({ pool: { query } as unknown as Pool, dataDir, apart: true });
  assert.deepEqual(await health.lacking(), ['nodes not known']);
  answer([{ node: 2, portals: 27 }]);
  await late;
  await new Promise(setImmediate);
  assert.deepEqual(await health.lacking(), ['node 2 with 27 portals']);
});

test('whoever has found a weakness is told whom to write to, until a day that is always ahead', async () => {
  const app = createHttp(silent);
  serveSecurityText(app, {
    securityContact: 'mailto:security@romashka.example',
    publicUrl: 'https://romashka.example',
  });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  const lines = body.trimEnd().split('\n');
  const ends = Date.parse(lines[1]?.replace('Expires: ', '') ?? '');
  assert.ok(ends > Date.now() + 100 * 86_400_000 && ends < Date.now() + 365 * 86_400_000);
  assert.deepEqual(
    [lines[0], ...lines.slice(2)],
    [
      'Contact: mailto:security@romashka.example',
      'Preferred-Languages: ru, en',
      'Canonical: https://romashka.example/.well-known/security.txt',
    ],
  );
  await app.close();
});

test('where nobody is named there is no such text', async () => {
  const app = createHttp(silent);
  serveSecurityText(app, { securityContact: undefined, publicUrl: undefined });
  assert.equal((await app.inject('/.well-known/security.txt')).statusCode, 404);
  await app.close();
});
