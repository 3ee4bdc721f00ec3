import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VatRate } from '../../../../../nouns/kit/vat.ts';
import { documentTotals } from './document-totals.ts';
import { rowAmounts, scaleOf } from './row-amounts.ts';

const row = (
  quantity: string | null,
  unitPrice: string | null,
  vatRate: VatRate = '22',
  discount: string | null = null,
) => ({
  ...{ quantity, unitPrice, vatRate, discountPercent: discount },
});

test('VAT is taken out of prices that hold it, and put on those that do not', () => {
  assert.deepEqual(rowAmounts(row('3', '33.33'), 'included', 2), {
    ...{ lineAmount: '99.99', netAmount: '81.96', vatAmount: '18.03', grossAmount: '99.99' },
  });
  assert.deepEqual(rowAmounts(row('3', '33.33'), 'excluded', 2), {
    ...{ lineAmount: '99.99', netAmount: '99.99', vatAmount: '22.00', grossAmount: '121.99' },
  });
});

test('a discount is taken before anything is rounded, and one of all leaves nothing', () => {
  assert.equal(rowAmounts(row('3', '33.333333', '22', '12.5'), 'none', 2).grossAmount, '87.50');
  assert.equal(rowAmounts(row('3', '33.33', '22', '100'), 'included', 2).grossAmount, '0.00');
});

test('a row that is still being typed counts for nothing, and large sums keep their kopecks', () => {
  assert.equal(rowAmounts(row(null, null), 'included', 2).grossAmount, '0.00');
  assert.equal(rowAmounts(row('', '5'), 'included', 2).grossAmount, '0.00');
  assert.equal(rowAmounts(row('90071992547', '409.93'), 'none', 2).grossAmount, '36923211904791.71');
});

test('a currency without kopecks is rounded to the whole, one that nobody knows yet to the hundredth', () => {
  assert.equal(documentTotals([row('3', '33.5', '10')], 'excluded', 'JPY').gross, '111');
  assert.deepEqual([scaleOf('RUB'), scaleOf('JPY'), scaleOf(''), scaleOf('KWD')], [2, 0, 2, 2]);
});

test('totals are sums of the rounded rows, with VAT by its rate', () => {
  const rows = [
    row('3', '33.33'),
    row('7', '0.125', '10'),
    row('1', '5', 'none'),
    row('3', '33.33'),
    row('1', '1', '0'),
  ];
  assert.deepEqual(documentTotals(rows, 'included', 'RUB'), {
    ...{ net: '170.72', vat: '36.14', gross: '206.86' },
    byRate: [
      { rate: '22', vat: '36.06' },
      { rate: '10', vat: '0.08' },
    ],
  });
  assert.deepEqual(documentTotals(rows, 'none', 'RUB').byRate, []);
  assert.deepEqual(documentTotals([], 'included', 'RUB').gross, '0.00');
});
