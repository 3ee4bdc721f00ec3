import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, owner } from '../../../../test/harness.ts';
import { priceListPortal, url } from '../../../../test/price-lists.ts';

test('a row is added by article or identifier, in the unit of its item', async () => {
  const { newList, newItem, putRows, rowsOf, listOf } = await priceListPortal();
  const list = await newList();
  const id = await newItem('Ц-500', 'Цемент М500');
  await newItem('B-1');
  const { status, json } = await putRows(
    list.id,
    { sku: 'ц-500', price: '412.50', deliveryDays: 3 },
    { sku: 'B-1', price: 7 },
  );
  assert.equal(status, 200);
  assert.deepEqual([json.added, json.changed, json.unchanged, json.currentVersion], [2, 0, 0, 2]);
  const [row] = await rowsOf(list.id);
  assert.deepEqual(
    [row.catalogItemId, row.sku, row.name, row.price, row.uom, row.minQuantity, row.deliveryDays, row.previousPrice],
    [id, 'Ц-500', 'Цемент М500', '412.50', '796', '1', 3, null],
  );
  assert.deepEqual((await listOf(list.id)).counters, { items: 2, changed: 2, expired: 0 });
});

test('a known row takes the given fields and keeps the others', async () => {
  const { filled, putRows, rowsOf } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(id, { sku, price: '100', deliveryDays: 5, note: 'со склада', discountPercent: '2.5' });
  const { json } = await putRows(id, { sku, price: '120' });
  assert.deepEqual([json.added, json.changed], [0, 1]);
  const [row] = await rowsOf(id);
  assert.deepEqual(
    [row.price, row.previousPrice, row.deliveryDays, row.note, row.discountPercent, row.changedIn],
    ['120', '100', 5, 'со склада', '2.5', json.currentVersion],
  );
});

test('the same rows again change nothing: no version, no event', async () => {
  const { filled, putRows, listOf, portal } = await priceListPortal();
  const { id, sku } = await filled();
  const facts = (await factsOf(portal.tenantId)).length;
  const { json } = await putRows(id, { sku, price: '100.00', minQuantity: '1.0' });
  assert.deepEqual([json.added, json.changed, json.unchanged, json.currentVersion], [0, 0, 1, 2]);
  assert.equal((await listOf(id)).version, 2);
  assert.equal((await factsOf(portal.tenantId)).length, facts);
});

test('quantities, units and first days make rows of their own', async () => {
  const { filled, putRows, rowsOf } = await priceListPortal();
  const { id, sku } = await filled();
  const { json } = await putRows(
    id,
    { sku, price: '90', minQuantity: '10' },
    { sku, price: '80', uom: '778' },
    { sku, price: '70', validFrom: '2027-01-01' },
    { sku, price: '101' },
  );
  assert.deepEqual([json.added, json.changed], [3, 1]);
  assert.equal((await rowsOf(id)).length, 4);
});

test('every error of every row is told at its place, and nothing is written', async () => {
  const { filled, newItem, ask, putRows, rowsOf, listOf } = await priceListPortal();
  const { id, sku, itemId } = await filled();
  const archived = await newItem('OLD');
  await ask('DELETE', `/api/v1/catalog/${archived}`);
  const foreign = await (await priceListPortal()).newItem('F-1');
  const { status, json } = await putRows(
    id,
    { sku, price: '1' },
    { sku: 'нет такого', price: '1' },
    { catalogItemId: foreign, price: '1' },
    { catalogItemId: archived, price: '1' },
    { price: '1' },
    { sku, catalogItemId: itemId, price: '1' },
    { catalogItemId: itemId, price: '2', minQuantity: '1.0' },
    { sku, price: '0', minQuantity: '2' },
    { sku, price: '5', isFree: true, minQuantity: '3' },
    { sku, price: '5', minQuantity: '0' },
    { sku, price: '5', minQuantity: '4', batchSize: '0' },
    { sku, price: '5', minQuantity: '5', discountPercent: '101' },
    { sku, price: '5', minQuantity: '6', validFrom: '2026-02-02', validTo: '2026-02-01' },
    { sku, price: '5', minQuantity: '7', discountPercent: '1.00001' },
  );
  assert.equal(status, 422);
  assert.equal(json.code, 'validation_failed');
  assert.deepEqual(
    json.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code]),
    [
      ['/items/1/sku', 'not_found_reference'],
      ['/items/2/catalogItemId', 'not_found_reference'],
      ['/items/3/catalogItemId', 'archived_reference'],
      ['/items/4/catalogItemId', 'exactly_one'],
      ['/items/5/catalogItemId', 'exactly_one'],
      ['/items/6', 'duplicate_row'],
      ['/items/7/price', 'zero_price'],
      ['/items/8/isFree', 'free_with_price'],
      ['/items/9/minQuantity', 'minimum'],
      ['/items/10/batchSize', 'minimum'],
      ['/items/11/discountPercent', 'maximum'],
      ['/items/12/validTo', 'period_invalid'],
      ['/items/13/discountPercent', 'precision'],
    ],
  );
  assert.equal((await rowsOf(id)).length, 1);
  assert.equal((await listOf(id)).currentVersion, 2);
});

