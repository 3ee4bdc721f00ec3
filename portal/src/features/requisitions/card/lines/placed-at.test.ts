import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placedAt } from './placed-at.ts';

test('a line takes the place it was dropped at, down and up', () => {
  assert.deepEqual(placedAt(['a', 'b', 'c', 'd'], 'a', 'c'), ['b', 'c', 'a', 'd']);
  assert.deepEqual(placedAt(['a', 'b', 'c', 'd'], 'd', 'b'), ['a', 'd', 'b', 'c']);
});

test('what is nowhere moves nothing', () => {
  assert.deepEqual(placedAt(['a', 'b'], 'x', 'a'), ['a', 'b']);
  assert.deepEqual(placedAt(['a', 'b'], 'a', 'a'), ['a', 'b']);
});
