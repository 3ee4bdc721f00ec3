import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryByCode } from './country-by-code.ts';

test('a country has the number and the name that an invoice prints', () => {
  assert.deepEqual(countryByCode('CN'), { number: '156', name: 'Китай' });
  assert.deepEqual(countryByCode('KR'), { number: '410', name: 'Республика Корея' });
  assert.deepEqual(countryByCode('AL'), { number: '008', name: 'Албания' });
});

test('letters that are no country have neither, and no two countries share a number', () => {
  for (const code of [null, 'XX', 'ZZ', 'SU']) assert.equal(countryByCode(code), null);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const known = letters.flatMap((one) => letters.flatMap((other) => countryByCode(one + other) ?? []));
  assert.equal(known.length, 249);
  assert.equal(new Set(known.map(({ number }) => number)).size, 249);
});