test('wrong values are told at their place too, at most a hundred of them', async () => {
  const { filled, putRows } = await priceListPortal();
  const { id, sku } = await filled();
  const one = await putRows(id, { sku, price: '1' }, { sku, price: '-1', uom: 'пуд' });
  assert.deepEqual(
    one.json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/items/1/price', '/items/1/uom'],
  );
  const many = await putRows(id, ...Array.from({ length: 300 }, () => ({ sku: 'нет', price: '1' })));
  assert.equal(many.json.errors.length, 100);
});

test('a free row says so, and a price given later makes it paid', async () => {
  const { filled, putRows, rowsOf } = await priceListPortal();
  const { id, sku } = await filled();
  assert.equal((await putRows(id, { sku, price: '0', isFree: true })).status, 200);
  assert.equal((await rowsOf(id))[0].isFree, true);
  await putRows(id, { sku, price: '3' });
  assert.equal((await rowsOf(id))[0].isFree, false);
});

test('an archived list takes no rows', async () => {
  const { filled, putRows, ask } = await priceListPortal();
  const { id, sku } = await filled();
  await ask('POST', `${url}/${id}/archive`);
  assert.equal((await putRows(id, { sku, price: '1' })).json.code, 'resource_archived');
});

test('no rows, and more than 5,000, are refused', async () => {
  const { newList, putRows } = await priceListPortal();
  const { id } = await newList();
  assert.equal((await putRows(id)).status, 422);
  assert.equal((await putRows(id, ...Array.from({ length: 5_001 }, () => ({ sku: 'A', price: '1' })))).status, 422);
});

long('five thousand rows cost the statements of one, and their version tells them all', async () => {
  const { newList, putRows, portal, changesOf } = await priceListPortal();
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name) select $1, 'N-' || n, 'Позиция ' || n from generate_series(1, 5000) n`,
    [portal.tenantId],
  );
  const { id } = await newList();
  const rows = (price: number) =>
    Array.from({ length: 5_000 }, (_, n) => ({ sku: `N-${n + 1}`, price: String(price + n) }));
  const one = await countStatements(() => putRows(id, { sku: 'N-1', price: '0.5' }));
  const all = await countStatements(() => putRows(id, ...rows(10)));
  assert.equal(all.result.status, 200, all.result.text);
  assert.deepEqual([all.result.json.added, all.result.json.changed], [4_999, 1]);
  assert.equal(all.statements.length, one.statements.length);

  const again = await putRows(id, ...rows(11));
  assert.equal(again.status, 200, again.text);
  assert.deepEqual([again.json.changed, again.json.counters.items], [5_000, 5_000]);
  const json = await changesOf(id, 4, '?limit=200&includeTotal=true');
  assert.equal(json.meta.total, 5_000);
  assert.deepEqual([json.items[0].field, json.items[0].from, json.items[0].to], ['price', '10', '11']);
  const { rows: sizes } = await owner.query(
    'select n, pg_column_size(diff) as bytes from price_list_versions where tenant_id = $1 order by n',
    [portal.tenantId],
  );
  assert.ok(sizes.at(-1).bytes < 500_000, JSON.stringify(sizes));
});

test('of two batches at once neither loses what the other wrote', async () => {
  const { newList, newItem, putRows, listOf, ask } = await priceListPortal();
  const { id } = await newList();
  await newItem('S-1');
  const batches = Array.from({ length: 10 }, (_, n) =>
    putRows(id, { sku: 'S-1', price: '5', minQuantity: String(n + 1) }),
  );
  for (const { status } of await Promise.all(batches)) assert.equal(status, 200);
  const list = await listOf(id);
  assert.deepEqual([list.counters.items, list.currentVersion], [10, 11]);
  const { json } = await ask('GET', `${url}/${id}/versions`);
  assert.deepEqual(
    json.items.map(({ n }: { n: number }) => n),
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  );
});

test('a stale If-Match stops a batch', async () => {
  const { filled, ask } = await priceListPortal();
  const { id, sku } = await filled();
  const { json } = await ask('POST', `${url}/${id}/items`, { items: [{ sku, price: '1' }] }, { 'if-match': '"v1"' });
  assert.equal(json.code, 'precondition_failed');
});
