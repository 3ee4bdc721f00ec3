import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf, minus, paidPercent, sumOf } from './model.ts';

test('out of a dispute every move but the cancellation settles it', () => {
  const kind = (status: 'received' | 'disputed', to: 'approved' | 'received' | 'cancelled') =>
    kindOf({ status }, { to, requires: [] });
  assert.equal(kind('received', 'cancelled'), 'cancelled');
  assert.equal(kind('disputed', 'cancelled'), 'cancelled');
  assert.equal(kind('disputed', 'approved'), 'settle');
  assert.equal(kind('disputed', 'received'), 'settle');
});

test('what is paid is counted in whole numbers', () => {
  assert.equal(paidPercent('0', '100'), 0);
  assert.equal(paidPercent('99.99', '100.00'), 99);
  assert.equal(paidPercent('120', '100'), 100);
  assert.equal(minus('0.3', '0.1'), '0.2');
  assert.equal(minus('100', '148500.5'), '-148400.5');
  assert.equal(sumOf(['0.1', '0.2', '1000']), '1000.3');
});
