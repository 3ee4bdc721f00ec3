import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearUnits } from './near-units.ts';

test('a unit is known by its symbol and its name in both languages', () => {
  assert.deepEqual(nearUnits('шт'), ['796']);
  assert.deepEqual(nearUnits('шт.'), ['796']);
  assert.deepEqual(nearUnits('Килограмм'), ['166']);
  assert.deepEqual(nearUnits('litre'), ['112']);
});

test('a slip finds the unit that was meant, another word finds none', () => {
  assert.equal(nearUnits('килограм')[0], '166');
  assert.deepEqual(nearUnits('вагон'), []);
});
