import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import { takeHook } from '../../../test/take-hook.ts';

const { queryClient } = await import('../api/query-client.ts');
const { useCreateView, useDeleteView, useUpdateView } = await import('./saved-views.ts');
const { beginSession } = await import('../session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const key = ['saved-views', 'invoices'];
const known = [[key, { items: [] }]] as const;
const overdue = { name: 'Просроченные', isShared: true, query: 'overdue=true' };

test('a view is saved with the list it belongs to, and the tabs are read anew', async () => {
  const asked = answer(() => ({ body: { id: 'v1', ...overdue } }));
  const create = await takeHook(useCreateView, { known });
  await create.mutateAsync({ ...overdue, list: 'invoices' });
  assert.deepEqual([asked[0]?.method, asked[0]?.body], ['POST', { ...overdue, list: 'invoices' }]);
  assert.equal(queryClient.getQueryState(key)?.isInvalidated, true);
});

test('a view is renamed under its version, so that nobody’s change is lost', async () => {
  const asked = answer(() => ({ body: { id: 'v1', ...overdue } }));
  const update = await takeHook(useUpdateView, { known });
  await update.mutateAsync({ id: 'v1', version: 3, name: 'К оплате' });
  assert.deepEqual(
    [asked[0]?.method, asked[0]?.path, asked[0]?.body],
    ['PATCH', '/api/v1/saved-views/v1', { version: 3, name: 'К оплате' }],
  );
});

test('a view that somebody else has deleted meanwhile is told, and its tab stays until the list is read', async () => {
  answer(() => ({ status: 404, body: { code: 'not_found', detail: 'Вида больше нет.' } }));
  const remove = await takeHook(useDeleteView, { known });
  await assert.rejects(remove.mutateAsync('v1'), { message: 'Вида больше нет.' });
  assert.equal(queryClient.getQueryState(key)?.isInvalidated, false);
});
