import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsOf, withHeld } from './held-row.ts';

test('the row that is typed into stays drawn when the table is scrolled away from it', () => {
  assert.deepEqual(withHeld([40, 41, 42], 3, 100), [3, 40, 41, 42]);
  assert.deepEqual(withHeld([40, 41], 41, 100), [40, 41]);
  assert.deepEqual(withHeld([40, 41], undefined, 100), [40, 41]);
  assert.deepEqual(withHeld([0, 1], 7, 2), [0, 1], 'a row that is gone is not held');
});

test('room is left for the rows that are not drawn', () => {
  const row = (index: number) => ({ start: 10 + index * 40, end: 50 + index * 40 });
  assert.deepEqual(gapsOf([row(3), row(40), row(41)], 10, 4_010), { before: [120, 1_440, 0], after: 2_320 });
  assert.deepEqual(gapsOf([], 0, 0), { before: [], after: 0 });
});
