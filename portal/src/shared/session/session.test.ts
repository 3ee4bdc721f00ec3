import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { answer } from '../../../test/answer.ts';

const { api, ask } = await import('../api/client.ts');
const { accessToken, beginSession, endSession, freshToken, isSignInWanted, onSession } = await import('./session.ts');

/** In a browser an address without a site is of the page’s own. */
const { fetch: plain } = globalThis;
globalThis.fetch = (what, init) =>
  plain(typeof what === 'string' && what.startsWith('/') ? `${location.origin}${what}` : what, init);
after(() => {
  globalThis.fetch = plain;
});

const renewal = '/api/v1/auth/refresh';
const read = () => ask(api.GET('/api/v1/warehouses', { params: { query: { limit: 1 } } }));

test('a token that is over is renewed before the next call, once for all who wait', async () => {
  beginSession({ accessToken: 'old', expiresIn: 0 });
  const asked = answer(() => ({ body: { accessToken: 'new', expiresIn: 900 } }));
  assert.deepEqual(await Promise.all([accessToken(), accessToken(), freshToken()]), ['new', 'new', 'new']);
  assert.deepEqual(
    asked.map(({ path }) => path),
    [renewal],
  );
});

test('a call that the server does not accept any more is made again with a new token', async () => {
  beginSession({ accessToken: 'revoked', expiresIn: 900 });
  const asked = answer(({ path, headers }) => {
    if (path === renewal) return { body: { accessToken: 'fresh', expiresIn: 900 } };
    return headers.authorization === 'Bearer fresh' ? { body: { items: [] } } : { status: 401, body: {} };
  });
  await read();
  assert.deepEqual(
    asked.map(({ path, headers }) => [path, headers.authorization]),
    [
      ['/api/v1/warehouses', 'Bearer revoked'],
      [renewal, undefined],
      ['/api/v1/warehouses', 'Bearer fresh'],
    ],
  );
});

test('a session that has ended lets the call wait until the person has signed in again', async () => {
  beginSession({ accessToken: 'over', expiresIn: 900 });
  answer(({ headers }) =>
    headers.authorization === 'Bearer again' ? { body: { items: ['Химки'] } } : { status: 401, body: {} },
  );
  const asked = new Promise<void>((wanted) => {
    const leave = onSession(() => {
      if (!isSignInWanted()) return;
      leave();
      wanted();
    });
  });
  const call = read();
  await asked;
  assert.equal(isSignInWanted(), true);
  beginSession({ accessToken: 'again', expiresIn: 900 });
  assert.deepEqual((await call).items, ['Химки']);
  assert.equal(isSignInWanted(), false);
});

test('a server that is busy or away ends no session: the page says so, and the next try goes on', async () => {
  for (const [status, retryable] of [
    [429, true],
    [503, true],
  ] as const) {
    beginSession({ accessToken: 'old', expiresIn: 0 });
    answer(() => ({ status, body: { code: 'busy', detail: 'Слишком много запросов. Подождите 3 с.', retryable } }));
    await assert.rejects(accessToken(), /Подождите 3 с/);
    answer(() => ({ body: { accessToken: 'new', expiresIn: 900 } }));
    assert.equal(await accessToken(), 'new');
  }
});

test('who has signed out has no token', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  endSession();
  answer(() => ({ status: 401, body: {} }));
  assert.equal(await accessToken(), undefined);
});
