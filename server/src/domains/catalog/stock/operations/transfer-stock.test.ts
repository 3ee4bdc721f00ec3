import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../../test/harness.ts';
import { newStock } from '../../../../../test/stock.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';

test('a transfer takes from one warehouse and puts into another, at the average cost it left at', async () => {
  const { adjust, transfer, warehouses, portal } = await newStock();
  await adjust({ quantityDelta: '10', unitCost: '5.00' });
  await adjust({ quantityDelta: '4', unitCost: '8.00' });
  await adjust({ quantityDelta: '2', unitCost: '11', warehouseId: warehouses[1] });
  const { status, json } = await transfer('6', { comment: 'На объект' });

  assert.equal(status, 201, JSON.stringify(json));
  const [out, into] = json.movements;
  assert.deepEqual([out.type, out.quantity, out.balanceAfter, out.unitCost], ['transfer_out', '-6', '8', '5.857143']);
  assert.deepEqual([into.type, into.quantity, into.balanceAfter, into.unitCost], ['transfer_in', '6', '8', '5.857143']);
  assert.deepEqual([out.sourceEntityType, out.sourceEntityId], ['stock_transfer', into.sourceEntityId]);
  assert.deepEqual([out.comment, into.comment], ['На объект', 'На объект']);
  assert.equal(json.stock.onHand, '16');
  const costs = new Map(
    json.stock.byWarehouse.map((held: Record<string, string>) => [held.warehouseId, held.averageCost]),
  );
  assert.deepEqual(
    warehouses.map((id) => costs.get(id)),
    ['5.857143', '7.142857'],
  );
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'stock.movement_created');
  assert.equal(told.length, 5);
});

test('no more is transferred than there is, and then neither side moves', async () => {
  const { adjust, transfer, movements } = await newStock();
  await adjust({ quantityDelta: '3' });
  const { status, json } = await transfer('4');
  assert.deepEqual([status, json.rule, json.onHand], [422, 'insufficient_stock', '3']);
  assert.equal((await movements()).length, 1);
});

test('a transfer to the same warehouse, of nothing, or to nowhere is refused', async () => {
  const { transfer, warehouses } = await newStock();
  const refusal = async (quantity: string, body = {}) => {
    const { status, json } = await transfer(quantity, body);
    return [status, json.code, json.errors?.[0]?.pointer];
  };
  const same = { toWarehouseId: warehouses[0] };
  assert.deepEqual(await refusal('1', same), [422, 'validation_failed', '/toWarehouseId']);
  assert.deepEqual(await refusal('0.0'), [422, 'validation_failed', '/quantity']);
  assert.deepEqual(await refusal('-1'), [422, 'validation_failed', '/quantity']);
  assert.deepEqual(await refusal('1', { toWarehouseId: uuidv7() }), [422, 'unknown_reference', '/toWarehouseId']);
  assert.deepEqual(await refusal('1', { fromWarehouseId: uuidv7() }), [422, 'unknown_reference', '/fromWarehouseId']);
});

test('transfers both ways at once wait for each other and do not lock up', async () => {
  const { adjust, transfer, warehouses, stock } = await newStock();
  for (const warehouseId of warehouses) await adjust({ quantityDelta: '100', warehouseId });
  const back = { fromWarehouseId: warehouses[1], toWarehouseId: warehouses[0] };
  const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => transfer('1', turn % 3 === 0 ? back : {})));
  assert.ok(answers.every(({ status }) => status === 201));
  const held = new Map((await stock()).byWarehouse.map((one: Record<string, string>) => [one.warehouseId, one.onHand]));
  assert.deepEqual(
    warehouses.map((id) => held.get(id)),
    ['90', '110'],
  );
});
