import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../../test/harness.ts';
import { newStock } from '../../../../../test/stock.ts';

async function begin() {
  const base = await newStock();
  const issue = (quantity: string, body: Record<string, unknown> = {}) =>
    request('POST', `/api/v1/catalog/${base.itemId}/movements/issue`, {
      key: base.key,
      body: { warehouseId: base.warehouses[0], quantity, issuedTo: 'Цех № 1', ...body },
    });
  return { ...base, issue };
}

test('what is issued leaves at the average cost, and its movement says to whom', async () => {
  const { adjust, issue } = await begin();
  await adjust({ quantityDelta: '10', unitCost: '5.00' });
  const { status, json } = await issue('2.5', { comment: 'Ремонт линии' });
  assert.equal(status, 201, JSON.stringify(json));
  const [movement] = json.movements;
  assert.deepEqual(
    [movement.type, movement.quantity, movement.unitCost, movement.issuedTo, movement.comment, movement.balanceAfter],
    ['issue', '-2.5', '5.00', 'Цех № 1', 'Ремонт линии', '7.5'],
  );
  assert.equal(json.stock.onHand, '7.5');
});

test('no more is issued than lies there, now or at its moment', async () => {
  const { adjust, issue } = await begin();
  await adjust({ quantityDelta: '3' });
  const { status, json } = await issue('3.000001');
  assert.deepEqual([status, json.rule, json.onHand], [422, 'insufficient_stock', '3']);
  const before = await issue('1', { occurredAt: new Date(Date.now() - 3_600_000).toISOString() });
  assert.equal(before.json.rule, 'insufficient_stock');
});

test('of many issues at once as many go through as there is stock for', async () => {
  const { adjust, issue, stock } = await begin();
  await adjust({ quantityDelta: '5' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => issue('1')));
  assert.equal(answers.filter(({ status }) => status === 201).length, 5);
  assert.equal((await stock()).onHand, '0');
});

test('an issue is reversed as any movement is', async () => {
  const { adjust, issue, reverse, stock } = await begin();
  await adjust({ quantityDelta: '5' });
  const { json } = await issue('4');
  assert.equal((await reverse(json.movements[0].id)).status, 201);
  assert.equal((await stock()).onHand, '5');
});

test('it needs a quantity, and somebody to take it', async () => {
  const { issue } = await begin();
  const field = async (asked: ReturnType<typeof issue>) => (await asked).json.errors?.[0]?.pointer;
  assert.equal(await field(issue('0')), '/quantity');
  assert.equal(await field(issue('1', { issuedTo: ' ' })), '/issuedTo');
});
