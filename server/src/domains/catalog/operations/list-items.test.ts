import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog';
let key: string;
const list = async (query = '') => request('GET', `${url}${query}`, { key });
const names = ({ json }: { json: { items: Array<{ name: string }> } }) => json.items.map(({ name }) => name);

before(async () => {
  key = await (await newPortal()).key('catalog.read', 'catalog.write', 'catalog.delete');
  const items = [
    { name: 'Ёлка', brand: 'Лес' },
    { name: 'яблоко' },
    { name: 'Егоза', brand: 'Сталь', sku: 'E_1' },
    { name: 'болт М8', brand: 'Сталь', sku: 'E11' },
    { name: 'Болт М10', brand: 'Альфа' },
  ];
  for (const body of items) assert.equal((await request('POST', url, { key, body })).status, 201);
});

test('names stand in dictionary order, Ё after Е and capitals among the rest', async () => {
  assert.deepEqual(names(await list()), ['Болт М10', 'болт М8', 'Егоза', 'Ёлка', 'яблоко']);
});

test('pages continue exactly where they ended, forward and back', async () => {
  for (const sort of ['name', '-name', 'brand,-name', '-brand', 'createdAt,-name', 'sku']) {
    const whole = names(await list(`?sort=${sort}`));
    const forward = await walk(`?sort=${sort}&limit=2`, 'nextCursor');
    assert.deepEqual(forward.names, whole, sort);
    const backward = await walk(`?sort=${sort}&limit=2&cursor=${forward.last.prevCursor}`, 'prevCursor');
    assert.deepEqual(backward.pages.reverse().flat(), whole.slice(0, 4), sort);
  }
});

async function walk(query: string, direction: 'nextCursor' | 'prevCursor') {
  const pages: string[][] = [];
  let page = await list(query);
  for (;;) {
    pages.push(names(page));
    const cursor = page.json.page[direction];
    if (cursor === null) return { pages, names: pages.flat(), last: page.json.page };
    page = await list(`${query.replace(/&cursor=.*/, '')}&cursor=${cursor}`);
  }
}

test('filters narrow by equality, by list, by part and by absence', async () => {
  assert.deepEqual(names(await list('?brand=Сталь')), ['болт М8', 'Егоза']);
  assert.deepEqual(names(await list('?brand=Сталь,Лес&sort=-name')), ['Ёлка', 'Егоза', 'болт М8']);
  assert.deepEqual(names(await list('?brand[isNull]=true')), ['яблоко']);
  assert.deepEqual(names(await list('?name[startsWith]=болт')), ['Болт М10', 'болт М8']);
  assert.deepEqual(names(await list('?sku[contains]=_')), ['Егоза']);
  assert.deepEqual(names(await list('?createdAt[gte]=2100-01-01T00:00:00Z')), []);
});

test('two Cyrillic letters are enough to search, one is not', async () => {
  assert.deepEqual(names(await list('?search=бо')), ['болт М8', 'Болт М10'], 'the shorter name comes first');
  assert.equal((await list('?search=б')).json.code, 'invalid_filter');
});

test('only the asked fields come, the identifier and version always', async () => {
  const { json } = await list('?fields=name&limit=1');
  assert.deepEqual(Object.keys(json.items[0]).sort(), ['id', 'name', 'version']);
  assert.equal((await list('?fields=nope')).json.code, 'invalid_fields');
});

test('a total is given when asked', async () => {
  const { json } = await list('?includeTotal=true&limit=1');
  assert.deepEqual(json.meta, { total: 5, totalIsLowerBound: false });
  assert.equal((await list()).json.meta, undefined);
});

test('a page over 200 is lowered, under 1 refused', async () => {
  assert.equal((await list('?limit=1000')).json.page.limit, 200);
  assert.equal((await list('?limit=0')).json.code, 'invalid_query_parameter');
});

const refusals: Array<[string, string]> = [
  ['?colour=red', 'unknown_query_parameter'],
  ['?name[gte]=a', 'unknown_query_parameter'],
  ['?sort=description', 'invalid_sort'],
  ['?sort=name,brand,sku,id', 'invalid_sort'],
  ['?sort=name,-name', 'invalid_sort'],
  ['?type=animal', 'invalid_filter'],
  ['?updatedAt[gte]=yesterday', 'invalid_filter'],
  ['?updatedAt[gte]=2026-01-01T00:00:00', 'invalid_filter'],
  ['?id=1', 'invalid_filter'],
  ['?brand=a&brand=b', 'invalid_query_parameter'],
  ['?expand=supplier', 'invalid_expand'],
  ['?cursor=nonsense', 'cursor_invalid'],
];

for (const [query, code] of refusals) {
  test(`${query} is refused as ${code}`, async () => {
    const { status, json } = await list(query);
    assert.equal(status, 400);
    assert.equal(json.code, code);
  });
}

test('a cursor continues only its own list', async () => {
  const { json } = await list('?limit=1&sort=name');
  assert.equal((await list(`?limit=1&sort=-name&cursor=${json.page.nextCursor}`)).json.code, 'cursor_mismatch');
  const stranger = await (await newPortal()).key('catalog.read');
  assert.equal(
    (await request('GET', `${url}?limit=1&sort=name&cursor=${json.page.nextCursor}`, { key: stranger })).json.code,
    'cursor_mismatch',
  );
});

test('whatever field is asked for alone is as the whole row shows it, and pages of it go on', async () => {
  const [whole] = (await list('?sort=-createdAt&limit=1')).json.items;
  for (const [field, value] of Object.entries(whole)) {
    const { json } = await list(`?sort=-createdAt&limit=1&fields=${field}`);
    assert.deepEqual(json.items, [{ id: whole.id, [field]: value, version: whole.version }], field);
  }
  const forward = await walk('?fields=name&sort=-brand,updatedAt&limit=2', 'nextCursor');
  assert.deepEqual(forward.names, names(await list('?sort=-brand,updatedAt')));
});
