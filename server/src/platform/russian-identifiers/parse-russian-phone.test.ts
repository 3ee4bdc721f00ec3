import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRussianPhone } from './parse-russian-phone.ts';

const cases: [text: string, expected: string | null][] = [
  ['+7 (999) 123-45-67', '+79991234567'],
  ['+79991234567', '+79991234567'],
  ['79991234567', '+79991234567'],
  ['8 (495) 123-45-67', '+74951234567'],
  ['8-800-555-35-35', '+78005553535'],
  ['9991234567', '+79991234567'],
  ['8005553535', '+78005553535'],
  [' +7 999 123 45 67 ', '+79991234567'],
  ['+7 (999) 123–45–67', '+79991234567'],
  ['+8 999 123-45-67', null],
  ['+7 (599) 123-45-67', null],
  ['+7 (712) 123-45-67', null],
  ['+375 29 123-45-67', null],
  ['+1 (999) 123-4567', null],
  ['+7 (999) 123-45-6', null],
  ['+7 (999) 123-45-678', null],
  ['+7 (999) 123-45-67 доб. 5', null],
  ['7+9991234567', null],
  ['++79991234567', null],
  ['', null],
];
for (const [text, expected] of cases) {
  test(`phone "${text}" is ${expected ?? 'refused'}`, () => assert.equal(parseRussianPhone(text), expected));
}

test('every number of a mobile network is read, with brackets and dashes as people write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }), (national) => {
      const written = String(national).replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '+7 ($1) $2-$3-$4');
      assert.equal(parseRussianPhone(written), `+7${national}`);
    }),
  );
});
