import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delivery, line, need, quote, view } from '../../../../test/quotes.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { type Allocation, type AwardProblem, type Limit, type Plan, terms } from './award.ts';
import { checkPlan } from './check-plan.ts';
import { type Option, optionsOf } from './options.ts';
import { pricePlan } from './price-plan.ts';

const told = { moq: '4', packQuantity: '2', quantityOffered: '8', deliveryDays: 5 };
const tiers = [{ minQuantity: '6', price: '8' }];
const tender: AwardProblem = {
  needs: [need('n', '10')],
  quotes: [
    quote('A', [line('n', '10', { ...told, priceTiers: tiers })], { extraCosts: [delivery('7')] }),
    quote('B', [line('n', '9', { ...told, moq: '2' })]),
  ],
  view: view({ basis: 'landed' }),
  limits: [],
  without: [],
  overPct: '0',
};
const always = terms.map((kind) => ({ kind }));
const bought = (quoteId: string, quantity: string) => {
  const option = optionsOf(tender).find(({ quote: { id } }) => id === quoteId) as Option;
  return { option, quantity: fraction(quantity) };
};
const plan = pricePlan([bought('A', '8'), bought('B', '2')], tender.view);

/** The plan with its first allocation, of 8 by A at 8.00 each, changed. */
const changed = (change: Partial<Allocation>): Plan => {
  const [first, ...others] = plan.allocations.toSorted((one, other) => one.quoteId.localeCompare(other.quoteId));
  return { ...plan, allocations: [{ ...(first as Allocation), ...change }, ...others] };
};

test('a good plan has no faults', () => {
  assert.equal(plan.total, '89.00');
  assert.deepEqual(checkPlan(tender, always, plan), []);
});

const broken: ReadonlyArray<readonly [what: string, plan: Plan, fault: RegExp]> = [
  ['an order below the least', changed({ baseQuantity: '2' }), /A-n: less than the least order/],
  ['a broken pack', changed({ baseQuantity: '7' }), /A-n: a broken pack/],
  ['more than is offered', changed({ baseQuantity: '10' }), /A-n: more than offered/],
  ['nothing bought', changed({ baseQuantity: '0' }), /A-n: nothing is bought/],
  ['less than is needed', changed({ baseQuantity: '6' }), /n: less than needed/],
  ['more than is needed', changed({ baseQuantity: '10' }), /n: more than needed/],
  ['the price of another tier', changed({ price: '10' }), /A-n: price is 10, should be 8/],
  ['a wrong amount', changed({ amount: '63.99' }), /A-n: amount is 63.99, should be 64.00/],
  ['an offer of another line', changed({ itemId: 'm' }), /no such offer A-n/],
  ['extra costs left out', { ...plan, extraCosts: '0.00' }, /extra costs is 0.00, should be 7/],
  ['shares of extra costs left out', changed({ extraShare: '0.00' }), /shares of extra costs is 0, should be 7/],
  ['a total that does not add up', { ...plan, total: '88.99' }, /total is 88.99, should be 89/],
];

for (const [what, given, fault] of broken)
  test(`a plan is refused for ${what}`, () => assert.match(checkPlan(tender, always, given).join('; '), fault));

const limits: Limit[] = [
  { kind: 'max_suppliers', count: 1 },
  { kind: 'share_at_most', supplierId: null, percent: '78.04' },
  { kind: 'share_at_least', supplierId: 'supplier-A', percent: '78.06' },
  { kind: 'latest_delivery', lineId: 'n', date: '2026-11-24' },
  { kind: 'budget', amount: '88.99' },
  { kind: 'use_supplier', supplierId: 'supplier-C' },
  { kind: 'avoid_supplier', supplierId: 'supplier-B' },
];
const kept: Limit[] = [
  { kind: 'max_suppliers', count: 2 },
  { kind: 'share_at_most', supplierId: null, percent: '78.05' },
  { kind: 'share_at_least', supplierId: 'supplier-A', percent: '78.05' },
  { kind: 'latest_delivery', lineId: null, date: '2026-11-25' },
  { kind: 'budget', amount: '89' },
  { kind: 'use_supplier', supplierId: 'supplier-B' },
  { kind: 'avoid_supplier', supplierId: 'supplier-C' },
];

for (const limit of limits)
  test(`a plan is refused for a broken ${limit.kind}`, () =>
    assert.deepEqual(checkPlan(tender, [...always, limit], plan), [limit.kind]));

for (const limit of kept)
  test(`a plan just within ${limit.kind} holds`, () =>
    assert.deepEqual(checkPlan(tender, [...always, limit], plan), []));
