import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, Refused } from './call.ts';

/** What a call comes to when the server answers like this. */
async function refusedBy(answer: () => Promise<Response>): Promise<Refused> {
  const { fetch } = globalThis;
  globalThis.fetch = answer;
  const refused: unknown = await call('POST', '/somewhere', {}).then(
    () => undefined,
    (error: unknown) => error,
  );
  globalThis.fetch = fetch;
  assert.ok(refused instanceof Refused);
  return refused;
}

test('a broken line is told apart from a refusal, and may be tried again', async () => {
  const broken = await refusedBy(() => Promise.reject(new TypeError('fetch failed')));
  assert.deepEqual([broken.status, broken.isPassing, broken.message], [0, true, 'Нет связи с сервером.']);
});

test('too many requests say when to try again', async () => {
  const refused = await refusedBy(async () => new Response('{}', { status: 429, headers: { 'retry-after': '21' } }));
  assert.deepEqual([refused.isPassing, refused.wait], [true, 21]);
});

test('a refusal brings its fields, in the words of the server', async () => {
  const body = {
    code: 'validation_failed',
    detail: 'Проверьте поля.',
    errors: [{ pointer: '/email', message: 'это не адрес почты' }],
  };
  const refused = await refusedBy(async () => Response.json(body, { status: 422 }));
  assert.deepEqual([refused.isPassing, refused.message], [false, 'Проверьте поля.']);
  assert.deepEqual(refused.faults, body.errors);
});

test('a page of a proxy instead of an answer is a busy server', async () => {
  const refused = await refusedBy(async () => new Response('<html>502</html>', { status: 502 }));
  assert.deepEqual([refused.isPassing, refused.message], [true, 'Сервер не ответил.']);
});
