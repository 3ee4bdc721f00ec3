import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, stillDue } from './delivery.ts';

const line = { quantity: '10.5', receivedQuantity: '4', closedShortQuantity: '1' };

test('what came and what nobody waits for is not due any more', () => {
  assert.equal(stillDue(line), '5.5');
  assert.equal(stillDue({ ...line, receivedQuantity: '12' }), '0');
});

test('more than is due is too much, as much is not', () => {
  assert.equal(isOver('5.5', line), false);
  assert.equal(isOver('5.500001', line), true);
  assert.equal(isOver(null, line), false);
});
