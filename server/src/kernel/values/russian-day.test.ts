import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { russianDay } from './russian-day.ts';

test('a day written in Russian is the day of the calendar', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (one) => {
      const iso = one.toISOString().slice(0, 10);
      assert.equal(russianDay(` ${iso.split('-').reverse().join('.')} `), iso);
    }),
  );
});

test('what no calendar has is no day', () => {
  for (const text of ['31.02.2026', '29.02.2026', '00.01.2026', '01.13.2026', '01.01.0026', '1.1.2026', '', null])
    assert.equal(russianDay(text), null, String(text));
});
