import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './parts-of.ts';

test('whole months are those of their years', () => {
  assert.deepEqual(partsOf({ from: '2025-11-01', to: '2026-03-31' }), {
    years: [
      { year: '2025-01-01', first: 11, last: 12 },
      { year: '2026-01-01', first: 1, last: 3 },
    ],
    days: [],
  });
});

test('of a month that is cut the fewer days are read: those inside, or those that are taken off it', () => {
  assert.deepEqual(partsOf({ from: '2026-01-25', to: '2026-03-27' }), {
    years: [{ year: '2026-01-01', first: 2, last: 3 }],
    days: [
      { from: '2026-01-25', to: '2026-01-31', sign: 1 },
      { from: '2026-03-28', to: '2026-03-31', sign: -1 },
    ],
  });
  assert.deepEqual(partsOf({ from: '2026-01-05', to: '2026-02-03' }).days, [
    { from: '2026-01-01', to: '2026-01-04', sign: -1 },
    { from: '2026-02-01', to: '2026-02-03', sign: 1 },
  ]);
});

test('days of one month are read by themselves, or all but them are taken off it', () => {
  assert.deepEqual(partsOf({ from: '2026-01-10', to: '2026-01-20' }), {
    years: [],
    days: [{ from: '2026-01-10', to: '2026-01-20', sign: 1 }],
  });
  assert.deepEqual(partsOf({ from: '2026-01-02', to: '2026-01-30' }), {
    years: [{ year: '2026-01-01', first: 1, last: 1 }],
    days: [
      { from: '2026-01-01', to: '2026-01-01', sign: -1 },
      { from: '2026-01-31', to: '2026-01-31', sign: -1 },
    ],
  });
});

test('the first and the last day that there are have no days beside them', () => {
  assert.deepEqual(partsOf({ from: '1000-01-01', to: '1000-01-31' }).days, []);
  assert.deepEqual(partsOf({ from: '9999-12-01', to: '9999-12-31' }).days, []);
});
