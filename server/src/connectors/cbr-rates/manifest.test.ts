import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import { cbrRates } from './cbr-rates.connector.ts';
import { manifest } from './manifest.ts';

const taken = Compile(manifest.settings);

test('without settings all currencies are taken at six in the evening', () => {
  assert.ok(taken.Check({}));
  const { everySeconds } = cbrRates;
  assert.ok(typeof everySeconds === 'function');
  assert.equal(everySeconds({}, new Date('2026-11-22T09:00:00Z')), 6 * 3_600);
  assert.equal(everySeconds({ hour: 21 }, new Date('2026-11-22T09:00:00Z')), 9 * 3_600);
});

test('an hour that no clock has and a currency named twice are refused', () => {
  for (const given of [{ hour: 24 }, { hour: -1 }, { hour: 12.5 }, { currencies: ['USD', 'USD'] }, { rate: 'USD' }])
    assert.ok(!taken.Check(given), JSON.stringify(given));
  assert.ok(taken.Check({ hour: 0, currencies: ['USD', 'CNY'] }));
});

test('it asks the bank itself, without any key, and writes rates alone', () => {
  assert.match(String(manifest.network?.baseUrl), /^https:\/\/(www\.)?cbr\.ru/);
  assert.deepEqual(
    manifest.dataTransfer.map(({ access }) => access),
    ['write'],
  );
});
