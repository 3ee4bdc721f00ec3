import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Expense, Terms, UnpricedRow } from '../../../../nouns/pricing/is-entered.ts';
import { priceProposal } from '../../../../nouns/pricing/price-proposal.ts';
import { long } from '../../../../scripts/tests/long.ts';
import { fraction, sumOf } from '../../kernel/values/fraction.ts';
import { vatRates } from '../../kernel/values/vat.ts';

const terms = (more: Partial<Terms> = {}): Terms => ({
  ...{ pricingMode: 'cost_plus', proposalModel: 'resale', commissionMode: 'none', vatMode: 'included', scale: 2 },
  ...{ commissionPercent: null, commissionFixedAmount: null },
  ...more,
});

const row = (more: Partial<UnpricedRow> = {}): UnpricedRow => ({
  ...{ lineType: 'material', quantity: '8', unitCost: '120.50', markupBasis: 'percent', markupPercent: '15' },
  ...{ markupAmount: null, commissionPercent: null, commissionFixedAmount: null, unitPrice: null, vatRate: '22' },
  ...more,
});

const delivery: Expense = { amount: '100', allocation: 'by_amount' };

test('golden example «Proposal, cost_plus»', () => {
  const { rows, totals } = priceProposal(
    terms({ commissionMode: 'percent', commissionPercent: '3' }),
    [row()],
    [delivery],
  );
  const [line] = rows;
  assert.deepEqual(
    [line?.lineCostAmount, line?.markupAmount, line?.allocatedExpenseAmount, line?.commissionAmount, line?.lineAmount],
    ['964.00', '144.60', '100.00', '36.26', '1244.86'],
  );
  assert.deepEqual(
    [totals.materialsAmount, totals.servicesAmount, totals.commissionAmount, totals.grossAmount, totals.totalAmount],
    ['1244.86', '0.00', '36.26', '1244.86', '1244.86'],
  );
  assert.equal(line?.unitPrice, '155.6075');
});

test('a markup entered as a sum says what part of the cost it is', () => {
  const { rows } = priceProposal(terms(), [row({ markupBasis: 'amount', markupAmount: '96.40' })], []);
  assert.deepEqual([rows[0]?.markupPercent, rows[0]?.lineAmount], ['10', '1060.40']);
});

test('a markup of −100 % gives a row away', () => {
  assert.equal(priceProposal(terms(), [row({ markupPercent: '-100' })], []).rows[0]?.lineAmount, '0.00');
});

test('expenses are shared by their rules, and rows that are expenses bear none', () => {
  const rows = [row({ quantity: '1' }), row({ quantity: '3' }), row({ lineType: 'expense' })];
  const shares = (allocation: Expense['allocation']) =>
    priceProposal(terms(), rows, [{ amount: '100', allocation }]).rows.map((one) => one.allocatedExpenseAmount);
  assert.deepEqual(shares('by_amount'), ['25.00', '75.00', '0.00']);
  assert.deepEqual(shares('by_quantity'), ['25.00', '75.00', '0.00']);
  assert.deepEqual(shares('equal'), ['50.00', '50.00', '0.00']);
  assert.deepEqual(shares('none'), ['0.00', '0.00', '0.00']);
});

test('an agent sells goods at cost, and the commission stands beside them', () => {
  const agency = terms({ proposalModel: 'agency', commissionMode: 'percent', commissionPercent: '5', vatMode: 'none' });
  const { rows, totals } = priceProposal(agency, [row({ markupPercent: null, vatRate: 'none' })], []);
  assert.deepEqual([rows[0]?.lineAmount, rows[0]?.commissionAmount], ['964.00', '48.20']);
  assert.deepEqual(
    [totals.grossAmount, totals.totalAmount, totals.costTotalAmount, totals.grossProfitAmount],
    ['964.00', '1012.20', '964.00', '48.20'],
  );
});

test('an entered price contains the commission, and leaves a markup that may be a loss', () => {
  const fixed = terms({ pricingMode: 'fixed_price', commissionMode: 'percent', commissionPercent: '25' });
  const { rows } = priceProposal(fixed, [row({ unitPrice: '125' }), row({ unitPrice: '200', unitCost: null })], []);
  assert.deepEqual(
    rows.map((one) => [one.lineAmount, one.commissionAmount, one.markupAmount, one.markupPercent, one.unitPrice]),
    [
      ['1000.00', '200.00', '-164.00', '-17.0124', '125'],
      ['1600.00', '320.00', null, null, '200'],
    ],
  );
});

test('costs are held against sums without VAT, and profit is not known where a cost is not', () => {
  const [known, unknown] = [row({ unitPrice: '244', unitCost: '122' }), row({ unitPrice: '1', unitCost: null })];
  const fixed = terms({ pricingMode: 'fixed_price' });
  const spent = priceProposal(fixed, [known], [{ amount: '50', allocation: 'none' }]).totals;
  assert.deepEqual(
    [spent.netAmount, spent.costTotalAmount, spent.grossProfitAmount, spent.grossMarginPercent],
    ['1600.00', '850.00', '750.00', '46.88'],
  );
  const { costTotalAmount, grossProfitAmount, grossMarginPercent } = priceProposal(fixed, [known, unknown], []).totals;
  assert.deepEqual([costTotalAmount, grossProfitAmount, grossMarginPercent], [null, null, null]);
});

