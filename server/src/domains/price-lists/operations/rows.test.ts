import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../test/harness.ts';
import { priceListPortal, url } from '../../../../test/price-lists.ts';

const nobody = '01a1fd4a-ac1d-75f1-a89d-2e36cf552c96';

test('a row takes a new price and keeps the rest, with a version of its own', async () => {
  const { filled, ask, rowsOf, listOf, portal } = await priceListPortal();
  const { id } = await filled();
  const [row] = await rowsOf(id);
  const { status, json, headers } = await ask('PATCH', `${url}/${id}/items/${row.id}`, {
    price: '110',
    deliveryDays: 4,
  });
  assert.equal(status, 200);
  assert.deepEqual([json.price, json.previousPrice, json.deliveryDays, json.version], ['110', '100', 4, 2]);
  assert.match(String(headers.etag), /^"v2-/);
  assert.equal((await listOf(id)).currentVersion, 3);
  const last = (await factsOf(portal.tenantId)).at(-1);
  assert.equal(last?.event, 'integration_api.price_list.updated');
  assert.deepEqual(last?.data.rows, { added: 0, changed: 1, removed: 0 });
});

test('a row changed to what it is makes no version', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const { id } = await filled();
  const [row] = await rowsOf(id);
  const { json } = await ask('PATCH', `${url}/${id}/items/${row.id}`, { price: '100.0', note: null });
  assert.equal(json.version, 1);
});

test('a row cannot take the place of another', async () => {
  const { filled, putRows, ask, rowsOf } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(id, { sku, price: '90', minQuantity: '10' });
  const [one, ten] = await rowsOf(id);
  const { status, json } = await ask('PATCH', `${url}/${id}/items/${ten.id}`, { minQuantity: '1' });
  assert.deepEqual([status, json.code, json.existing.entityId], [409, 'already_exists', one.id]);
  assert.equal((await ask('PATCH', `${url}/${id}/items/${ten.id}`, { minQuantity: '10.0', price: '91' })).status, 200);
});

const wrong: Array<[body: object, pointer: string]> = [
  [{ price: '0' }, '/price'],
  [{ isFree: true }, '/isFree'],
  [{ minQuantity: '0' }, '/minQuantity'],
  [{ validFrom: '2026-12-02', validTo: '2026-12-01' }, '/validTo'],
  [{ discountPercent: '100.5' }, '/discountPercent'],
  [{ uom: '166' }, '/uom'],
  [{ catalogItemId: nobody }, '/catalogItemId'],
];

for (const [body, pointer] of wrong) {
  test(`a row refuses ${JSON.stringify(body)}`, async () => {
    const { filled, ask, rowsOf } = await priceListPortal();
    const { id } = await filled();
    const [row] = await rowsOf(id);
    const { status, json } = await ask('PATCH', `${url}/${id}/items/${row.id}`, body);
    assert.deepEqual([status, json.errors[0].pointer], [422, pointer]);
  });
}

test('a last day before the first one that stands is refused', async () => {
  const { newList, newItem, putRows, ask, rowsOf } = await priceListPortal();
  const { id } = await newList();
  await newItem('D-1');
  await putRows(id, { sku: 'D-1', price: '1', validFrom: '2026-12-02' });
  const [row] = await rowsOf(id);
  const { json } = await ask('PATCH', `${url}/${id}/items/${row.id}`, { validTo: '2026-12-01' });
  assert.equal(json.errors[0].code, 'period_invalid');
});

test('a deleted row is gone, and its version tells what it was', async () => {
  const { filled, ask, rowsOf, listOf, changesOf } = await priceListPortal();
  const { id, itemId } = await filled();
  const [row] = await rowsOf(id);
  assert.deepEqual((await ask('DELETE', `${url}/${id}/items/${row.id}`)).json, { id: row.id, result: 'deleted' });
  assert.equal((await ask('DELETE', `${url}/${id}/items/${row.id}`)).status, 404);
  const list = await listOf(id);
  assert.deepEqual([list.counters.items, list.versions[0].removed], [0, 1]);
  const json = await changesOf(id, 3, '?field=price');
  assert.deepEqual([json.items[0].catalogItemId, json.items[0].from, json.items[0].to], [itemId, '100', null]);
});

test('If-Match of a row names the row, not the list', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const { id } = await filled();
  const [row] = await rowsOf(id);
  const change = (etag: string) => ask('PATCH', `${url}/${id}/items/${row.id}`, { price: '5' }, { 'if-match': etag });
  assert.equal((await change('"v9"')).json.code, 'precondition_failed');
  assert.equal((await change('"v1"')).status, 200);
  assert.equal((await ask('DELETE', `${url}/${id}/items/${row.id}`, undefined, { 'if-match': '"v1"' })).status, 412);
});

test('rows of an archived list stay as they are', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const { id } = await filled();
  const [row] = await rowsOf(id);
  await ask('POST', `${url}/${id}/archive`);
  assert.equal((await ask('PATCH', `${url}/${id}/items/${row.id}`, { price: '5' })).json.code, 'resource_archived');
  assert.equal((await ask('DELETE', `${url}/${id}/items/${row.id}`)).json.code, 'resource_archived');
});

test('a row is found in its own list alone, and in its own portal', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const [one, other] = [await filled(), await filled()];
  const [row] = await rowsOf(one.id);
  const stranger = await priceListPortal();
  for (const [who, id] of [
    [ask, other.id],
    [stranger.ask, one.id],
  ] as const) {
    assert.equal((await who('PATCH', `${url}/${id}/items/${row.id}`, { price: '5' })).status, 404);
    assert.equal((await who('DELETE', `${url}/${id}/items/${row.id}`)).status, 404);
  }
  assert.equal((await rowsOf(one.id))[0].price, '100');
});

test('rows are read page by page, filtered and sorted', async () => {
  const { newList, newItem, putRows, ask } = await priceListPortal();
  const { id } = await newList();
  for (const n of [1, 2, 3]) await newItem(`R-${n}`);
  await putRows(
    id,
    { sku: 'R-1', price: '30' },
    { sku: 'R-2', price: '10', supplierSku: 'ЦМ-2' },
    { sku: 'R-3', price: '20' },
  );
  const skus = ({ json }: { json: { items: Array<{ sku: string }> } }) => json.items.map(({ sku }) => sku);
  assert.deepEqual(skus(await ask('GET', `${url}/${id}/items`)), ['R-1', 'R-2', 'R-3']);
  assert.deepEqual(skus(await ask('GET', `${url}/${id}/items?sort=price`)), ['R-2', 'R-3', 'R-1']);
  assert.deepEqual(skus(await ask('GET', `${url}/${id}/items?price[gte]=20`)), ['R-1', 'R-3']);
  assert.deepEqual(skus(await ask('GET', `${url}/${id}/items?search=цм`)), ['R-2']);
  const first = await ask('GET', `${url}/${id}/items?limit=2`);
  assert.deepEqual(skus(await ask('GET', `${url}/${id}/items?limit=2&cursor=${first.json.page.nextCursor}`)), ['R-3']);
});
