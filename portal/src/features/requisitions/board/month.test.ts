import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthBeside, weeksOf } from './month.ts';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  assert.equal(weeks.length, 6);
  assert.deepEqual([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]], ['2026-10-26', '2026-11-01', '2026-12-06']);
  assert.equal(weeksOf('2027-02').length, 4);
});

test('months follow each other over the year', () => {
  assert.equal(monthBeside('2026-12', 1), '2027-01');
  assert.equal(monthBeside('2026-01', -1), '2025-12');
});
