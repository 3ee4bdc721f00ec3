import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { roundHalfUp, toDecimalString } from './decimal.ts';

const inputs: [value: string | number, expected: string | null][] = [
  ['0', '0'],
  ['1234.50', '1234.50'],
  ['-0.5', '-0.5'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['9999999999999.999999', '9999999999999.999999'],
  ['10000000000000', null],
  ['0.1234567', null],
  ['01', null],
  ['1.', null],
  ['.5', null],
  ['+1', null],
  ['1,5', null],
  ['1 000', null],
  ['1e5', null],
  ['NaN', null],
  ['Infinity', null],
  ['', null],
  [' 1', null],
  ['1\n', null],
  ['١', null],
  [0, '0'],
  [-0, '0'],
  [0.1, '0.1'],
  [1234.5, '1234.5'],
  [0.000001, '0.000001'],
  [0.0000001, null],
  [123456789012345, null],
  [1234567890123, '1234567890123'],
  [123456789.123456, '123456789.123456'],
  [0.1 + 0.2, null],
  [1e21, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
];
for (const [value, expected] of inputs) {
  test(`decimal ${JSON.stringify(value)} is ${expected ?? 'refused'}`, () =>
    assert.equal(toDecimalString(value), expected));
}

const roundings: [value: string, scale: number, expected: string][] = [
  ['0.875', 2, '0.88'],
  ['1.005', 2, '1.01'],
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.35'],
  ['2.3449999', 2, '2.34'],
  ['-0.001', 2, '0.00'],
  ['5', 2, '5.00'],
  ['0.5', 0, '1'],
  ['9999999999999.995', 2, '10000000000000.00'],
  ['5.85714285714', 6, '5.857143'],
];
for (const [value, scale, expected] of roundings) {
  test(`${value} to ${scale} digits is ${expected}`, () => assert.equal(roundHalfUp(value, scale), expected));
}

test('rounding moves a value by at most half a unit, and only once', () => {
  const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(cents, (millionths) => {
      const sign = millionths < 0n ? '-' : '';
      const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
      const rounded = roundHalfUp(`${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`, 2);
      const moved = BigInt(rounded.replace('.', '')) * 10_000n - millionths;
      assert.ok(moved <= 5_000n && moved >= -5_000n);
      assert.equal(roundHalfUp(rounded, 2), rounded);
    }),
  );
});
