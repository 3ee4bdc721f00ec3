import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, newPortal, settings, urls } from '../../../test/harness.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import { buildWeb } from '../../start-server.ts';
import { createAtOnce } from './at-once.ts';
import { createInFlight } from './in-flight.ts';
import { createRateLimiter } from './rate-limiter.ts';

const takeMany = async (limiter: ReturnType<typeof createRateLimiter>, of: string, count: number) => {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) if ((await limiter.take('key-write', of)).allowed) allowed += 1;
  return allowed;
};

test('a bucket gives its burst and then refuses with the time to wait', async () => {
  const limiter = createRateLimiter(door.directory, true);
  const of = uuidv7();
  const began = performance.now();
  const allowed = await takeMany(limiter, of, 130);
  const refilled = Math.ceil((performance.now() - began) / 50);
  assert.ok(allowed >= 100 && allowed <= 100 + refilled, `${allowed} of 130`);
  const refused = await limiter.take('key-write', of);
  assert.deepEqual(refused, { allowed: false, remaining: 0, resetSeconds: 1 });
});

test('two processes share one bucket', async () => {
  const [one, two] = [createRateLimiter(door.directory, true), createRateLimiter(door.directory, true)];
  const of = uuidv7();
  const [first, second] = await Promise.all([takeMany(one, of, 100), takeMany(two, of, 100)]);
  assert.ok(first + second < 125, `${first} and ${second}`);
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

test('a key over its limit gets 429 with the policy, the wait and what is left', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  const call = () =>
    app.inject({ method: 'GET', url: '/api/v1/integration-api/catalog-items', headers: { 'x-api-key': key } });

  const first = await call();
  assert.equal(first.headers['ratelimit-policy'], '"key-read";q=3000;w=60, "tenant";q=9000;w=60');
  assert.match(String(first.headers.ratelimit), /^"key-read";r=\d+;t=1$/);
  let refused: Awaited<ReturnType<typeof call>> | undefined;
  for (let index = 0; index < 400 && !refused; index += 1) {
    const answer = await call();
    if (answer.statusCode === 429) refused = answer;
  }
  assert.equal(refused?.json().code, 'rate_limited');
  assert.deepEqual(refused?.json()['violated-policies'], ['key-read']);
  assert.equal(refused?.json().retryable, true);
  assert.ok(Number(refused?.headers['retry-after']) >= 1);
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
  for (let turn = 0; turn < 10; turn += 1) assert.equal((await call(keys[turn % 2] as string)).statusCode, 200);
  for (const key of keys) {
    const refused = await call(key);
    assert.equal(refused.statusCode, 429);
    assert.deepEqual(refused.json()['violated-policies'], ['export']);
  }
  await app.close();
  await pool.end();
});
