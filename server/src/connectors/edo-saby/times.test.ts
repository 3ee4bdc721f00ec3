import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDay, readTime, writeDay, writeTime } from './times.ts';

test('a time is written by the clock of Moscow, with colons or with dots', () => {
  const late = new Date('2026-11-22T21:30:05.900Z');
  assert.equal(writeTime(late, 'colon'), '23.11.2026 00:30:05');
  assert.equal(writeTime(late, 'dot'), '23.11.2026 00.30.05');
  assert.equal(writeDay('2026-11-22'), '22.11.2026');
});

test('a time is read in either format, and comes back as the instant it was', () => {
  for (const told of ['23.11.2026 00:30:05', '23.11.2026 00.30.05', ' 23.11.2026T00:30:05.123 '])
    assert.equal(readTime(told), '2026-11-22T21:30:05.000Z', told);
  assert.equal(readTime('23.11.2026'), '2026-11-22T21:00:00.000Z');
  for (const format of ['colon', 'dot'] as const) {
    const at = new Date('2024-02-29T20:59:59.000Z');
    assert.equal(readTime(writeTime(at, format)), at.toISOString());
  }
});

test('what is no time is none', () => {
  for (const told of [
    '',
    null,
    undefined,
    '31.02.2026 10:00:00',
    '22.13.2026',
    '22.11.26 10:00:00',
    '2026-11-22',
    '22.11.2026 25:00:00',
    '22.11.2026 10:00',
  ])
    assert.equal(readTime(told), null, String(told));
});

test('a date is its day, whatever time stands beside it', () => {
  assert.equal(readDay('22.11.2026'), '2026-11-22');
  assert.equal(readDay('22.11.2026 23:59:59'), '2026-11-22');
  assert.equal(readDay('30.02.2026'), null);
  assert.equal(readDay(null), null);
});
