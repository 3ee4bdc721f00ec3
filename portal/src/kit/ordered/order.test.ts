import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landing, moved } from './order.ts';

const list = ['a', 'b', 'c', 'd'];

test('a record is moved up, down, and to where it stands', () => {
  assert.deepEqual(moved(list, 2, 0), ['c', 'a', 'b', 'd']);
  assert.deepEqual(moved(list, 0, 3), ['b', 'c', 'd', 'a']);
  assert.deepEqual(moved(list, 1, 1), list);
});

test('a dropped record lands before or after the one under it', () => {
  assert.deepEqual(moved(list, 0, landing(0, 2, false)), ['b', 'a', 'c', 'd']);
  assert.deepEqual(moved(list, 0, landing(0, 2, true)), ['b', 'c', 'a', 'd']);
  assert.deepEqual(moved(list, 3, landing(3, 1, false)), ['a', 'd', 'b', 'c']);
  assert.deepEqual(moved(list, 3, landing(3, 1, true)), ['a', 'b', 'd', 'c']);
  assert.deepEqual(moved(list, 1, landing(1, 1, true)), list);
});
