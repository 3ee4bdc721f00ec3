import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quantityToAsk } from './quantity-to-ask.ts';

const [kilograms, pieces] = ['166', '796'];

const ask = (more: object, uom = kilograms) =>
  quantityToAsk(
    {
      ...{ onHand: '0', reserved: '0', expected: '0', proposed: '0' },
      ...{ minimum: '10', target: null, lot: null },
      ...more,
    },
    uom,
  );

test('nothing is asked for while what is there and on its way reaches the minimum', () => {
  assert.equal(ask({ onHand: '10' }), '0');
  assert.equal(ask({ onHand: '4', expected: '3', proposed: '3' }), '0');
  assert.equal(ask({ onHand: '9.999999' }), '0.000001');
  assert.equal(ask({ onHand: '12', reserved: '2' }), '0');
});

test('up to the target, and what is reserved counts against what is there', () => {
  assert.equal(ask({ onHand: '4', target: '40' }), '36');
  assert.equal(ask({ onHand: '12', reserved: '2.5', target: '40' }), '30.5');
  assert.equal(ask({ onHand: '-3', target: '40' }), '43');
});

test('in whole lots, and in whole pieces of what is counted so, exactly', () => {
  assert.equal(ask({ onHand: '4', target: '40', lot: '12' }), '36');
  assert.equal(ask({ onHand: '3.999999', target: '40', lot: '12' }), '48');
  assert.equal(ask({ onHand: '0.3', target: '1', minimum: '1', lot: '0.1' }), '0.7');
  assert.equal(ask({ onHand: '0', minimum: '10', target: '10.5' }, pieces), '11');
});
