import assert from 'node:assert/strict';
import { test } from 'node:test';
import { averageCost } from './average-cost.ts';

const table: Array<[onHand: string, average: string | null, quantity: string, cost: string, expected: string]> = [
  ['10', '5.00', '4', '8.00', '5.857143'],
  ['0', null, '10', '5.00', '5.00'],
  ['0', '5', '10', '7', '7'],
  ['-3', '5', '10', '7', '7'],
  ['10', null, '10', '7', '7'],
  ['1', '0', '1', '0.000001', '0.000001'],
  ['9999999999999', '9999999999999', '1', '9999999999999', '9999999999999'],
  ['0.000001', '1', '9999999999998', '3', '3'],
];

test('the average is what all of it cost over how much there is, to six digits', () => {
  for (const [onHand, average, quantity, cost, expected] of table)
    assert.equal(averageCost({ onHand, averageCost: average }, quantity, cost), expected);
});
