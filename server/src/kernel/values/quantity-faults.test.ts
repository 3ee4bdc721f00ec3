import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsIn, quantityFaults } from './quantity-faults.ts';

const codes = (quantity: string, uom?: string) => quantityFaults(quantity, '/quantity', uom).map(({ code }) => code);

test('a quantity is more than zero', () => {
  assert.deepEqual(codes('0'), ['minimum']);
  assert.deepEqual(codes('-1.5'), ['minimum']);
  assert.deepEqual(codes('0.001'), []);
});

test('pieces are counted in whole numbers, kilograms need not be', () => {
  assert.deepEqual(codes('1.5', '796'), ['uom_must_be_whole']);
  assert.deepEqual(codes('1.5', '166'), []);
  assert.equal(countsIn('796', '2.000'), true);
});

test('a quantity may break both rules at once', () => {
  assert.deepEqual(codes('-0.5', '796'), ['minimum', 'uom_must_be_whole']);
});
