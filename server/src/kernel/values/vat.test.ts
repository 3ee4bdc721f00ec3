import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type VatRate, vatRates, vatRateValidOn } from './vat.ts';

const days: Array<[day: string, charged: VatRate[]]> = [
  ['2018-12-31', ['none', '0', '10']],
  ['2019-01-01', ['none', '0', '10', '20']],
  ['2024-12-31', ['none', '0', '10', '20']],
  ['2025-01-01', ['none', '0', '5', '7', '10', '20']],
  ['2025-12-31', ['none', '0', '5', '7', '10', '20']],
  ['2026-01-01', ['none', '0', '5', '7', '10', '22']],
];

for (const [day, charged] of days) {
  test(`on ${day} the rates are ${charged.join(', ')}`, () => {
    assert.deepEqual(
      vatRates.filter((rate) => vatRateValidOn(rate, day)),
      charged,
    );
  });
}
