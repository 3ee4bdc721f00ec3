import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../../test/harness.ts';
import { newItem, tell } from '../../../../../test/suppliers.ts';

const open = async () => {
  const portal = await newPortal();
  return { portal, key: await portal.key('catalog.read', 'catalog.write', 'catalog.delete') };
};

const pin = (key: string, id: string, body: unknown, headers = {}) =>
  request('PUT', `/api/v1/catalog/${id}/pinned-cost`, { key, body, headers });
const unpin = (key: string, id: string) => request('DELETE', `/api/v1/catalog/${id}/pinned-cost`, { key });
const shown = ({ json }: { json: Record<string, string | null> }) =>
  json.currentCostPrice ? [json.currentCostPrice, json.currentCostCurrency, json.currentCostSource].join(' ') : null;

test('a pinned cost holds against whatever comes, until it is unpinned', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  const pinned = await pin(key, itemId, { price: '80', currency: 'USD' });
  assert.equal(pinned.status, 200);
  assert.equal(shown(pinned), '80 USD manual_pinned');
  assert.equal(pinned.json.version, 2);
  await tell(portal, 'receipt', [{ catalogItemId: itemId, price: '95' }]);
  const get = () => request('GET', `/api/v1/catalog/${itemId}`, { key });
  assert.equal(shown(await get()), '80 USD manual_pinned');

  assert.equal(shown(await unpin(key, itemId)), '95 RUB stock_receipt');
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.changedFields]),
    [
      ['integration_api.catalog_item.created', undefined],
      [
        'integration_api.catalog_item.updated',
        ['currentCostPrice', 'currentCostCurrency', 'currentCostSource', 'currentCostUpdatedAt'],
      ],
      [
        'integration_api.catalog_item.updated',
        ['currentCostPrice', 'currentCostCurrency', 'currentCostSource', 'currentCostUpdatedAt'],
      ],
    ],
  );
});

test('the same pin again, and an unpin of nothing, change nothing', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  await pin(key, itemId, { price: '80' });
  assert.equal((await pin(key, itemId, { price: '80.0' })).json.version, 2);
  await unpin(key, itemId);
  assert.equal((await unpin(key, itemId)).json.version, 3);
  assert.equal((await factsOf(portal.tenantId)).length, 3);
});

test('a pin of an archived item, or of another version, is refused', async () => {
  const { key } = await open();
  const itemId = await newItem(key);
  assert.equal((await pin(key, itemId, { price: '80' }, { 'if-match': '"v7"' })).json.code, 'precondition_failed');
  await request('DELETE', `/api/v1/catalog/${itemId}`, { key });
  assert.equal((await pin(key, itemId, { price: '80' })).json.code, 'resource_archived');
  assert.equal((await unpin(key, itemId)).json.code, 'resource_archived');
});

test('a price that is none is refused', async () => {
  const { key } = await open();
  const itemId = await newItem(key);
  for (const body of [{}, { price: '-1' }, { price: '1', currency: 'рубль' }, { price: '1.1234567' }])
    assert.equal((await pin(key, itemId, body)).json.code, 'validation_failed');
});

test('a planned cost is written into the history, and so is every change of it', async () => {
  const { key } = await open();
  const itemId = await newItem(key, { plannedCost: { price: '90', currency: 'RUB' } });
  const patch = (plannedCost: unknown) => request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { plannedCost } });
  const changed = await patch({ price: '99' });
  assert.equal(shown(changed), '99 RUB planned');
  assert.equal(changed.json.currentCostUpdatedAt, changed.json.plannedCost.updatedAt);
  assert.equal((await patch({ price: '99' })).json.version, 2);
  const { json } = await request('GET', `/api/v1/catalog/${itemId}/price-history`, { key });
  assert.deepEqual(
    json.items.map(({ price, source, sourceEntityId }: Record<string, string>) => [price, source, sourceEntityId]),
    [
      ['99', 'manual', itemId],
      ['90', 'manual', itemId],
    ],
  );
  assert.equal(shown(await patch(null)), null);
});

test('clearing the plan leaves what papers say', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key, { plannedCost: { price: '90' } });
  await tell(portal, 'accepted_quote', [{ catalogItemId: itemId, price: '85' }]);
  const { json } = await request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { plannedCost: null } });
  assert.equal(shown({ json }), '85 RUB accepted_quote');
});

test('the list shows the current cost and its source', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  await tell(portal, 'price_list', [{ catalogItemId: itemId, price: '85' }]);
  const { json } = await request('GET', '/api/v1/catalog', { key });
  assert.equal(shown({ json: json.items[0] }), '85 RUB price_list');
});
