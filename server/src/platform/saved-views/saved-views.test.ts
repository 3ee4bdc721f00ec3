import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, newPortal, type Portal, request, signIn } from '../../../test/harness.ts';

const url = '/api/v1/saved-views';
let portal: Portal;
let mine: string;
let theirs: string;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  mine = await signIn(portal);
  theirs = await signIn(portal, buyer.userId);
}

const save = (token: string, more: object = {}) =>
  request('POST', url, {
    token,
    body: { list: 'requisitions', name: 'Мои срочные', query: 'priority=urgent', ...more },
  });
const names = async (token: string, list = 'requisitions') =>
  (await request('GET', `${url}?list=${list}`, { token })).json.items.map(({ name }: { name: string }) => name);

test('a view is kept for oneself until it is shared', async () => {
  await begin();
  const { status, json } = await save(mine);
  assert.deepEqual([status, json.isShared, json.ownerId, json.version], [201, false, portal.ownerId, 1]);
  assert.deepEqual(await names(mine), ['Мои срочные']);
  assert.deepEqual(await names(theirs), []);
  const shared = await request('PATCH', `${url}/${json.id}`, { token: mine, body: { isShared: true, version: 1 } });
  assert.deepEqual([shared.json.isShared, shared.json.version], [true, 2]);
  assert.deepEqual(await names(theirs), ['Мои срочные']);
  assert.deepEqual(await names(theirs, 'invoices'), []);
});

test('a person has one view of a name on a page; another person may use the name too', async () => {
  await begin();
  const { json } = await save(mine);
  const again = await save(mine, { name: 'мои СРОЧНЫЕ' });
  assert.deepEqual([again.status, again.json.code, again.json.existing.entityId], [409, 'already_exists', json.id]);
  assert.equal((await save(mine, { list: 'invoices' })).status, 201);
  assert.equal((await save(theirs)).status, 201);
  const other = await save(mine, { name: 'Черновики' });
  const renamed = await request('PATCH', `${url}/${other.json.id}`, { token: mine, body: { name: 'Мои срочные' } });
  assert.equal(renamed.json.code, 'already_exists');
});

test('what somebody shares is changed and deleted by himself and by who looks after the company', async () => {
  await begin();
  const { json } = await save(theirs, { isShared: true });
  const own = await save(mine, { isShared: true });
  const address = `${url}/${own.json.id}`;
  assert.equal((await request('PATCH', address, { token: theirs, body: { name: 'Чужой' } })).status, 404);
  assert.equal((await request('DELETE', address, { token: theirs })).status, 404);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { token: mine })).json.result, 'deleted');
  assert.equal((await request('DELETE', `${url}/${json.id}`, { token: mine })).status, 404);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).slice(-3).map(({ event }) => event),
    ['saved_view.created', 'saved_view.created', 'saved_view.deleted'],
  );
});

test('a view kept for oneself is not found by who looks after the company', async () => {
  await begin();
  const { json } = await save(theirs);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { token: mine })).status, 404);
});

test('the same again changes nothing, and a change of an older version is refused', async () => {
  await begin();
  const { json } = await save(mine);
  const address = `${url}/${json.id}`;
  const same = await request('PATCH', address, { token: mine, body: { query: 'priority=urgent' } });
  assert.equal(same.json.version, 1);
  await request('PATCH', address, { token: mine, body: { query: 'priority=high' } });
  const old = await request('PATCH', address, { token: mine, body: { query: 'priority=low', version: 1 } });
  assert.equal(old.json.code, 'version_conflict');
});

test('nobody keeps more than a hundred', async () => {
  await begin();
  for (let made = 0; made < 100; made++) assert.equal((await save(mine, { name: `Вид ${made}` })).status, 201);
  assert.equal((await save(mine, { name: 'Лишний' })).json.rule, 'too_many_views');
});
