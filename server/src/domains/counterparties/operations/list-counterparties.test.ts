import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, type Portal, request } from '../../../../test/harness.ts';

const url = '/api/v1/counterparties';
let portal: Portal;
let key: string;
const list = async (query = '', by = key) => request('GET', `${url}${query}`, { key: by });
const names = ({ json }: { json: { items: Array<{ shortName: string }> } }) =>
  json.items.map(({ shortName }) => shortName);

before(async () => {
  portal = await newPortal();
  key = await portal.key('counterparties.read', 'counterparties.write', 'counterparties.delete');
  const parties = [
    { shortName: 'Ромашка', inn: '7707083893', kpp: '773601001', roles: ['customer', 'supplier'] },
    { shortName: 'Ёлочка', roles: ['carrier'] },
    { shortName: 'ИП Петров', inn: '500100732259', roles: ['customer'] },
    { shortName: 'Цемент', fullName: 'ООО «Ромашковое поле»' },
  ];
  for (const body of parties) assert.equal((await request('POST', url, { key, body })).status, 201);
  const { json } = await request('POST', url, { key, body: { shortName: 'Архив' } });
  await request('DELETE', `${url}/${json.id}`, { key });
});

test('names stand in dictionary order, the archived ones aside', async () => {
  assert.deepEqual(names(await list()), ['Ёлочка', 'ИП Петров', 'Ромашка', 'Цемент']);
  assert.deepEqual(names(await list('?includeArchived=only')), ['Архив']);
  assert.deepEqual(names(await list('?sort=-createdAt&limit=1')), ['Цемент']);
});

test('filters narrow by kind, numbers, status and a part of the name', async () => {
  assert.deepEqual(names(await list('?kind=entrepreneur')), ['ИП Петров']);
  assert.deepEqual(names(await list('?inn=7707083893&kpp=773601001')), ['Ромашка']);
  assert.deepEqual(names(await list('?status=blocked')), []);
  assert.deepEqual(names(await list('?shortName[contains]=етр')), ['ИП Петров']);
  assert.deepEqual(names(await list('?search=ромаш')), ['Ромашка', 'Цемент']);
});

test('roles are found by any of the given, by all of them, and by none', async () => {
  assert.deepEqual(names(await list('?roles=supplier')), ['Ромашка', 'Цемент']);
  assert.deepEqual(names(await list('?roles=supplier,carrier')), ['Ёлочка', 'Ромашка', 'Цемент']);
  assert.deepEqual(names(await list('?roles[contains]=supplier,customer')), ['Ромашка']);
  assert.deepEqual(names(await list('?roles[nin]=supplier')), ['Ёлочка', 'ИП Петров']);
  assert.equal((await list('?roles=friend')).json.code, 'invalid_filter');
  assert.equal((await list('?roles[eq]=supplier')).json.code, 'unknown_query_parameter');
});

test('a key of suppliers sees, makes and changes suppliers, and nobody else', async () => {
  const narrow = await portal.key('suppliers.read', 'suppliers.write', 'suppliers.delete');
  assert.deepEqual(names(await list('', narrow)), ['Ромашка', 'Цемент']);
  assert.deepEqual(names(await list('?roles=carrier', narrow)), []);
  const carrier = (await list('?roles=carrier')).json.items[0].id;
  for (const [method, body] of [['GET'], ['PATCH', { shortName: 'Моя' }], ['DELETE']] as const) {
    const { status } = await request(method, `${url}/${carrier}`, { key: narrow, ...(body && { body }) });
    assert.equal(status, 404, method);
  }
  const stranger = await request('POST', url, { key: narrow, body: { shortName: 'Покупатель', roles: ['customer'] } });
  assert.deepEqual(
    [stranger.json.errors[0].pointer, stranger.json.errors[0].code],
    ['/roles', 'supplier_role_required'],
  );
  const own = await request('POST', url, { key: narrow, body: { shortName: 'Новый' } });
  assert.equal(own.status, 201);
  const lost = await request('PATCH', `${url}/${own.json.id}`, { key: narrow, body: { roles: ['customer'] } });
  assert.equal(lost.json.errors[0].code, 'supplier_role_required');
  assert.equal((await request('DELETE', `${url}/${own.json.id}`, { key: narrow })).status, 200);
});
