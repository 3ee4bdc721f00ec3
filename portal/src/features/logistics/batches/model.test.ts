import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../../test/draw.ts';
import { batchBodyOf, batchValuesOf } from './batch-values.ts';
import { cameAtFirst, deliveredBody, shortOf } from './delivered.ts';
import { itemsBodyOf, newItem } from './item-values.ts';
import { moveName, movesFrom, partedMoves } from './moves.ts';

const items = [
  { id: 'a', quantity: '10', movedQuantity: '0' },
  { id: 'b', quantity: '2.5', movedQuantity: '0.5' },
] as never;

test('everything that a batch carries has come until somebody says otherwise', () => {
  const came = cameAtFirst(items);
  assert.deepEqual(came, { a: '10', b: '2' });
  assert.deepEqual([shortOf(items, came), deliveredBody(items, came)], [[], []]);
});

test('what came short is sent by its amount, and an emptied field is nothing that came', () => {
  const came = { a: '7.5', b: null };
  assert.deepEqual(
    shortOf(items, came).map(({ id }) => id),
    ['a', 'b'],
  );
  assert.deepEqual(deliveredBody(items, came), [
    { id: 'a', deliveredQuantity: '7.5' },
    { id: 'b', deliveredQuantity: '0' },
  ]);
});

test('more than was sent is sent too, for the server to refuse', () => {
  assert.deepEqual(deliveredBody(items, { a: '11', b: '2' }), [{ id: 'a', deliveredQuantity: '11' }]);
});

test('a batch goes where its flow leads, and says first what has to be said', () => {
  assert.deepEqual(movesFrom('planned'), [
    { to: 'loading', asked: undefined },
    { to: 'cancelled', asked: 'reason' },
  ]);
  assert.deepEqual(
    movesFrom('in_transit').map(({ to, asked }) => `${to} ${asked}`),
    ['delivered delivery', 'partially_delivered delivery', 'returned reason'],
  );
  assert.deepEqual(movesFrom('cancelled'), []);
});

test('the next move is one that asks for no reason', () => {
  assert.deepEqual(partedMoves(['loading', 'cancelled']), { next: 'loading', others: ['cancelled'] });
  assert.deepEqual(partedMoves(['delivered', 'partially_delivered', 'returned']), {
    ...{ next: 'delivered', others: ['returned'] },
  });
  assert.equal(
    spoken('en', () => moveName('in_transit')),
    'Dispatch',
  );
});

test('rows that nothing was typed into are left out, and what the catalog says is left to it', () => {
  const typed = { ...newItem('2'), name: 'Цемент', quantity: '10', catalogItemId: 'c1', uom: '168' as never };
  assert.deepEqual(itemsBodyOf([newItem('1'), typed]), [
    {
      ...{ procurementItemId: null, allocationId: null, catalogItemId: 'c1', comment: null },
      ...{ name: 'Цемент', quantity: '10', uom: '168' },
    },
  ]);
});

test('where a new batch goes is left to its stop where it was not said, and an emptied place of an old one is nothing', () => {
  const values = batchValuesOf(undefined);
  const fresh = batchBodyOf(values, true);
  assert.ok(!('objectId' in fresh) && !('warehouseId' in fresh) && !('plannedDate' in fresh));
  const { objectId, plannedDate } = batchBodyOf(values, false) as { objectId?: null; plannedDate?: null };
  assert.deepEqual([objectId, plannedDate], [null, null]);
});
