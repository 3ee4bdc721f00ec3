import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PricedRow, priceFor } from './price-for.ts';

const row = (price: string, minQuantity: string, more: Partial<PricedRow> = {}): PricedRow => ({
  price,
  minQuantity,
  validFrom: null,
  validTo: null,
  status: 'active',
  ...more,
});

const tiers = [row('100', '1'), row('90', '10'), row('80', '100')];
const dated = [
  row('100', '1'),
  row('95', '1', { validFrom: '2026-11-01' }),
  row('110', '1', { validFrom: '2026-12-01' }),
];

const cases: Array<[what: string, rows: PricedRow[], quantity: string, date: string, price: string | undefined]> = [
  ['the first tier from its very quantity', tiers, '1', '2026-11-21', '100'],
  ['below the second tier the first one', tiers, '9.999999', '2026-11-21', '100'],
  ['the second tier from its very quantity', tiers, '10', '2026-11-21', '90'],
  ['quantities compare as numbers, not as text', tiers, '9', '2026-11-21', '100'],
  ['the last tier for all above', tiers, '1000000', '2026-11-21', '80'],
  ['nothing below the first tier', tiers, '0.5', '2026-11-21', undefined],
  ['nothing from nothing', [], '1', '2026-11-21', undefined],
  ['of equal tiers the one valid since later', dated, '1', '2026-11-21', '95'],
  ['a later one from its first day', dated, '1', '2026-12-01', '110'],
  ['an undated row before all dated ones begin', dated, '1', '2026-10-31', '100'],
  ['on its last day a row still counts', [row('5', '1', { validTo: '2026-11-21' })], '1', '2026-11-21', '5'],
  ['the day after it does not', [row('5', '1', { validTo: '2026-11-21' })], '1', '2026-11-22', undefined],
  [
    'a greater tier that is over gives way',
    [row('9', '1'), row('7', '5', { validTo: '2026-01-01' })],
    '6',
    '2026-11-21',
    '9',
  ],
  ['an archived row prices nothing', [row('5', '1', { status: 'archived' })], '1', '2026-11-21', undefined],
  ['a tier that begins with a fraction', [row('5', '0.25')], '0.25', '2026-11-21', '5'],
];

for (const [what, rows, quantity, date, price] of cases) {
  test(what, () => {
    assert.equal(priceFor(rows, quantity, date)?.price, price);
    assert.equal(priceFor([...rows].reverse(), quantity, date)?.price, price, 'whatever the order of rows');
  });
}
