import assert from 'node:assert/strict';
import { test } from 'node:test';
import { niceTicks, scale, timeTicks } from './scale.ts';

test('marks are round and hold all values', () => {
  assert.deepEqual(niceTicks(103, 487), [100, 200, 300, 400, 500]);
  assert.deepEqual(niceTicks(0.2, 0.9), [0.2, 0.4, 0.6, 0.8, 1]);
});

test('one value alone has a scale too', () => {
  const ticks = niceTicks(50, 50);
  assert.ok(ticks.length > 1 && (ticks[0] as number) <= 50 && (ticks.at(-1) as number) >= 50);
});

test('days spread evenly', () => {
  assert.deepEqual(timeTicks(0, 100, 3), [0, 50, 100]);
  assert.deepEqual(timeTicks(7, 7, 3), [7]);
});

test('a value falls between the ends; where there is no span, in the middle', () => {
  assert.equal(scale(0, 10, 0, 100)(5), 50);
  assert.equal(scale(3, 3, 0, 100)(3), 50);
});
