import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { pointsUrl, reorderPortal } from '../../../../test/recurring.ts';
import { made } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

const faults = ({ status, json }: { status: number; json: { errors?: Array<{ pointer: string; code: string }> } }) => [
  status,
  (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).join(),
];

test('a point tells how its item stands in its warehouse, and what would be asked for', async () => {
  const { ask, add, stocked, approved, itemId, warehouseId } = await reorderPortal();
  await stocked('4');
  await approved({ deliveryWarehouseId: warehouseId, items: [{ catalogItemId: itemId, quantity: '3.5' }] });
  const point = made(await add({ target: '40', lot: '12', leadTimeDays: 7 }));
  assert.deepEqual([point.itemName, point.uom, point.isActive], ['Цемент', '166', true]);
  assert.deepEqual(point.figures, {
    ...{ onHand: '4', reserved: '0', expected: '3.5', proposed: '0' },
    ...{ minimum: '10', target: '40', lot: '12', quantity: '36' },
  });
  assert.deepEqual((await ask('GET', `${pointsUrl}?warehouseId=${warehouseId}`)).json.items, [point]);
});

test('bad input is refused at its field', async () => {
  const { key, add, itemId } = await reorderPortal();
  const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12';
  assert.deepEqual(faults(await add({ catalogItemId: nobody })), [422, '/catalogItemId not_found_reference']);
  assert.deepEqual(faults(await add({ warehouseId: nobody })), [422, '/warehouseId not_found_reference']);
  assert.deepEqual(faults(await add({ target: '9' })), [422, '/target below_minimum']);
  assert.deepEqual(faults(await add({ lot: '0' })), [422, '/lot minimum']);
  assert.deepEqual(faults(await add({ minimum: '-1' })), [422, '/minimum format']);
  const piece = await newItem(key, { name: 'Кирпич' });
  assert.deepEqual(faults(await add({ catalogItemId: piece, minimum: '1.5' })), [422, '/minimum uom_must_be_whole']);
  const service = await newItem(key, { name: 'Доставка', type: 'service' });
  assert.equal((await add({ catalogItemId: service })).json.rule, 'service_has_no_stock');
  const first = made(await add({ catalogItemId: itemId }));
  const second = await add({ catalogItemId: itemId });
  assert.deepEqual([second.status, second.json.existing.entityId], [409, first.id]);
});

test('a list costs the same number of statements for one point and for many', async () => {
  const { ask, add, item } = await reorderPortal();
  made(await add());
  const count = async () => (await countStatements(() => ask('GET', pointsUrl))).statements.length;
  const one = await count();
  for (const name of ['Песок', 'Щебень', 'Гравий']) made(await add({ catalogItemId: await item(name) }));
  assert.equal(await count(), one);
});

test('a point is changed and deleted', async () => {
  const { ask, add } = await reorderPortal();
  const { id } = made(await add());
  const { json } = await ask('PATCH', `${pointsUrl}/${id}`, { minimum: '20', target: '25' });
  assert.deepEqual([json.minimum, json.target, json.figures.quantity, json.version], ['20', '25', '25', 2]);
  assert.deepEqual(faults(await ask('PATCH', `${pointsUrl}/${id}`, { target: '5' })), [422, '/target below_minimum']);
  assert.equal((await ask('DELETE', `${pointsUrl}/${id}`)).status, 200);
  assert.equal((await ask('GET', `${pointsUrl}/${id}`)).status, 404);
});
