import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorkingDay } from './is-working-day.ts';
import { isOrderKnown, officialDays } from './official-days.ts';
import { yearOf } from './year-of.ts';

const daysOf = (year: number, isWorking: boolean) =>
  [...officialDays(year)]
    .flatMap(([day, one]) => (one.isWorking === isWorking ? day.slice(5) : []))
    .toSorted()
    .join(' ');

test('the production calendars of 2025 and 2026 are those of the orders', () => {
  const winter = '01-01 01-02 01-03 01-06 01-07 01-08';
  assert.equal(daysOf(2025, false), `${winter} 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31`);
  assert.equal(daysOf(2025, true), '11-01');
  assert.equal(
    daysOf(2026, false),
    '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31',
  );
  assert.equal(daysOf(2026, true), '');
  assert.deepEqual([yearOf(2025, { ownDays: [] }).workingDays, yearOf(2026, { ownDays: [] }).workingDays], [247, 247]);
});

test('of a year without an order the law moves holidays that fall on a weekend, and nothing else', () => {
  assert.equal(isOrderKnown(2027), false);
  assert.equal(daysOf(2027, false), '01-01 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-03 05-10 06-14 11-04');
});

test('days of the company’s own go before the calendar', () => {
  const ownDays = [
    { date: '2026-01-09', isWorking: true },
    { date: '2026-12-30', isWorking: false, name: 'Инвентаризация' },
  ];
  assert.deepEqual(
    ['2026-01-09', '2026-12-30', '2026-12-31', '2026-12-29', '2026-12-27'].map((day) => isWorkingDay(day, ownDays)),
    [true, false, false, true, false],
  );
  const { workingDays, days } = yearOf(2026, { ownDays });
  assert.equal(workingDays, 247);
  assert.deepEqual(
    days.filter(({ reason }) => reason === 'own'),
    ownDays.map((day) => ({ ...day, reason: 'own' })),
  );
});
