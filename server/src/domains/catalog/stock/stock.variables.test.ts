import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, personWith, request, run } from '../../../../test/harness.ts';
import { newStock } from '../../../../test/stock.ts';
import { readItemCard } from '../operations/read-item-card.ts';

test('what is available and what is reserved are variables of a product, over all warehouses', async () => {
  const { portal, adjust, warehouses, itemId, make } = await newStock();
  const key = await portal.key('variables.read', 'catalog.read');
  const resolved = async (entityId: string) =>
    (
      await request('POST', '/api/v1/variables/resolve', {
        key,
        body: {
          entityType: 'catalogItem',
          entityId,
          paths: ['catalogItem.stock.available', 'catalogItem.stock.reserved'],
        },
      })
    ).json;
  assert.equal((await resolved(itemId)).values['catalogItem.stock.available'], '0');
  await adjust({ quantityDelta: '10.500' });
  await adjust({ quantityDelta: '2', warehouseId: warehouses[1] });
  await owner.query('update stock_balances set reserved = 3 where tenant_id = $1 and warehouse_id = $2', [
    portal.tenantId,
    warehouses[0],
  ]);
  assert.deepEqual((await resolved(itemId)).values, {
    'catalogItem.stock.available': '9.5',
    'catalogItem.stock.reserved': '3',
  });
  const service = await make({ type: 'service' });
  assert.deepEqual((await resolved(service)).unresolved, ['catalogItem.stock.available', 'catalogItem.stock.reserved']);
});

test('the card shows stock, anew each time although its version stays, and to those who may see it', async () => {
  const { portal, key, adjust, itemId } = await newStock();
  const url = `/api/v1/catalog/${itemId}`;
  const first = await request('GET', url, { key });
  await adjust({ quantityDelta: '5' });
  const again = await request('GET', url, { key, headers: { 'if-none-match': String(first.headers.etag) } });
  assert.deepEqual([again.status, again.json.stock.available, again.json.version], [200, '5', first.json.version]);
  const blind: { stock: unknown } = await run(readItemCard, personWith(portal, 'catalog.read'), { id: itemId });
  assert.equal(blind.stock, null);
});
