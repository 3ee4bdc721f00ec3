import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantAt, wallTime } from './zoned-time.ts';

test('a typed time is meant in the zone it is shown in', () => {
  assert.equal(instantAt('2026-11-25T18:00', 'Europe/Moscow'), '2026-11-25T15:00:00.000Z');
  assert.equal(wallTime('2026-11-25T15:00:00.000Z', 'Europe/Moscow'), '2026-11-25T18:00');
  assert.equal(instantAt('2026-11-25T00:30', 'Asia/Vladivostok'), '2026-11-24T14:30:00.000Z');
});

test('the hour before and after clocks are moved is kept', () => {
  assert.equal(instantAt('2026-10-25T12:00', 'Europe/Berlin'), '2026-10-25T11:00:00.000Z');
  assert.equal(instantAt('2026-10-24T12:00', 'Europe/Berlin'), '2026-10-24T10:00:00.000Z');
});

test('what is no time is none', () => {
  assert.deepEqual([instantAt('', 'UTC'), instantAt('soon', 'UTC'), wallTime(null, 'UTC')], [null, null, '']);
});
