import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDecimals, compareDecimals, subtractDecimals, timesDecimals } from './decimal-sum.ts';

test('sums are exact where floats are not', () => {
  assert.equal(addDecimals(['0.1', '0.2']), '0.30');
  assert.equal(addDecimals(['9007199254740993', '0.01']), '9007199254740993.01');
  assert.equal(addDecimals(['5', '-7.5']), '-2.50');
  assert.equal(addDecimals([]), '0.00');
});

test('a product is rounded half up to kopecks', () => {
  assert.equal(timesDecimals('3', '33.335'), '100.01');
  assert.equal(timesDecimals('0.333333', '0.03'), '0.01');
});

test('a difference keeps six digits, and decimals are compared whatever their zeros', () => {
  assert.equal(subtractDecimals('10', '2.5'), '7.500000');
  assert.equal(compareDecimals('1.50', '1.5'), 0);
  assert.equal(compareDecimals('2', '10'), -1);
});
