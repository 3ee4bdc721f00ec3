import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type InvoiceIssue, invoiceIssues } from '../../../../../nouns/invoice-matching.ts';
import type { Decision, Match, MatchedLine, Ordered, OtherLine } from './match.ts';
import { matchInvoice } from './match-invoice.ts';

const line = (more: Partial<MatchedLine> = {}): MatchedLine => ({
  id: 'a',
  procurementItemId: 'need',
  orderLineId: null,
  quantity: '10',
  price: '100',
  discountPercent: '0',
  vatRate: '22',
  ...more,
});

const decision = (more: Partial<Decision> = {}): Decision => ({
  lineId: 'need',
  supplierId: 'ours',
  quantity: '10',
  price: '100',
  currency: 'RUB',
  vatMode: 'included',
  vatRate: '22',
  ...more,
});

const other = (more: Partial<OtherLine> = {}): OtherLine => ({
  ...line(),
  supplierId: 'ours',
  currency: 'RUB',
  vatMode: 'included',
  ...more,
});

const ordered = (more: Partial<Ordered> = {}): Ordered => ({
  ...decision(),
  ...{ id: 'ordered', orderId: 'order', procurementItemId: 'need', receivedQuantity: '10' },
  ...more,
});

/** An invoice whose only line names a line of an order. */
const byOrder = (more: Partial<MatchedLine> = {}, order: Partial<Ordered> = {}): Partial<Match> => ({
  lines: [line({ orderLineId: 'ordered', ...more })],
  orders: [ordered(order)],
});

const noTolerance = { pricePct: '0', quantityPct: '0', amount: '0' };

const match = (more: Partial<Match> = {}): Match => ({
  invoice: { supplierId: 'ours', currency: 'RUB', vatMode: 'included', procurementId: 'pr' },
  lines: [line()],
  others: [],
  decisions: [decision()],
  orders: [],
  received: new Map([['need', { quantity: '10', isService: false }]]),
  tolerances: noTolerance,
  blocking: Object.keys(invoiceIssues) as InvoiceIssue[],
  ...more,
});

const issuesOf = (more: Partial<Match>) => matchInvoice(match(more)).issues.map(({ code }) => code);

test('an invoice of exactly what was decided and received matches', () => {
  assert.deepEqual(matchInvoice(match()), { status: 'matched', issues: [] });
});

