import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentIn } from './moment-in.ts';

const moment = (timezone: string, day: string, time: string) =>
  new Date(momentIn(timezone, day, time)).toISOString().slice(0, 16);

test('a time of a day is the moment at which clocks there show it', () => {
  assert.equal(moment('Europe/Moscow', '2026-11-27', '09:00'), '2026-11-27T06:00');
  assert.equal(moment('Asia/Kamchatka', '2026-11-27', '09:00'), '2026-11-26T21:00');
  assert.equal(moment('America/St_Johns', '2026-11-27', '09:00'), '2026-11-27T12:30');
  assert.equal(moment('UTC', '2026-11-27', '09:00'), '2026-11-27T09:00');
});

test('before and after clocks change it is the time of that day', () => {
  assert.equal(moment('Europe/Berlin', '2026-03-28', '09:00'), '2026-03-28T08:00');
  assert.equal(moment('Europe/Berlin', '2026-03-29', '09:00'), '2026-03-29T07:00');
  assert.equal(moment('Europe/Berlin', '2026-10-25', '09:00'), '2026-10-25T08:00');
});
