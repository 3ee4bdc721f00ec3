import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateAfter, datesDue, firstDate } from './dates.ts';

const monday = { every: 2, unit: 'week', day: 1, hour: 9 } as const;
const lastDay = { every: 1, unit: 'month', day: 31, hour: 9 } as const;

test('the first day of weeks is the next such weekday whose hour has not come', () => {
  assert.equal(firstDate(monday, { day: '2026-11-26', hour: 12 }), '2026-11-30');
  assert.equal(firstDate(monday, { day: '2026-11-30', hour: 8 }), '2026-11-30');
  assert.equal(firstDate(monday, { day: '2026-11-30', hour: 9 }), '2026-12-07');
  assert.equal(firstDate({ ...monday, from: '2027-01-01' }, { day: '2026-11-30', hour: 9 }), '2027-01-04');
  assert.equal(firstDate({ ...monday, day: 7 }, { day: '2026-11-26', hour: 12 }), '2026-11-29');
});

test('a month that is shorter has its last day, and the next has its own again', () => {
  assert.equal(firstDate(lastDay, { day: '2027-02-03', hour: 0 }), '2027-02-28');
  assert.equal(firstDate(lastDay, { day: '2027-02-28', hour: 9 }), '2027-03-31');
  assert.equal(dateAfter(lastDay, '2027-02-28'), '2027-03-31');
  assert.equal(dateAfter({ ...lastDay, every: 3 }, '2026-11-30'), '2027-02-28');
  assert.equal(dateAfter(lastDay, '2026-12-31'), '2027-01-31');
});

test('days that passed are due, each by its hour, and the next stands after them', () => {
  assert.deepEqual(datesDue(monday, '2026-11-30', { day: '2026-11-30', hour: 8 }), { due: [], next: '2026-11-30' });
  assert.deepEqual(datesDue(monday, '2026-11-30', { day: '2026-12-28', hour: 9 }), {
    due: ['2026-11-30', '2026-12-14', '2026-12-28'],
    next: '2027-01-11',
  });
});