const cases: ReadonlyArray<readonly [what: string, given: Partial<Match>, issues: readonly InvoiceIssue[]]> = [
  ['a price above the decision', { lines: [line({ price: '100.000001' })] }, ['price_above_decision']],
  ['a price below the decision', { lines: [line({ price: '99' })] }, []],
  [
    'a discount that brings the price down to the decision',
    { lines: [line({ price: '125', discountPercent: '20' })] },
    [],
  ],
  [
    'a price exactly at the percent',
    { lines: [line({ price: '102.5' })], tolerances: { ...noTolerance, pricePct: '2.5' } },
    [],
  ],
  [
    'a price just over the percent',
    { lines: [line({ price: '102.500001' })], tolerances: { ...noTolerance, pricePct: '2.5' } },
    ['price_above_decision'],
  ],
  [
    'a price that makes exactly the amount',
    { lines: [line({ price: '100.1' })], tolerances: { ...noTolerance, amount: '1' } },
    [],
  ],
  [
    'a price that makes just over the amount',
    { lines: [line({ price: '100.100001' })], tolerances: { ...noTolerance, amount: '1' } },
    ['price_above_decision'],
  ],
  [
    'small excesses of several invoices that together are over the amount',
    {
      lines: [line({ quantity: '5', price: '100.1' })],
      others: [other({ quantity: '5', price: '100.1' }), other({ quantity: '1', price: '100.1' })],
      decisions: [decision({ quantity: '11' })],
      received: new Map([['need', { quantity: '11', isService: false }]]),
      tolerances: { ...noTolerance, amount: '1' },
    },
    ['price_above_decision'],
  ],
  [
    'a price without VAT against a decided price with it',
    {
      invoice: { ...match().invoice, vatMode: 'excluded' },
      lines: [line({ price: '100' })],
      decisions: [decision({ price: '122' })],
    },
    [],
  ],
  [
    'the best of several decided prices',
    { decisions: [decision({ quantity: '5', price: '90' }), decision({ quantity: '5', price: '100' })] },
    [],
  ],
  ['more than was accepted', { lines: [line({ quantity: '10.5' })], received: plenty() }, ['quantity_above_accepted']],
  [
    'a quantity exactly at the percent',
    { lines: [line({ quantity: '11' })], received: plenty(), tolerances: { ...noTolerance, quantityPct: '10' } },
    [],
  ],
  [
    'a quantity just over the percent',
    { lines: [line({ quantity: '11.000001' })], received: plenty(), tolerances: { ...noTolerance, quantityPct: '10' } },
    ['quantity_above_accepted'],
  ],
  [
    'a quantity that makes exactly the amount',
    { lines: [line({ quantity: '10.01' })], received: plenty(), tolerances: { ...noTolerance, amount: '1' } },
    [],
  ],
  [
    'invoices that together are more than was accepted',
    { lines: [line({ quantity: '6' })], others: [other({ quantity: '5' })], received: plenty() },
    ['quantity_above_accepted'],
  ],
  [
    'two lines of one invoice that together are more than was accepted',
    { lines: [line({ quantity: '6' }), line({ id: 'b', quantity: '5' })], received: plenty() },
    ['quantity_above_accepted'],
  ],
  [
    'what another supplier invoiced',
    {
      lines: [line({ quantity: '6' })],
      others: [other({ supplierId: 'theirs', quantity: '4' })],
      decisions: [decision({ quantity: '6' }), decision({ supplierId: 'theirs', quantity: '4' })],
    },
    [],
  ],
  ['a line nobody was accepted for', { decisions: [] }, ['quantity_above_accepted']],
  [
    'more than was received of the line by all its suppliers',
    {
      lines: [line({ quantity: '6' })],
      others: [other({ supplierId: 'theirs', quantity: '4' })],
      decisions: [decision({ quantity: '6' }), decision({ supplierId: 'theirs', quantity: '4' })],
      received: new Map([['need', { quantity: '9', isService: false }]]),
    },
    ['quantity_above_received'],
  ],
  ['a service, which is never received', { received: new Map([['need', { quantity: '0', isService: true }]]) }, []],
  ['another VAT rate', { lines: [line({ vatRate: '10' })] }, ['vat_mismatch']],
  ['a decision that knows no VAT rate', { decisions: [decision({ vatRate: null })] }, []],
  [
    'another currency, whose price is not compared',
    { invoice: { ...match().invoice, currency: 'USD' }, lines: [line({ price: '500' })] },
    ['currency_mismatch'],
  ],
  ['a line of no requisition', { lines: [line({ procurementItemId: null })] }, ['unknown_line']],
  [
    'another supplier than the accepted one',
    { decisions: [decision({ supplierId: 'theirs' })] },
    ['supplier_mismatch'],
  ],
  ['what the order says, whatever was decided since', { ...byOrder(), decisions: [decision({ price: '90' })] }, []],
  ['a price above the order', byOrder({ price: '100.01' }), ['price_above_decision']],
  [
    'more than the order',
    { ...byOrder({ quantity: '11' }), received: plenty() },
    ['quantity_above_accepted', 'quantity_above_received'],
  ],
  [
    'invoices that together are more than the order',
    {
      ...byOrder({ quantity: '6' }, { receivedQuantity: '20' }),
      others: [other({ orderLineId: 'ordered', quantity: '5' })],
      received: plenty(),
    },
    ['quantity_above_accepted'],
  ],
  [
    'more than has come of the order',
    { ...byOrder({}, { receivedQuantity: '4' }), received: plenty() },
    ['quantity_above_received'],
  ],
  ['the same goods by an invoice without an order', { ...byOrder(), others: [other()] }, ['quantity_above_received']],
  [
    'another rate and currency than those of the order',
    byOrder({ vatRate: '10' }, { currency: 'USD' }),
    ['currency_mismatch', 'vat_mismatch'],
  ],
  [
    'a delivery that nobody ordered',
    { ...byOrder(), lines: [line({ orderLineId: 'ordered' }), line({ id: 'b', procurementItemId: null })] },
    ['unknown_line'],
  ],
  [
    'a line that has left its order',
    { lines: [line({ orderLineId: 'gone', price: '101' })] },
    ['price_above_decision'],
  ],
];

function plenty() {
  return new Map([['need', { quantity: '1000', isService: false }]]);
}

for (const [what, given, issues] of cases)
  test(`${what}: ${issues.join(', ') || 'passes'}`, () => assert.deepEqual(issuesOf(given), issues));

test('what is counted over several lines is told once, of the last of them', () => {
  const lines = [line({ quantity: '6' }), line({ id: 'b', quantity: '5' })];
  const { issues } = matchInvoice(match({ lines, received: plenty() }));
  assert.deepEqual(
    issues.map(({ lineId, expected, actual }) => [lineId, expected, actual]),
    [['b', '10', '11']],
  );
});

test('the company says which differences block, and the others are pointed out', () => {
  const lines = [line({ vatRate: '10', price: '200' })];
  const judged = (blocking: readonly InvoiceIssue[]) => matchInvoice(match({ lines, blocking }));
  assert.equal(judged([]).status, 'warning');
  assert.equal(judged(['vat_mismatch']).status, 'blocked');
  assert.deepEqual(
    judged(['vat_mismatch']).issues.map(({ code, severity }) => [code, severity]),
    [
      ['vat_mismatch', 'block'],
      ['price_above_decision', 'warn'],
    ],
  );
});

test('an invoice that speaks of no requisition is not matched', () => {
  const invoice = { ...match().invoice, procurementId: null };
  assert.equal(matchInvoice(match({ invoice, lines: [line({ procurementItemId: null })] })).status, 'not_matched');
  assert.equal(matchInvoice(match({ lines: [] })).status, 'not_matched');
});
