import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf, coverageOfAll, remainingOf } from './coverage.ts';
import { plannedAmountOf, sumsOf } from './sums-of.ts';

test('golden: coverage', () => {
  assert.deepEqual(coverageOf('1', '3'), { status: 'partially_covered', percent: '33.33' });
  assert.equal(remainingOf('1', '3'), '2');
});

test('golden: coverage clamp', () => {
  assert.deepEqual(coverageOf('0.0001', '1000'), { status: 'partially_covered', percent: '0.01' });
  assert.deepEqual(coverageOf('999.9999', '1000'), { status: 'partially_covered', percent: '99.99' });
});

test('golden: coverage over', () => {
  assert.deepEqual(coverageOf('12', '10'), { status: 'covered', percent: '100' });
  assert.equal(remainingOf('12', '10'), '0');
});

test('golden: header coverage', () => {
  const parts = [
    { done: '2', wanted: '1', amount: '100' },
    { done: '0', wanted: '1', amount: '100' },
  ];
  assert.deepEqual(coverageOfAll(parts), { status: 'partially_covered', percent: '50' });
});

test('what misses no more than the last digit of a quantity is covered', () => {
  assert.equal(coverageOf('9.999999', '10').status, 'covered');
  assert.equal(coverageOf('9.999998', '10').percent, '99.99');
});

test('litres and packs add up by what they cost, not by their numbers', () => {
  const parts = [
    { done: '1000', wanted: '1000', amount: '30' },
    { done: '1', wanted: '2', amount: '60' },
    { done: '0', wanted: '1', amount: '10' },
  ];
  assert.equal(coverageOfAll(parts).percent, '60');
});

test('a line without a price weighs as the others do on average, and lines without prices weigh the same', () => {
  const unpriced = { done: '1', wanted: '1', amount: '0' };
  assert.equal(coverageOfAll([unpriced, { done: '0', wanted: '5', amount: '40' }]).percent, '50');
  assert.equal(coverageOfAll([unpriced, { ...unpriced, done: '0' }, { ...unpriced, done: '0.5' }]).percent, '50');
});

test('nothing to cover is not covered, and one uncovered crumb keeps the whole below 100', () => {
  assert.deepEqual(coverageOfAll([]), { status: 'not_covered', percent: '0' });
  const crumb = [
    { done: '1000000', wanted: '1000000', amount: '1000000' },
    { done: '0', wanted: '0.000001', amount: '0.01' },
  ];
  assert.deepEqual(coverageOfAll(crumb), { status: 'partially_covered', percent: '99.99' });
});

test('planned amounts are rounded once, by the digits of the currency', () => {
  const line = { quantity: '3', plannedPrice: '33.335', fxRate: '1' };
  assert.equal(plannedAmountOf(line, 'RUB'), '100.01');
  assert.equal(plannedAmountOf(line, 'JPY'), '100');
  assert.equal(plannedAmountOf({ ...line, fxRate: null }, 'RUB'), '0.00');
});

test('cancelled lines leave all sums, and goods alone are received', () => {
  const line = {
    status: 'active' as const,
    itemType: 'product' as const,
    quantity: '10',
    plannedAmount: '100.00',
    actualAmount: '90.10',
    acceptedQuantity: '10',
    invoicedQuantity: '5',
    receivedQuantity: '10',
  };
  const service = { ...line, itemType: 'service' as const, receivedQuantity: '0', actualAmount: null };
  assert.deepEqual(sumsOf([line, service, { ...line, status: 'cancelled' }], 'RUB'), {
    line_count: 2,
    planned_total: '200.00',
    actual_total: '90.10',
    supply_percent: '100',
    invoice_percent: '50',
    receipt_percent: '100',
  });
});

test('the progress of a requisition counts money: a thousand cheap litres are not its whole', () => {
  const none = { acceptedQuantity: '0', invoicedQuantity: '0', receivedQuantity: '0' };
  const all = { acceptedQuantity: '1000', invoicedQuantity: '1000', receivedQuantity: '1000' };
  const line = { status: 'active' as const, itemType: 'product' as const, actualAmount: null };
  const litres = { ...line, ...all, quantity: '1000', plannedAmount: '3000.00' };
  const packs = { ...line, ...none, quantity: '2', plannedAmount: '9000.00' };
  const { supply_percent, invoice_percent, receipt_percent } = sumsOf([litres, packs], 'RUB');
  assert.deepEqual([supply_percent, invoice_percent, receipt_percent], ['25', '25', '25']);
});
