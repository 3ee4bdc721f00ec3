import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isGtin } from './is-gtin.ts';

for (const good of ['96385074', '036000291452', '4601234567893', '4006381333931', '10012345678902', '10614141000415']) {
  test(`${good} is a GTIN`, () => assert.ok(isGtin(good)));
}

for (const bad of [
  '96385075',
  '4601234567890',
  '123456789',
  '460123456789',
  '00000000',
  '46O1234567893',
  '',
  '146012345678930',
]) {
  test(`${bad || 'nothing'} is no GTIN`, () => assert.ok(!isGtin(bad)));
}

test('one changed digit of a GTIN never passes', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const digits = [...'4006381333931'];
      digits[at] = String((Number(digits[at]) + step) % 10);
      assert.ok(!isGtin(digits.join('')));
    }),
  );
});
