import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';

const { spoken } = await import('../../../test/draw.ts');
const { api, ask, visitorApi } = await import('../api/client.ts');
const { beginSession } = await import('./session.ts');
const { Problem } = await import('../api/problem.ts');

const params = { path: { warehouseId: '1' } };
const create = () => ask(api.POST('/api/v1/warehouses', { body: { name: 'Химки' } }));

test('a call is made as the person who is signed in, in the language they read', async () => {
  beginSession({ accessToken: 'token-of-anna', expiresIn: 900 });
  const asked = answer(() => ({ body: { id: '1' } }));
  await ask(api.GET('/api/v1/warehouses/{warehouseId}', { params }));
  await spoken('en', () => ask(api.GET('/api/v1/warehouses/{warehouseId}', { params })));
  assert.deepEqual(
    asked.map(({ headers }) => [headers.authorization, headers['accept-language'], headers['idempotency-key']]),
    [
      ['Bearer token-of-anna', 'ru', undefined],
      ['Bearer token-of-anna', 'en', undefined],
    ],
  );
});

test('a visitor is nobody in particular', async () => {
  const asked = answer(() => ({ body: {} }));
  await ask(visitorApi.POST('/api/v1/auth/password/forgot' as never, { body: { email: 'a@b.example' } } as never));
  assert.equal(asked[0]?.headers.authorization, undefined);
});

test('what is not given is not in the address', async () => {
  const asked = answer(() => ({ body: { items: [] } }));
  await ask(api.GET('/api/v1/warehouses', { params: { query: { search: '', sort: undefined, limit: 5 } } }));
  assert.deepEqual(asked[0]?.query, { limit: '5' });
});

test('every writing call carries a key; one that was answered is another the next time', async () => {
  const asked = answer(() => ({ status: 201, body: { id: '1' } }));
  await create();
  await create();
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  assert.match(String(keys[0]), /^[0-9a-f-]{36}$/);
  assert.notEqual(keys[0], keys[1]);
});

test('where the line breaks the call is tried three times under one key, and by the person under the same', async () => {
  const broken = answer(() => 'broken');
  await assert.rejects(create(), (error) => error instanceof Problem && error.code === 'line_broken');
  const healed = answer(() => ({ status: 201, body: { id: '1' } }));
  await create();
  const keys = new Set([...broken, ...healed].map(({ headers }) => headers['idempotency-key']));
  assert.equal(keys.size, 1);
  assert.ok(broken.length >= 3, `${broken.length} tries`);
});

test('a refusal of the server is thrown as it was told', async () => {
  answer(() => ({
    status: 422,
    body: { code: 'validation_failed', detail: 'Проверьте поля.', errors: [{ code: 'required' }], requestId: 'r-7' },
  }));
  await assert.rejects(create(), (error) => {
    assert.ok(error instanceof Problem);
    assert.deepEqual(
      [error.code, error.status, error.message, error.faults.length, error.requestId],
      ['validation_failed', 422, 'Проверьте поля.', 1, 'r-7'],
    );
    return true;
  });
});
