import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { call, Refused } from './call.ts';
import { faultOf, refusalWords } from './refusal-words.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** What a call comes to when the server answers like this. */
async function refusedBy(answer: () => Promise<Response>): Promise<Refused> {
  globalThis.fetch = answer;
  const refused: unknown = await call('POST', '/somewhere', {}).then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refused instanceof Refused);
  return refused;
}

test('a broken line is told apart from a refusal, and may be tried again', async () => {
  const broken = await refusedBy(() => Promise.reject(new TypeError('fetch failed')));
  assert.deepEqual([broken.status, broken.isPassing], [0, true]);
  assert.equal(refusalWords(broken), 'Нет связи. Написанное сохранено: повторите, когда связь появится.');
});

test('too many requests say when to try again', async () => {
  const refused = await refusedBy(async () => new Response('{}', { status: 429, headers: { 'retry-after': '21' } }));
  assert.equal(refusalWords(refused), 'Слишком много запросов. Повторите через 21 секунду.');
});

test('a refusal of a field stands at that field, in the words of the server', async () => {
  const body = {
    code: 'validation_failed',
    detail: 'Проверьте поля.',
    errors: [{ pointer: '/email', message: 'это не адрес почты' }],
  };
  const refused = await refusedBy(async () => Response.json(body, { status: 422 }));
  assert.deepEqual([refused.isPassing, refusalWords(refused)], [false, 'Проверьте поля.']);
  assert.deepEqual([faultOf(refused, 'email'), faultOf(refused, 'name')], ['Это не адрес почты', undefined]);
});

test('a page of a proxy instead of an answer is a busy server', async () => {
  const refused = await refusedBy(async () => new Response('<html>502</html>', { status: 502 }));
  assert.deepEqual([refused.isPassing, refusalWords(refused)], [true, 'Сервер не ответил.']);
});
