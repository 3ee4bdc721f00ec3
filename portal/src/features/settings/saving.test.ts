import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/draw.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { fieldsQuery, restoreField } = await import('./fields.ts');
const { saveField } = await import('./save-field.ts');
const { restoreProductField, saveProductField } = await import('./save-product-field.ts');
const { saveUser } = await import('./save-user.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const changes = (asked: ReturnType<typeof answer>) =>
  asked.map(({ method, path, body }) => [`${method} ${path.replace('/api/v1/settings/', '')}`, body]);

const igor = { fullName: 'Игорь Белов', position: '', phone: '', locale: 'ru' as const, roleIds: ['buyer'] };
const user = { id: 'igor', version: 3 };

test('new roles alone do not touch the person, whose version somebody else may have changed', async () => {
  const asked = answer(() => ({ body: {} }));
  await saveUser(user, igor, (field) => field === 'roleIds');
  assert.deepEqual(changes(asked), [['PUT users/igor/roles', { roleIds: ['buyer'] }]]);
});

test('a position and a phone that were rubbed out are cleared, and the roles stay', async () => {
  const asked = answer(() => ({ body: {} }));
  await saveUser(user, igor, (field) => field === 'phone');
  const body = { fullName: 'Игорь Белов', position: null, phone: null, locale: 'ru', version: 3 };
  assert.deepEqual(changes(asked), [['PATCH users/igor', body]]);
});

const hazard = { label: 'Класс опасности', key: 'hazard', items: ['1', '2'], required: true };
const known = { id: 'f1', version: 7 } as never;

test('a choice is saved with its options, and a line of text without those it had before', async () => {
  const asked = answer(() => ({ body: {} }));
  await saveField(undefined, 'warehouse', { ...hazard, type: 'select' });
  await saveField(undefined, 'warehouse', { ...hazard, type: 'string' });
  const body = { label: 'Класс опасности', required: true, entityType: 'warehouse', key: 'hazard' };
  assert.deepEqual(changes(asked), [
    ['POST custom-fields', { ...body, type: 'select', options: { items: ['1', '2'] } }],
    ['POST custom-fields', { ...body, type: 'string' }],
  ]);
});

test('a known field never sends the key, the type and the records it was made for', async () => {
  const asked = answer(() => ({ body: {} }));
  await saveField(known, 'warehouse', { ...hazard, type: 'string' });
  await saveProductField({ ...hazard, type: 'string' }, known);
  const body = { label: 'Класс опасности', required: true, version: 7 };
  assert.deepEqual(changes(asked), [
    ['PATCH custom-fields/f1', body],
    ['PATCH pipeline/product-fields/f1', body],
  ]);
});

test('a field comes back from the archive in the version that the person has seen', async () => {
  const asked = answer(() => ({ body: {} }));
  await restoreField(known);
  await restoreProductField(known);
  assert.deepEqual(changes(asked), [
    ['PATCH custom-fields/f1', { status: 'active', version: 7 }],
    ['PATCH pipeline/product-fields/f1', { status: 'active', version: 7 }],
  ]);
});

test('fields are read to the last page, with the archived ones only where they are asked for', async () => {
  const asked = answer(({ query }) =>
    query.cursor === 'next'
      ? { body: { items: [{ id: 'b' }], page: { nextCursor: null } } }
      : { body: { items: [{ id: 'a' }], page: { nextCursor: 'next' } } },
  );
  const fields = await queryClient.fetchQuery(fieldsQuery('invoice', true));
  assert.deepEqual(fields, [{ id: 'a' }, { id: 'b' }]);
  assert.deepEqual(
    asked.map(({ query }) => [query.entityType, query.includeArchived, query.cursor]),
    [
      ['invoice', 'true', undefined],
      ['invoice', 'true', 'next'],
    ],
  );
  await queryClient.fetchQuery(fieldsQuery(undefined, false));
  assert.deepEqual([asked[2]?.query.entityType, asked[2]?.query.includeArchived], [undefined, undefined]);
});
