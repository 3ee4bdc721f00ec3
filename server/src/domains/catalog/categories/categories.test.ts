import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPortal, owner, type Portal, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog/categories';
const scopes = ['catalog.read', 'catalog.write', 'catalog.delete'];
let portal: Portal;
let key: string;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  portal = await newPortal();
  key = await portal.key(...scopes);
}

const make = (body: object) => request('POST', url, { key, body });
const idOf = async (name: string, parentId?: string, more: object = {}) => {
  const { status, json } = await make({ name, ...(parentId && { parentId }), ...more });
  assert.equal(status, 201);
  return json.id as string;
};
const change = (id: string, body: object) => request('PATCH', `${url}/${id}`, { key, body });
const archive = (id: string, query = '') => request('DELETE', `${url}/${id}${query}`, { key });
const tree = async () =>
  (await request('GET', `${url}/tree`, { key })).json.items as Array<{ name: string; depth: number }>;
const drawn = async () => (await tree()).map(({ name, depth }) => `${'·'.repeat(depth - 1)}${name}`);
const item = async (name: string, categoryId: string) =>
  (await request('POST', '/api/v1/catalog', { key, body: { name, categoryId } })).json;

test('a tree is read as it is shown: by position, then by name, each followed by what is below it', async () => {
  await begin();
  const mixes = await idOf('Сухие смеси');
  await idOf('Металл', undefined, { position: 1 });
  const cement = await idOf('Цемент', mixes);
  await idOf('Ёлочный', cement);
  await idOf('Гипс', mixes);
  assert.deepEqual(await drawn(), ['Сухие смеси', '·Гипс', '·Цемент', '··Ёлочный', 'Металл']);
});

test('a category knows the whole way from its root, and is found in lists', async () => {
  await begin();
  const root = await idOf('Материалы');
  const { json } = await make({ name: 'Крепёж', parentId: root, code: '25.94' });
  assert.deepEqual(json.path, [root, json.id]);
  const roots = await request('GET', `${url}?parentId[isNull]=true`, { key });
  assert.deepEqual(
    roots.json.items.map(({ name }: { name: string }) => name),
    ['Материалы'],
  );
  const found = await request('GET', `${url}?search=25.94`, { key });
  assert.equal(found.json.items[0].id, json.id);
  assert.equal((await request('GET', `${url}/${json.id}`, { key })).json.name, 'Крепёж');
});

test('a name stands once under one parent, whatever its case, and again elsewhere', async () => {
  await begin();
  const [one, other] = [await idOf('Смеси'), await idOf('Краски')];
  const first = await idOf('Белые', one);
  const { status, json } = await make({ name: 'БЕЛЫЕ', parentId: one });
  assert.equal(`${status} ${json.code}`, '409 already_exists');
  assert.deepEqual(json.existing, { entityType: 'catalog_category', entityId: first });
  const elsewhere = await idOf('Белые', other);
  assert.equal((await change(elsewhere, { parentId: one })).json.code, 'already_exists');
  assert.equal((await change(first, { name: 'белые' })).status, 200);
});

test('eight levels are the most, for a new one and for a moved one', async () => {
  await begin();
  let deepest: string | undefined;
  for (let level = 1; level <= 8; level += 1) deepest = await idOf(`Уровень ${level}`, deepest);
  const { status, json } = await make({ name: 'Девятый', parentId: deepest });
  assert.equal(`${status} ${json.rule}`, '422 category_depth');
  const pair = await idOf('Верх');
  await idOf('Низ', pair);
  const seventh = (await request('GET', `${url}/${deepest}`, { key })).json.parentId;
  assert.equal((await change(pair, { parentId: seventh })).json.rule, 'category_depth');
});

test('a moved category takes all below it along, the archived too', async () => {
  await begin();
  const [from, to] = [await idOf('Откуда'), await idOf('Куда')];
  const moved = await idOf('Ветка', from);
  const leaf = await idOf('Лист', moved);
  const gone = await idOf('Ушедший', moved);
  await archive(gone);
  const { json } = await change(moved, { parentId: to });
  assert.deepEqual(json.path, [to, moved]);
  assert.deepEqual(await drawn(), ['Куда', '·Ветка', '··Лист', 'Откуда']);
  for (const id of [leaf, gone])
    assert.deepEqual((await request('GET', `${url}/${id}`, { key })).json.path, [to, moved, id]);
  assert.deepEqual((await change(moved, { parentId: null })).json.path, [moved]);
  assert.deepEqual((await request('GET', `${url}/${leaf}`, { key })).json.path, [moved, leaf]);
});

test('a category cannot stand inside itself', async () => {
  await begin();
  const root = await idOf('Корень');
  const branch = await idOf('Ветвь', root);
  for (const parentId of [root, branch]) {
    const { status, json } = await change(root, { parentId });
    assert.equal(`${status} ${json.rule}`, '422 category_cycle');
  }
});

test('two moves at once that would make a circle: one of them is refused', async () => {
  await begin();
  const [one, other] = [await idOf('Один'), await idOf('Другой')];
  const answers = await Promise.all([change(one, { parentId: other }), change(other, { parentId: one })]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 422]));
  assert.equal((await tree()).length, 2);
});

test('a parent that is unknown, of another portal or archived is refused', async () => {
  await begin();
  const stranger = await newPortal();
  const strange = await request('POST', url, { key: await stranger.key(...scopes), body: { name: 'Чужая' } });
  for (const parentId of [strange.json.id, portal.ownerId])
    assert.equal((await make({ name: 'Своя', parentId })).json.code, 'unknown_reference');
  const gone = await idOf('Старая');
  await archive(gone);
  assert.equal((await make({ name: 'Новая', parentId: gone })).json.rule, 'archived_reference');
});

