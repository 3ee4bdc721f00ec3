import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, newPortal, owner, type Portal, settings, urls } from '../../../test/harness.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { buildWeb } from '../../start-server.ts';
import { createAtOnce } from './create-at-once.ts';
import { createInFlight } from './in-flight.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** A token an hour and a half: no machine is so slow that one comes back during a test. */
const slow = { name: 'recover', factor: 1 / 3, burst: 1, resetSeconds: 5_400 } as const;

const takeMany = async (limiter: ReturnType<typeof createRateLimiter>, of: string, count: number) => {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) if ((await limiter.take('key-write', of)).allowed) allowed += 1;
  return allowed;
};

/** The most a bucket may have given since then: its burst, and 20 for every second. */
const mostSince = (began: number) => 100 + Math.ceil(((performance.now() - began) / 1000) * 20);

test('a bucket gives its burst and then refuses with the time to wait', async () => {
  const limiter = createRateLimiter(door.directory, true);
  const of = uuidv7();
  const began = performance.now();
  const allowed = await takeMany(limiter, of, 130);
  assert.ok(allowed >= 100 && allowed <= mostSince(began), `${allowed} of 130`);
  const take = () => limiter.take(slow.name, of, slow.factor);
  for (let turn = 0; turn < slow.burst; turn += 1) assert.equal((await take()).allowed, true);
  assert.deepEqual(await take(), { allowed: false, remaining: 0, resetSeconds: slow.resetSeconds });
});

test('two processes share one bucket', async () => {
  const [one, two] = [createRateLimiter(door.directory, true), createRateLimiter(door.directory, true)];
  const of = uuidv7();
  const began = performance.now();
  const [first, second] = await Promise.all([takeMany(one, of, 100), takeMany(two, of, 100)]);
  assert.ok(first + second <= mostSince(began), `${first} and ${second}`);
});

test('more requests at once than a key may have are refused, the others served', async () => {
  const within = createInFlight(true);
  const gate = Promise.withResolvers<void>();
  const served = Array.from({ length: 10 }, () => within('key', 'tenant', 1, () => gate.promise));
  await assert.rejects(
    within('key', 'tenant', 1, async () => {}),
    { code: 'rate_limited' },
  );
  gate.resolve();
  await Promise.all(served);
  await within('key', 'tenant', 1, async () => {});
});

test('a lease that could not be renewed while the database was away is renewed once it is back', async () => {
  let away = false;
  const limiter = createRateLimiter(
    {
      first: async () => {
        if (away) throw new Error('Connection terminated unexpectedly');
        return { granted: 1, remaining: 0 } as never;
      },
      many: async () => [],
    },
    true,
  );
  const take = () => limiter.take('key-read', 'key');
  assert.equal((await take()).allowed, true);
  away = true;
  for (let n = 0; n < 3; n += 1) await assert.rejects(Promise.all([take(), take()]), /terminated/);
  away = false;
  assert.equal((await take()).allowed, true);
});

test('a key over its limit gets 429 with the policy, the wait and what is left', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const portal = await newPortal();
  let key = await portal.key('catalog.read');
  const call = () =>
    app.inject({ method: 'GET', url: '/api/v1/integration-api/catalog-items', headers: { 'x-api-key': key } });

  const first = await call();
  assert.equal(first.headers['ratelimit-policy'], '"key-read";q=3000;w=60, "tenant";q=9000;w=60');
  assert.match(String(first.headers.ratelimit), /^"key-read";r=\d+;t=1$/);

  key = await portal.key('catalog.read');
  await slowDown(portal, 1 / 20_000);
  assert.equal((await call()).statusCode, 200);
  const refused = await call();
  assert.equal(refused.json().code, 'rate_limited');
  assert.deepEqual(refused.json()['violated-policies'], ['key-read']);
  assert.equal(refused.json().retryable, true);
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  await app.close();
  await pool.end();
});

test('a portal runs two imports at once, whoever starts them; the third waits for one to end', () => {
  const enter = createAtOnce(true);
  const leave = enter('import', 'portal');
  enter('import', 'portal');
  assert.throws(() => enter('import', 'portal'), {
    code: 'rate_limited',
    members: { 'violated-policies': ['import'] },
  });
  enter('export', 'portal');
  enter('import', 'another portal');
  leave();
  enter('import', 'portal');
});

test('exports of a portal share one bucket, whichever key asks, and end their turn with their answer', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const portal = await newPortal();
  const keys = [await portal.key('catalog.read'), await portal.key('catalog.read')] as const;
  const call = (key: string) =>
    app.inject({ method: 'POST', url: '/api/v1/catalog/exchange/export', headers: { 'x-api-key': key }, payload: {} });
  await slowDown(portal, 1 / 5);
  for (const key of keys) assert.equal((await call(key)).statusCode, 200);
  for (const key of keys) {
    const refused = await call(key);
    assert.equal(refused.statusCode, 429);
    assert.deepEqual(refused.json()['violated-policies'], ['export']);
  }
  await app.close();
  await pool.end();
});

/** The keys of a portal get this share of every limit, so that nothing comes back while a test looks. */
const slowDown = ({ tenantId }: Portal, factor: number) =>
  owner.query('update api_keys set rate_factor = $2 where tenant_id = $1', [tenantId, factor]);
