import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/draw.ts';

const { queryClient } = await import('../api/query-client.ts');
const { findPeople } = await import('../people/find-people.ts');
const { findCategories } = await import('./categories.ts');
const { findItems } = await import('./find-items.ts');
const { findSuppliers, supplierQuery } = await import('./find-suppliers.ts');
const { beginSession } = await import('../session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const { signal } = new AbortController();

/** The server has found these; what it was asked for comes back. */
const found = (...items: readonly object[]) => answer(() => ({ body: { items } }));

test('an item is told from its namesakes by its article and brand', async () => {
  found(
    { id: '1', name: 'Кабель', sku: 'K-1', brand: 'Кольчуга' },
    { id: '2', name: 'Кабель', sku: null, brand: null },
  );
  assert.deepEqual(await findItems('каб', signal), [
    { id: '1', label: 'Кабель', about: 'K-1 · Кольчуга' },
    { id: '2', label: 'Кабель', about: undefined },
  ]);
});

test('a supplier is chosen under the identifier that documents name, and a mere buyer is none', async () => {
  const asked = found(
    { id: 'c1', shortName: 'Электра', inn: null, supplier: { supplierId: 's1' } },
    { id: 'c2', shortName: 'Покупатель', inn: null, supplier: null },
  );
  assert.deepEqual(await findSuppliers('', signal), [{ id: 's1', label: 'Электра', about: undefined }]);
  assert.equal(asked[0]?.query['roles[contains]'], 'supplier');
});

test('a supplier in the archive is still called by its name, and one that is gone by none', async () => {
  queryClient.clear();
  const asked = found({ shortName: 'Электра' });
  assert.equal((await queryClient.fetchQuery(supplierQuery('s1')))?.shortName, 'Электра');
  assert.equal(asked[0]?.query.includeArchived, 'true');
  found();
  assert.equal(await queryClient.fetchQuery(supplierQuery('s2')), null);
});

test('people are told by what they do, or by their address', async () => {
  const asked = found(
    { id: '1', fullName: 'Игорь Белов', position: 'Закупщик', email: 'igor@romashka.example' },
    { id: '2', fullName: 'Игорь Чернов', position: null, email: 'chernov@romashka.example' },
  );
  const people = await findPeople('игорь', signal);
  assert.deepEqual(
    people.map(({ about }) => about),
    ['Закупщик', 'chernov@romashka.example'],
  );
  assert.equal(asked[0]?.query.status, 'active', 'who may not come in is given nothing to do');
});

const tree = [
  { id: '1', name: 'Электрика', code: 'EL', parentId: null },
  { id: '2', name: 'Кабель', code: 'EL-01', parentId: '1' },
  { id: '3', name: 'Метизы', code: null, parentId: null },
];

test('a category is found by its name or the beginning of its code, with the one above it', async () => {
  queryClient.clear();
  found(...tree);
  assert.deepEqual(await findCategories('КАБ'), [{ id: '2', label: 'EL-01 Кабель', about: 'Электрика' }]);
  assert.deepEqual(await findCategories('метиз'), [{ id: '3', label: 'Метизы', about: undefined }]);
});

test('a category is found by its code, whichever letters are capital', async () => {
  queryClient.clear();
  found(...tree);
  assert.deepEqual(
    (await findCategories('el')).map(({ id }) => id),
    ['1', '2'],
  );
  assert.deepEqual(
    (await findCategories('EL-')).map(({ id }) => id),
    ['2'],
  );
});
