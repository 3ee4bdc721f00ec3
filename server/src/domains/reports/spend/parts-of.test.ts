import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './parts-of.ts';

test('whole months are made up of years and quarters where they can', () => {
  assert.deepEqual(partsOf({ from: '2025-01-01', to: '2025-12-31' }, '2026-11-27'), {
    sums: { year: ['2025-01-01'] },
    days: [],
  });
  assert.deepEqual(partsOf({ from: '2025-06-01', to: '2026-05-31' }, '2026-11-27').sums, {
    month: ['2025-06-01', '2026-04-01', '2026-05-01'],
    quarter: ['2025-07-01', '2025-10-01', '2026-01-01'],
  });
});

test('a period that reaches the newest day ends with its year', () => {
  assert.deepEqual(partsOf({ from: '2025-12-01', to: '2026-11-30' }, '2026-11-27').sums, {
    month: ['2025-12-01'],
    year: ['2026-01-01'],
  });
  assert.deepEqual(partsOf({ from: '2026-01-01', to: '2026-11-27' }, '2026-11-27').days, []);
});

test('days beside whole months are told apart', () => {
  assert.deepEqual(partsOf({ from: '2026-01-15', to: '2026-03-10' }, '2026-11-27'), {
    sums: { month: ['2026-02-01'] },
    days: [
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-03-01', to: '2026-03-10' },
    ],
  });
  for (const [from, to] of [
    ['2026-01-15', '2026-01-20'],
    ['2026-01-01', '2026-01-20'],
    ['2026-01-15', '2026-01-31'],
  ] as const)
    assert.deepEqual(partsOf({ from, to }, '2026-11-27'), { sums: {}, days: [{ from, to }] });
  assert.deepEqual(partsOf({ from: '2026-01-15', to: '2026-02-10' }, '2026-11-27').days, [
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-10' },
  ]);
});

test('months alone are used where each is told', () => {
  assert.deepEqual(partsOf({ from: '2026-01-01', to: '2026-03-31' }, '2026-11-27', ['month']).sums, {
    month: ['2026-01-01', '2026-02-01', '2026-03-01'],
  });
});
