import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import { newPortal, personWith, refused, run } from '../../../../../test/harness.ts';
import { accept, line, requisitionPortal } from '../../../../../test/requisitions.ts';
import { newStock } from '../../../../../test/stock.ts';
import { newCounterparty } from '../../../../../test/suppliers.ts';
import { listStock } from './list-stock.ts';

test('a page of items tells what there is of each in all warehouses', async () => {
  const { adjust, transfer, make, get, itemId } = await newStock();
  const other = await make({ name: 'Песок' });
  await adjust({ quantityDelta: '10.500' });
  await transfer('4');
  const { status, json } = await get(`stock?itemIds=${other},${itemId}`);
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual(json.items, [
    { itemId: other, onHand: '0', reserved: '0', available: '0', incoming: '0' },
    { itemId, onHand: '10.5', reserved: '0', available: '10.5', incoming: '0' },
  ]);
});

test('what was decided to be bought is incoming until it comes', async () => {
  const { portal, ask, approved } = await requisitionPortal();
  const item = (await ask('POST', '/api/v1/catalog', { name: 'Цемент М500' })).json;
  const { items } = await approved({ items: [line({ catalogItemId: item.id, quantity: '10' })] });
  await accept(portal, items[0], (await newCounterparty(portal)).supplierId, { quantity: '7' });
  const { json } = await ask('GET', `/api/v1/catalog/stock?itemIds=${item.id}`);
  assert.deepEqual([json.items[0].onHand, json.items[0].incoming], ['0', '7']);
});

test('services, unknown items and those of others are left out', async () => {
  const { make, get } = await newStock();
  const service = await make({ name: 'Доставка', type: 'service' });
  const { itemId: foreign } = await newStock();
  assert.deepEqual((await get(`stock?itemIds=${service},${foreign}`)).json.items, []);
});

test('a list that is none, or too long, is refused', async () => {
  const { get, itemId } = await newStock();
  assert.equal((await get('stock?itemIds=abc')).json.code, 'invalid_query_parameter');
  assert.equal((await get(`stock?itemIds=${Array(201).fill(itemId).join(',')}`)).json.code, 'invalid_query_parameter');
  assert.equal((await get('stock')).status, 400);
});

test('it costs one statement however many items are asked for', async () => {
  const { make, get } = await newStock();
  const ids: string[] = [];
  for (let turn = 0; turn < 20; turn++) ids.push(await make({ name: `Позиция ${turn}` }));
  const count = async (of: string[]) =>
    (await countStatements(() => get(`stock?itemIds=${of.join(',')}`))).statements.length;
  await count(ids);
  assert.equal(await count(ids), await count(ids.slice(0, 1)));
});

test('who may not see stock is refused', async () => {
  const person = personWith(await newPortal(), 'catalog.read');
  const refusal = await refused(run(listStock, person, { itemIds: '0191a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b' }));
  assert.deepEqual([refusal.status, refusal.members.requiredPermissions], [403, ['stock.read']]);
});
