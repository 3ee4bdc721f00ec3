import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, owner, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog';
let key: string;

/** More items than are looked through in the order of the list; what is sought stands at its very end. */
before(async () => {
  const portals = [await newPortal(), await newPortal()] as const;
  key = await portals[0].key('catalog.read');
  for (const { tenantId } of portals)
    await owner.query(
      `insert into catalog_items (tenant_id, name, sku, brand)
       select $1, case when n > 2200 then 'Ящик № ' else 'Болт № ' end || to_char(n, 'FM0000'), 'A-' || n, 'Сталь' from generate_series(1, 2210) n`,
      [tenantId],
    );
});

const search = async (query: string) => {
  const { json, status } = await request('GET', `${url}?${query}`, { key });
  assert.equal(status, 200);
  return json as { items: Array<{ name: string }>; page: { nextCursor: string | null }; meta?: { total: number } };
};
const names = ({ items }: { items: Array<{ name: string }> }) => items.map(({ name }) => name);

test('a fragment that stands far down the list is found, whatever the case of its letters', async () => {
  assert.deepEqual(names(await search('search=ЩИК&limit=3')), ['Ящик № 2201', 'Ящик № 2202', 'Ящик № 2203']);
  assert.deepEqual(names(await search('search=a-2210')), ['Ящик № 2210']);
  assert.deepEqual(names(await search('search=яще')), []);
});

test('what is sought is found in every order', async () => {
  for (const [sort, first] of [
    ['-name', 'Ящик № 2210'],
    ['sku', 'Ящик № 2201'],
    ['-updatedAt', undefined],
    ['createdAt', undefined],
  ] as const) {
    const found = names(await search(`search=ящик&sort=${sort}`));
    assert.equal(found.length, 10, sort);
    if (first) assert.equal(found[0], first);
  }
});

test('pages of a search go on where they ended, near and far', async () => {
  for (const [fragment, total] of [
    ['ящик', 10],
    ['сталь', 2210],
  ] as const) {
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await search(`search=${fragment}&limit=${fragment === 'ящик' ? 4 : 200}${cursor}`);
      found.push(...names(page));
      if (page.page.nextCursor === null) break;
      cursor = `&cursor=${page.page.nextCursor}`;
    }
    assert.equal(found.length, total);
    assert.equal(new Set(found).size, total);
  }
});

test('a search counts what it finds, in this portal alone', async () => {
  assert.equal((await search('search=ящик&includeTotal=true')).meta?.total, 10);
});

test('signs of a pattern are letters like others', async () => {
  assert.deepEqual(names(await search(`search=${encodeURIComponent('%_')}`)), []);
  assert.deepEqual(names(await search(`search=${encodeURIComponent('№ 2209')}`)), ['Ящик № 2209']);
});
