import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newStock } from '../../../../../test/stock.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';

test('a movement taken back leaves the stock as it was, and both name each other', async () => {
  const { adjust, reverse, movements } = await newStock();
  const { json: made } = await adjust({ quantityDelta: '7', unitCost: '3' });
  const { status, json } = await reverse(made.movements[0].id, { comment: 'Ошибка' });

  assert.equal(status, 201, JSON.stringify(json));
  const [reversal] = json.movements;
  assert.deepEqual([reversal.type, reversal.quantity, reversal.balanceAfter], ['reversal', '-7', '0']);
  assert.deepEqual([reversal.reversesId, reversal.comment], [made.movements[0].id, 'Ошибка']);
  assert.equal(json.stock.onHand, '0');
  const [, original] = await movements();
  assert.equal(original?.reversedById, reversal.id);
});

test('a movement is taken back once, and a reversal never', async () => {
  const { adjust, reverse, stock } = await newStock();
  const { json: made } = await adjust({ quantityDelta: '7' });
  const { json: back } = await reverse(made.movements[0].id);
  const twice = await reverse(made.movements[0].id);
  assert.deepEqual([twice.status, twice.json.rule], [422, 'already_reversed']);
  assert.equal(twice.json.reversalId, back.movements[0].id);
  const final = await reverse(back.movements[0].id);
  assert.deepEqual([final.status, final.json.rule], [422, 'reversal_is_final']);
  assert.equal((await stock()).onHand, '0');
});

test('of many who take one movement back at once, one does', async () => {
  const { adjust, reverse, stock } = await newStock();
  await adjust({ quantityDelta: '100' });
  const { json: made } = await adjust({ quantityDelta: '7' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => reverse(made.movements[0].id)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.ok(answers.every(({ status, json }) => status === 201 || json.rule === 'already_reversed'));
  assert.equal((await stock()).onHand, '100');
});

test('both sides of a transfer go back together, whichever is named', async () => {
  const { adjust, transfer, reverse, warehouses } = await newStock();
  await adjust({ quantityDelta: '10', unitCost: '5' });
  for (const side of [0, 1]) {
    const { json: moved } = await transfer('4');
    const { json } = await reverse(moved.movements[side].id);
    assert.deepEqual(
      json.movements.map(({ quantity, warehouseId }: Record<string, string>) => [quantity, warehouseId]),
      [
        ['4', warehouses[0]],
        ['-4', warehouses[1]],
      ],
    );
    assert.equal((await reverse(moved.movements[1 - side].id)).json.rule, 'already_reversed');
  }
});

test('what had left comes in again at the cost it left at', async () => {
  const { adjust, reverse } = await newStock();
  await adjust({ quantityDelta: '10', unitCost: '5' });
  const { json: out } = await adjust({ quantityDelta: '-10', reason: 'loss' });
  await adjust({ quantityDelta: '10', unitCost: '9' });
  const { json } = await reverse(out.movements[0].id);
  assert.equal(json.movements[0].unitCost, '5');
  assert.equal(json.stock.byWarehouse[0].averageCost, '7');
});

test('what came in and has left since cannot be taken back', async () => {
  const { adjust, reverse } = await newStock();
  const { json: made } = await adjust({ quantityDelta: '5' });
  await adjust({ quantityDelta: '-1', reason: 'loss' });
  const { status, json } = await reverse(made.movements[0].id);
  assert.deepEqual([status, json.rule, json.onHand], [422, 'insufficient_stock', '4']);
});

test('a movement of another item, of another portal, or of nobody is not found', async () => {
  const { adjust, reverse, make } = await newStock();
  const other = await adjust({ quantityDelta: '1' }, { of: await make({ name: 'Песок' }) });
  const theirs = await (await newStock()).adjust({ quantityDelta: '1' });
  for (const id of [other.json.movements[0].id, theirs.json.movements[0].id, uuidv7(), 'none'])
    assert.equal((await reverse(id)).status, 404);
});
