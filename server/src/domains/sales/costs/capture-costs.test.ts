import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SalesInvoiceRow, salesInvoiceRow } from '../../../../../nouns/sales-invoice-row.ts';
import { fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { sumUp } from '../sum-up.ts';
import { captureCosts } from './capture-costs.ts';

const empty = Object.fromEntries(Object.keys(salesInvoiceRow.fields).map((name) => [name, null]));

const rowOf = (quantity: string, unitPrice: string, vatRate: '22' | '10' | 'none' = '22', discountPercent = '0') =>
  ({
    ...empty,
    ...{ quantity, unitPrice, vatRate, discountPercent },
    ...lineAmounts({ quantity, price: unitPrice, vatMode: 'included', vatRate, discountPercent }),
  }) as SalesInvoiceRow;

const estimated = (unitCost: string) => ({ unitCost, isEstimated: true });

test('profit is what is sold without VAT, less its cost', () => {
  const { rows, totals } = captureCosts([rowOf('8', '155.61')], () => estimated('98.77'), 2);
  assert.deepEqual(totals, {
    costTotalAmount: '790.16',
    grossProfitAmount: '230.23',
    grossMarginPercent: '22.56',
    costCoveragePercent: '100.00',
  });
  const [{ lineCostAmount, grossProfitAmount, grossMarginPercent, costIsEstimated }] = rows as [SalesInvoiceRow];
  assert.deepEqual(
    [lineCostAmount, grossProfitAmount, grossMarginPercent, costIsEstimated],
    ['790.16', '230.23', '22.56', true],
  );
});

test('a row whose cost is not known is left out of every sum, and the coverage says how much', () => {
  const rows = [rowOf('1', '122'), rowOf('1', '366')];
  const { totals, rows: captured } = captureCosts(rows, (row) => (row === rows[0] ? estimated('40') : null), 2);
  assert.deepEqual(Object.values(totals), ['40.00', '60.00', '60.00', '25.00']);
  assert.equal(captured[1]?.lineCostAmount, null);
});

test('where no cost is known there are no totals', () => {
  const { totals } = captureCosts([rowOf('1', '122')], () => null, 2);
  assert.deepEqual(Object.values(totals), [null, null, null, '0.00']);
});

test('a row that is given away has no margin, and what it costs counts', () => {
  const rows = [rowOf('1', '0'), rowOf('1', '122')];
  const { totals, rows: captured } = captureCosts(rows, () => estimated('10'), 2);
  assert.deepEqual([captured[0]?.grossProfitAmount, captured[0]?.grossMarginPercent], ['-10.00', null]);
  assert.deepEqual(Object.values(totals), ['20.00', '80.00', '80.00', '100.00']);
});

test('coverage: a part is never nothing, nor the whole', () => {
  const [small, large] = [rowOf('1', '0.01', 'none'), rowOf('1', '1000000', 'none')];
  const coverage = (known: SalesInvoiceRow) =>
    captureCosts([small, large], (row) => (row === known ? estimated('1') : null), 2).totals.costCoveragePercent;
  assert.deepEqual([coverage(small), coverage(large)], ['0.01', '99.99']);
});

test('in 20 000 random invoices the sums of the rows make the whole, to the kopeck', () => {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const decimal = (below: number, scale: number) => (random(below) / 10 ** scale).toFixed(scale);
  for (let round = 0; round < 20_000; round += 1) {
    const rows = Array.from({ length: 1 + random(5) }, () =>
      rowOf(decimal(99_999, 3), decimal(999_999, 4), (['22', '10', 'none'] as const)[random(3)], decimal(10_000, 2)),
    );
    const costs = rows.map(() => (random(4) === 0 ? null : estimated(decimal(999_999, 4))));
    const captured = captureCosts(rows, (row) => costs[rows.indexOf(row)] ?? null, 2);
    const total = sumUp(rows, 2);
    const sum = (name: 'netAmount' | 'vatAmount' | 'grossAmount') => sumOf(rows.map((row) => row[name])).toFixed(2);
    assert.deepEqual(
      [total.netAmount, total.vatAmount, total.grossAmount],
      [sum('netAmount'), sum('vatAmount'), sum('grossAmount')],
    );
    assert.equal(fraction(total.netAmount).plus(total.vatAmount).toFixed(2), total.grossAmount);
    const known = captured.rows.filter(({ lineCostAmount }) => lineCostAmount !== null);
    const profit = sumOf(known.map(({ grossProfitAmount }) => grossProfitAmount as string)).toFixed(2);
    const net = sumOf(known.map(({ netAmount }) => netAmount)).toFixed(2);
    const { grossProfitAmount, costTotalAmount } = captured.totals;
    if (grossProfitAmount === null) continue;
    assert.equal(grossProfitAmount, profit);
    assert.equal(
      fraction(costTotalAmount as string)
        .plus(grossProfitAmount)
        .toFixed(2),
      net,
    );
  }
});
