import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, newPortal, request, signIn } from '../../../../test/harness.ts';

const url = '/api/v1/report-pages';
const tiles = [
  { report: 'spend', span: 'this-month', form: 'figure' },
  { report: 'spend', by: 'supplier', form: 'table', title: 'Кому платим' },
];

async function begin() {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  const as = (token: string) => async (method: string, path: string, body?: unknown) => {
    const { status, json } = await request(method, path, { token, body });
    return { status, json };
  };
  return { portal, mine: as(await signIn(portal)), theirs: as(await signIn(portal, buyer.userId)) };
}

test('a page keeps tiles in their order, for oneself until it is shared', async () => {
  const { mine, theirs } = await begin();
  const { status, json } = await mine('POST', url, { name: 'Моя страница', tiles });
  assert.deepEqual([status, json.tiles, json.isShared], [201, tiles, false]);
  assert.deepEqual((await theirs('GET', url)).json.items, []);
  const address = `${url}/${json.id}`;
  const turned = (await mine('PATCH', address, { tiles: tiles.toReversed(), isShared: true, version: 1 })).json;
  assert.deepEqual(turned.tiles, tiles.toReversed());
  assert.equal((await theirs('GET', url)).json.items[0].id, json.id);
  assert.equal((await theirs('PATCH', address, { name: 'Чужая' })).status, 404);
  assert.equal((await theirs('DELETE', address)).status, 404);
  assert.equal((await mine('DELETE', address)).json.result, 'deleted');
});

test('a tile that no report could fill is refused by its fields', async () => {
  const { mine } = await begin();
  const bad = [
    { report: 'savings', form: 'figure', by: 'item' },
    { report: 'payables', form: 'table', span: 'year' },
    { report: 'spend', form: 'bars', span: 'year', from: '2026-01-01' },
    { report: 'spend', form: 'bars', from: '2026-02-01', to: '2026-01-01' },
    { report: 'price_index', form: 'bars' },
  ];
  const { status, json } = await mine('POST', url, { name: 'Моя страница', tiles: bad });
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      ...['/tiles/0/by not_of_report', '/tiles/1/span not_of_report', '/tiles/2/span not_with_days'],
      ...['/tiles/3/to before_start', '/tiles/4/basketId required'],
    ],
  );
});

test('nobody keeps more than twenty pages, and no key has any', async () => {
  const { portal, mine } = await begin();
  for (let made = 0; made < 20; made += 1) assert.equal((await mine('POST', url, { name: `${made}` })).status, 201);
  assert.equal((await mine('POST', url, { name: 'Лишняя' })).json.rule, 'too_many_pages');
  const key = await portal.key('finance.read');
  assert.equal((await request('GET', url, { key })).status, 403);
});