test('the margin of nothing is not known', () => {
  assert.equal(priceProposal(terms(), [row({ markupPercent: '-100' })], []).totals.grossMarginPercent, null);
});

const decimals = (max: number, scale: number) =>
  fc.integer({ min: 0, max }).map((value) =>
    fraction(value)
      .div(10 ** scale)
      .toText(scale),
  );
const amounts = decimals(10 ** 9, 2);
const percents = decimals(1_000_000, 4);

const randomRow: fc.Arbitrary<UnpricedRow> = fc.record({
  lineType: fc.constantFrom('material' as const, 'service' as const, 'expense' as const),
  quantity: fc.integer({ min: 1, max: 10 ** 9 }).map((value) => fraction(value).div(1_000).toText(3)),
  unitCost: decimals(10 ** 9, 4),
  markupBasis: fc.constantFrom('percent' as const, 'amount' as const),
  markupPercent: fc.integer({ min: -1_000_000, max: 5_000_000 }).map((value) => fraction(value).div(10_000).toText(4)),
  markupAmount: amounts,
  commissionPercent: fc.option(percents),
  commissionFixedAmount: fc.option(amounts),
  unitPrice: decimals(10 ** 9, 4),
  vatRate: fc.constantFrom(...vatRates),
});

const randomTerms = fc.record({
  pricingMode: fc.constantFrom('cost_plus' as const, 'fixed_price' as const, 'price_list' as const),
  proposalModel: fc.constantFrom('resale' as const, 'works' as const, 'agency' as const),
  commissionMode: fc.constantFrom('none' as const, 'percent' as const, 'fixed' as const, 'per_line' as const),
  commissionPercent: percents,
  commissionFixedAmount: amounts,
  vatMode: fc.constantFrom('included' as const, 'excluded' as const, 'none' as const),
  scale: fc.constant(2),
});

const randomExpense: fc.Arbitrary<Expense> = fc.record({
  amount: amounts,
  allocation: fc.constantFrom('by_amount' as const, 'by_quantity' as const, 'equal' as const, 'none' as const),
});

/** Prices so many random proposals, and holds every sum against its parts. */
function checkSums(numRuns: number) {
  const proposals = [
    randomTerms,
    fc.array(randomRow, { maxLength: 12 }),
    fc.array(randomExpense, { maxLength: 4 }),
  ] as const;
  fc.assert(
    fc.property(...proposals, (given, unpriced, expenses) => {
      const isStrange = given.proposalModel === 'agency' && given.pricingMode !== 'cost_plus';
      const asked = isStrange ? { ...given, proposalModel: 'resale' as const } : given;
      const { rows, totals } = priceProposal(asked, unpriced, expenses);
      const isBeside = asked.proposalModel === 'agency';
      const sum = (name: 'lineAmount' | 'netAmount' | 'vatAmount' | 'commissionAmount' | 'grossAmount') =>
        sumOf(rows.map((one) => one[name])).toFixed(2);
      for (const one of rows) {
        const parts = [one.lineCostAmount, one.markupAmount, one.allocatedExpenseAmount].map(String);
        assert.equal(sumOf([...parts, isBeside ? '0' : one.commissionAmount]).toFixed(2), one.lineAmount);
        assert.equal(sumOf([one.netAmount, one.vatAmount]).toFixed(2), one.grossAmount);
      }
      const bears = rows.some(({ lineType }) => lineType !== 'expense');
      const shared = expenses.filter(({ allocation }) => bears && allocation !== 'none');
      assert.equal(totals.allocatedExpenseAmount, sumOf(shared.map(({ amount }) => amount)).toFixed(2));
      assert.equal(totals.expenseTotalAmount, sumOf(expenses.map(({ amount }) => amount)).toFixed(2));
      assert.deepEqual([totals.netAmount, totals.vatAmount], [sum('netAmount'), sum('vatAmount')]);
      if (asked.commissionMode === 'fixed' && rows.length > 0)
        assert.equal(totals.commissionAmount, fraction(asked.commissionFixedAmount).toFixed(2));
      assert.equal(
        sumOf([sum('grossAmount'), isBeside ? sum('commissionAmount') : '0']).toFixed(2),
        totals.totalAmount,
      );
      const sold = sumOf([totals.netAmount, isBeside ? totals.commissionAmount : '0']);
      assert.equal(sold.minus(totals.costTotalAmount as string).toFixed(2), totals.grossProfitAmount);
    }),
    { numRuns },
  );
}

test('sums are exact, whatever the proposal', () => checkSums(3_000));

long('sums are exact in all of 100,000 random proposals', () => checkSums(100_000));