test('only an empty category is archived', async () => {
  await begin();
  const root = await idOf('Корень');
  const branch = await idOf('Ветвь', root);
  const { id } = await item('Болт', branch);
  assert.deepEqual((await archive(root)).json.blockers, [{ entityType: 'catalog_category', count: 1 }]);
  const { status, json } = await archive(branch);
  assert.equal(`${status} ${json.rule}`, '409 in_use');
  assert.deepEqual(json.blockers, [{ entityType: 'catalog_item', count: 1 }]);
  await request('DELETE', `/api/v1/catalog/${id}`, { key });
  assert.equal((await archive(branch)).status, 200);
  assert.equal((await archive(branch)).json.status, 'archived');
  assert.equal((await change(branch, { name: 'Иная' })).json.code, 'resource_archived');
  assert.equal((await archive(root)).status, 200);
});

test('what is in a category can be moved out with its archiving, each with its event', async () => {
  await begin();
  const [from, to] = [await idOf('Старая'), await idOf('Новая')];
  const branch = await idOf('Ветвь', from);
  const leaf = await idOf('Лист', branch);
  const bolt = await item('Болт', from);
  assert.equal((await archive(from, `?moveTo=${to}`)).status, 200);
  assert.deepEqual(await drawn(), ['Новая', '·Ветвь', '··Лист']);
  assert.deepEqual((await request('GET', `${url}/${leaf}`, { key })).json.path, [to, branch, leaf]);
  const moved = await request('GET', `/api/v1/catalog/${bolt.id}`, { key });
  assert.equal(`${moved.json.categoryId} ${moved.json.version}`, `${to} 2`);
  const facts = (await factsOf(portal.tenantId)).slice(-3);
  assert.deepEqual(
    facts.map(({ event, data }) => `${event} ${String(data.changedFields)}`),
    [
      'catalog_category.updated parentId,path',
      'integration_api.catalog_item.updated categoryId',
      'catalog_category.archived status,archivedAt',
    ],
  );
  assert.equal(facts[2]?.data.movedTo, to);
});

test('content moves neither into the category itself, nor beside a namesake, nor too deep, nor in thousands', async () => {
  await begin();
  const [from, to] = [await idOf('Старая'), await idOf('Новая')];
  const branch = await idOf('Ветвь', from);
  await idOf('ветвь', to);
  for (const moveTo of [from, branch])
    assert.equal((await archive(from, `?moveTo=${moveTo}`)).json.rule, 'category_cycle');
  assert.equal((await archive(from, `?moveTo=${to}`)).json.code, 'already_exists');
  let deepest = to;
  for (let level = 2; level <= 8; level += 1) deepest = await idOf(`Уровень ${level}`, deepest);
  assert.equal((await archive(from, `?moveTo=${deepest}`)).json.rule, 'category_depth');
  const full = await idOf('Полная');
  await owner.query(
    `insert into catalog_items (tenant_id, name, category_id) select $1, 'Болт ' || n, $2 from generate_series(1, 1001) n`,
    [portal.tenantId, full],
  );
  assert.equal((await archive(full, `?moveTo=${to}`)).json.rule, 'category_too_large');
});

test('an archived category comes back when its place is free and its parent active', async () => {
  await begin();
  const root = await idOf('Корень');
  const branch = await idOf('Ветвь', root);
  await archive(branch);
  const namesake = await idOf('ВЕТВЬ', root);
  const restore = () => request('POST', `${url}/${branch}/restore`, { key });
  assert.equal((await restore()).json.code, 'already_exists');
  await archive(namesake);
  await archive(root);
  assert.equal((await restore()).json.rule, 'archived_reference');
  await request('POST', `${url}/${root}/restore`, { key });
  assert.equal((await restore()).json.status, 'active');
  assert.equal((await restore()).json.version, 3);
});

test('the same change again is no change, and a stale version is refused', async () => {
  await begin();
  const id = await idOf('Смеси');
  assert.equal((await change(id, { name: 'Сухие смеси', version: 1 })).json.version, 2);
  assert.equal((await change(id, { name: 'Сухие смеси' })).json.version, 2);
  assert.equal((await change(id, { name: 'Иные', version: 1 })).json.code, 'version_conflict');
  assert.equal((await factsOf(portal.tenantId)).length, 2);
});

test('a category being archived takes in no item that comes at the same moment', async () => {
  await begin();
  const id = await idOf('Смеси');
  const [archived, made] = await Promise.all([
    archive(id),
    request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент', categoryId: id } }),
  ]);
  assert.deepEqual([archived.status, made.status], made.status === 201 ? [409, 201] : [200, 422]);
});

test('twenty thousand categories are one statement and one answer', async () => {
  await begin();
  await owner.query(
    `with root as (insert into catalog_categories (tenant_id, id, path, name) select $1, id, array[id], 'Класс ' || n
       from (select n, gen_random_uuid() as id from generate_series(1, 20) n) made returning id)
     , made as materialized (select root.id as parent, gen_random_uuid() as id, n from root, generate_series(1, 999) n)
     insert into catalog_categories (tenant_id, id, parent_id, path, name) select $1, id, parent, array[parent, id], 'Вид ' || n from made`,
    [portal.tenantId],
  );
  const { result, statements } = await countStatements(tree);
  assert.equal(result.length, 20_000);
  assert.equal(statements.filter((text) => /catalog_categories/.test(text)).length, 1);
});
