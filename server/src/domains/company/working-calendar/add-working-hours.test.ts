import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayIn } from '../../../kernel/values/instant.ts';
import { momentIn } from '../../../kernel/values/moment-in.ts';
import { addWorkingHours, type WorkingHours } from './add-working-hours.ts';
import { isWorkingDay } from './is-working-day.ts';

const moscow: WorkingHours = { dayStartsAt: '09:00', dayEndsAt: '18:00', timezone: 'Europe/Moscow', ownDays: [] };

const after = (since: string, hours: number, more: Partial<WorkingHours> = {}) =>
  addWorkingHours(new Date(since), hours, { ...moscow, ...more })
    .toISOString()
    .slice(0, 16);

test('hours go on the next working day, over nights, weekends and holidays', () => {
  assert.equal(after('2026-11-27T06:00Z', 4), '2026-11-27T10:00');
  assert.equal(after('2026-11-27T14:00Z', 1), '2026-11-27T15:00', 'an hour before the end of the day');
  assert.equal(after('2026-11-27T14:00Z', 2), '2026-11-30T07:00', 'Friday evening to Monday morning');
  assert.equal(after('2026-11-28T20:00Z', 3), '2026-11-30T09:00', 'sent on a Saturday');
  assert.equal(after('2026-12-30T14:00Z', 2), '2027-01-11T07:00', 'over the holidays of January');
  assert.equal(after('2025-10-31T14:30Z', 1), '2025-11-01T06:30', 'a Saturday that works');
});

test('the clock is that of the company, and so are its days', () => {
  const vladivostok = { timezone: 'Asia/Vladivostok' };
  assert.equal(after('2026-11-27T06:00Z', 4, vladivostok), '2026-11-30T01:00');
  const ownDays = [
    { date: '2026-11-28', isWorking: true },
    { date: '2026-11-30', isWorking: false },
  ];
  assert.equal(after('2026-11-27T14:00Z', 2, { ownDays }), '2026-11-28T07:00');
  assert.equal(after('2026-11-28T14:00Z', 2, { ownDays }), '2026-12-01T07:00');
  assert.equal(after('2026-11-27T14:00Z', 2, { dayEndsAt: '20:30' }), '2026-11-27T16:00');
});

const zones = ['Europe/Moscow', 'Europe/Kaliningrad', 'Asia/Kamchatka', 'Asia/Tashkent', 'America/St_Johns', 'UTC'];

const quarter = 900_000;
const moments = fc
  .integer({ min: Date.UTC(2025, 0, 1) / quarter, max: Date.UTC(2027, 11, 1) / quarter })
  .map((count) => new Date(count * quarter));
const hours = fc.integer({ min: 1, max: 60 });
const ownDay = fc.record({
  date: fc
    .integer({ min: 0, max: 1_000 })
    .map((day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)),
  isWorking: fc.boolean(),
});
const calendars: fc.Arbitrary<WorkingHours> = fc.record({
  dayStartsAt: fc.constantFrom('00:00', '08:30', '09:00', '10:15'),
  dayEndsAt: fc.constantFrom('11:30', '17:45', '18:00', '23:45'),
  timezone: fc.constantFrom(...zones),
  ownDays: fc.uniqueArray(ownDay, { selector: ({ date }) => date, maxLength: 40 }),
});

const isWorking = (moment: number, { dayStartsAt, dayEndsAt, timezone, ownDays }: WorkingHours) => {
  const day = dayIn(timezone, new Date(moment));
  const from = momentIn(timezone, day, dayStartsAt);
  return isWorkingDay(day, ownDays) && moment >= from && moment < momentIn(timezone, day, dayEndsAt);
};

test('as many quarters of working hours lie between as were added, and the last of them is one', () => {
  fc.assert(
    fc.property(moments, hours, calendars, (since, added, calendar) => {
      const until = addWorkingHours(since, added, calendar).getTime();
      let worked = 0;
      for (let at = since.getTime(); at < until; at += quarter) if (isWorking(at, calendar)) worked += 1;
      assert.equal(worked, added * 4);
      assert.ok(isWorking(until - quarter, calendar));
    }),
  );
});

test('hours added one after another are hours added at once', () => {
  fc.assert(
    fc.property(moments, hours, hours, calendars, (since, one, other, calendar) => {
      const stepwise = addWorkingHours(addWorkingHours(since, one, calendar), other, calendar);
      assert.deepEqual(stepwise, addWorkingHours(since, one + other, calendar));
    }),
  );
});
