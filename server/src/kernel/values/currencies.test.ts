import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencies, isCurrency, minorUnitsOf } from './currencies.ts';

test('every listed currency is one, and stands there once', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  // Newer than, or left out of, some builds of the runtime's data.
  const fresh = ['VED', 'XCG', 'ZWG'];
  assert.deepEqual(
    [...currencies.keys()].filter((code) => !known.has(code) && !fresh.includes(code)),
    [],
  );
  assert.equal(currencies.size, 155);
});

test('withdrawn, invented and non-monetary codes are not currencies', () => {
  for (const code of ['RUR', 'DEM', 'BGN', 'XAU', 'XXX', 'XDR', 'ABC', 'rub', ''])
    assert.equal(isCurrency(code), false, code);
});

test('minor units are those of the standard', () => {
  for (const [code, units] of [
    ['RUB', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CNY', 2],
    ['ISK', 0],
  ] as const)
    assert.equal(minorUnitsOf(code), units, code);
});
