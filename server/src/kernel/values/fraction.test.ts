import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Exact, roundHalfUp } from './decimal.ts';
import { fraction, least, sumOf } from './fraction.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => new Exact(digits.toString()).div(new Exact(10).pow(scale)).toFixed());

test('sums, products and quotients are those of decimals', () => {
  fc.assert(
    fc.property(decimals, decimals, fc.integer({ min: 0, max: 6 }), (one, other, scale) => {
      const [a, b] = [new Exact(one), new Exact(other)];
      assert.equal(fraction(one).plus(other).toFixed(scale), roundHalfUp(a.plus(b).toFixed(), scale));
      assert.equal(fraction(one).minus(other).toFixed(scale), roundHalfUp(a.minus(b).toFixed(), scale));
      assert.equal(fraction(one).times(other).toFixed(scale), roundHalfUp(a.times(b).toFixed(), scale));
      assert.equal(fraction(one).cmp(other), a.cmp(b));
      if (b.isZero()) assert.throws(() => fraction(one).div(other), RangeError);
      else assert.equal(fraction(one).div(other).toFixed(scale), roundHalfUp(a.div(b).toFixed(), scale));
    }),
  );
});

test('a third of a third, three times over, is nothing less', () => {
  const third = fraction(1).div(3);
  assert.equal(third.times(third).times(9).cmp(1), 0);
  assert.equal(sumOf([third, third, third]).isWhole(), true);
});

test('halves are rounded away from zero', () => {
  assert.equal(fraction('2.345').toFixed(2), '2.35');
  assert.equal(fraction('-2.345').toFixed(2), '-2.35');
  assert.equal(fraction('-0.004').toFixed(2), '0.00');
  assert.equal(fraction('99.5').toFixed(0), '100');
});

test('a text has no zeros that say nothing', () => {
  const texts = ['100', '100.10', '0.000', '1200', '-3.50'].map((text) => fraction(text).toText());
  assert.deepEqual(texts, ['100', '100.1', '0', '1200', '-3.5']);
  assert.equal(fraction('1200').toText(0), '1200');
});

test('the least of several', () => {
  assert.equal(least(fraction(3), '2.5', fraction(1).div(3)).toText(), '0.333333');
});
