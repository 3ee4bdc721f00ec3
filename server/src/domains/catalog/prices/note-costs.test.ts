import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, type Portal, request, workerDoor } from '../../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../../test/price-lists.ts';
import { receivingPortal } from '../../../../test/receiving.ts';
import { newItem, tell } from '../../../../test/suppliers.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { duePricesSchedule } from './due-prices.schedule.ts';

const facade = '/api/v1/integration-api/catalog-items';
const current = ['currentCostPrice', 'currentCostCurrency', 'currentCostSource', 'currentCostUpdatedAt'];

const changesOf = async ({ tenantId }: Portal, itemId: string) =>
  (await factsOf(tenantId))
    .filter(({ event, entity_id }) => event === 'integration_api.catalog_item.updated' && entity_id === itemId)
    .map(
      ({ data }) =>
        data as { changedFields: string[]; previous: Record<string, unknown>; object: Record<string, unknown> },
    );

/** An item as an ERP knows it: its tag, and what it has been told since it asked. */
async function known() {
  const { portal, key } = await priceListPortal();
  const itemId = await newItem(key, { plannedCost: { price: '70' } });
  const read = (headers = {}) => request('GET', `${facade}/${itemId}`, { key, headers });
  const { headers, json } = await read();
  const again = () => read({ 'if-none-match': String(headers.etag) });
  const polled = async () => {
    const after = encodeURIComponent(json.updatedAt);
    return (await request('GET', `${facade}?updatedAt[gt]=${after}&sort=updatedAt`, { key })).json.items;
  };
  return { portal, key, itemId, item: json, again, polled };
}

test('an item whose cost came from an invoice is no 304, is found by updatedAt, and is told once', async () => {
  const { portal, itemId, item, again, polled } = await known();
  assert.equal((await again()).status, 304);
  assert.deepEqual(await polled(), []);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  const read = await again();
  assert.deepEqual([read.status, read.json.currentCostPrice, read.json.version], [200, '100', item.version]);
  assert.deepEqual(
    (await polled()).map(({ id }: { id: string }) => id),
    [itemId],
  );
  const [told, ...more] = await changesOf(portal, itemId);
  assert.deepEqual(more, []);
  assert.deepEqual(told?.changedFields, ['currentCostPrice', 'currentCostSource', 'currentCostUpdatedAt']);
  assert.deepEqual([told?.previous.currentCostPrice, told?.object.currentCostPrice], ['70', '100']);
});

test('the same cost told by another invoice is no event', async () => {
  const { portal, itemId, polled } = await known();
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.equal((await changesOf(portal, itemId)).length, 1);
  assert.equal((await polled()).length, 1);
});

test('a planned cost changed by hand tells the current one in the same event', async () => {
  const { portal, key, itemId } = await known();
  await request('PATCH', `${facade}/${itemId}`, { key, body: { plannedCost: { price: '80' } } });
  const told = await changesOf(portal, itemId);
  assert.equal(told.length, 1);
  assert.deepEqual(told[0]?.changedFields, ['plannedCost', 'currentCostPrice', 'currentCostUpdatedAt']);
  assert.equal(told[0]?.object.currentCostPrice, '80');
});

test('a price list that plans an item and is what it costs tells it once', async () => {
  const { portal, filled, ask } = await priceListPortal();
  const { id, itemId } = await filled({ kind: 'supplier', counterpartyId: await newParty(portal) });
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  const told = await changesOf(portal, itemId);
  assert.deepEqual(
    told.map(({ changedFields }) => changedFields),
    [['plannedCost', ...current]],
  );
  assert.deepEqual(told[0]?.object.currentCostPrice, '100');
});

test('a receipt tells what the item costs now, once', async () => {
  const { portal, itemId, came, receive } = await receivingPortal();
  assert.equal((await receive([came('4', { unitCost: '120' }), came('2', { unitCost: '120' })])).status, 201);
  const told = await changesOf(portal, itemId);
  assert.deepEqual(
    told.map(({ changedFields, object }) => [changedFields, object.currentCostSource]),
    [[current, 'stock_receipt']],
  );
});

test('a price that ends by the clock is an event and moves updatedAt', async () => {
  const { portal, itemId, polled } = await known();
  const validTo = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await tell(portal, 'price_list', [{ catalogItemId: itemId, price: '100', validTo }]);
  await owner.query(`update price_observations set valid_to = valid_to - 5 where tenant_id = $1`, [portal.tenantId]);
  await owner.query(`update catalog_items set prices_due_at = now() where tenant_id = $1`, [portal.tenantId]);
  await duePricesSchedule.run({ ...toolsOf(workerDoor), portalsWith: async () => [portal.tenantId] });
  assert.equal((await polled())[0].currentCostPrice, '70');
  const told = await changesOf(portal, itemId);
  assert.deepEqual(
    told.map(({ previous, object }) => [previous.currentCostPrice, object.currentCostPrice]),
    [
      ['70', '100'],
      ['100', '70'],
    ],
  );
});

test('an item in the archive is told of no more, its cost is still true', async () => {
  const { portal, key, itemId } = await known();
  await request('DELETE', `${facade}/${itemId}`, { key });
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.deepEqual(await changesOf(portal, itemId), []);
  assert.equal((await request('GET', `${facade}/${itemId}`, { key })).json.currentCostPrice, '100');
});
