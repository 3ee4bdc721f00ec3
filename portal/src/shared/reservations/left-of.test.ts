import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftOf } from './left-of.ts';

test('what is left of a reservation is what was reserved less what was issued', () => {
  assert.equal(leftOf({ quantity: '10', issuedQuantity: '2.5' }), '7.5');
  assert.equal(leftOf({ quantity: '10', issuedQuantity: '10' }), '0');
});
