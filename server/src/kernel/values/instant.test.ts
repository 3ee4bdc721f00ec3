import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayIn, isDate, isoInstant } from './instant.ts';

const instants: [text: string, expected: string | null][] = [
  ['2026-11-20T09:15:30.123Z', '2026-11-20T09:15:30.123Z'],
  ['2026-11-20T09:15:30Z', '2026-11-20T09:15:30.000Z'],
  ['2026-11-20t09:15:30.1z', '2026-11-20T09:15:30.100Z'],
  ['2026-11-20T09:15:30.123987Z', '2026-11-20T09:15:30.123Z'],
  ['2026-11-20T12:15:30+03:00', '2026-11-20T09:15:30.000Z'],
  ['2026-01-01T01:00:00+03:00', '2025-12-31T22:00:00.000Z'],
  ['2026-12-31T22:30:00-03:30', '2027-01-01T02:00:00.000Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ['2026-11-20T09:15:30', null],
  ['2026-11-20T09:15Z', null],
  ['2026-11-20 09:15:30Z', null],
  ['2026-11-20', null],
  ['2026-02-30T00:00:00Z', null],
  ['2026-11-20T24:00:00Z', null],
  ['2026-11-20T23:59:60Z', null],
  ['2026-11-20T09:60:00Z', null],
  ['2026-11-20T09:15:30+24:00', null],
  ['2026-11-20T09:15:30+0300', null],
  ['2026-11-20T09:15:30.Z', null],
  ['0001-01-01T00:00:00Z', null],
  ['1000-01-01T00:00:00+01:00', null],
  ['9999-12-31T23:59:59-01:00', null],
  ['2026-11-20T09:15:30Z\n', null],
  ['Fri, 20 Nov 2026 09:15:30 GMT', null],
];
for (const [text, expected] of instants) {
  test(`instant ${JSON.stringify(text)} is ${expected ?? 'refused'}`, () => assert.equal(isoInstant(text), expected));
}

const dates: [text: string, expected: boolean][] = [
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['20.11.2026', false],
  ['2026-11-20T00:00:00Z', false],
  ['2026-11-20\n', false],
];
for (const [text, expected] of dates) {
  test(`date ${JSON.stringify(text)} ${expected ? 'exists' : 'does not exist'}`, () =>
    assert.equal(isDate(text), expected));
}

test('an instant already in UTC stays as it is', () => {
  const min = new Date('1900-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.date({ min, max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true }), (date) => {
      assert.equal(isoInstant(date.toISOString()), date.toISOString());
    }),
  );
});

test('a day begins at midnight of the zone', () => {
  const at = new Date('2026-12-31T21:30:00.000Z');
  assert.equal(dayIn('Europe/Moscow', at), '2027-01-01');
  assert.equal(dayIn('UTC', at), '2026-12-31');
});
