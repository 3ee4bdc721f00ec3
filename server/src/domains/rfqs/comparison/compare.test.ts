import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delivery, line, need, quote, view } from '../../../../test/quotes.ts';
import { compare } from './compare.ts';
import type { NeededLine, Quote, View } from './quoted.ts';

const offersOf = (needs: NeededLine[], quotes: Quote[], told: Partial<View> = {}) =>
  compare(needs, quotes, view(told)).lines[0]?.offers ?? [];

const marked = (needs: NeededLine[], quotes: Quote[], told: Partial<View> = {}) =>
  offersOf(needs, quotes, told).map(({ quoteId, flags }) => [quoteId, ...flags].join(' '));

const tiered = line('n', '105.00', { priceTiers: [{ minQuantity: '25', price: '98.00' }], vatRate: '22' });
const golden = [
  quote('A', [line('n', '1200', { factorToBase: '12', vatRate: '22' })], { vatMode: 'included' }),
  quote('B', [tiered], { vatMode: 'excluded' }),
  quote('C', [line('n', '1.25')], { currency: 'USD' }),
];

test('golden example «Comparison»: need 30 pcs, with VAT', () => {
  const offers = offersOf([need('n', '30')], golden);
  assert.deepEqual(
    offers.map(({ unitPriceComparable }) => unitPriceComparable),
    ['100.00', '119.56', '100.00'],
  );
  assert.deepEqual(marked([need('n', '30')], golden), ['A best_price', 'B', 'C best_price']);
  assert.deepEqual(
    offers.map(({ lineTotal }) => lineTotal),
    ['3000.00', '3586.80', '3000.00'],
  );
  assert.deepEqual(
    offers.map(({ deltaToBestPct }) => deltaToBestPct),
    ['0.00', '19.56', '0.00'],
  );
});

test('golden example «Comparison»: the same without VAT', () => {
  const offers = offersOf([need('n', '30')], golden, { vat: 'without' });
  assert.deepEqual(
    offers.map(({ unitPriceComparable }) => unitPriceComparable),
    ['81.97', '98.00', '100.00'],
  );
  assert.deepEqual(marked([need('n', '30')], golden, { vat: 'without' }), ['A best_price', 'B', 'C']);
});

test('golden example «Landed, without VAT»', () => {
  const other = line('m', '1', { vatRate: '22' });
  const quoted = quote('B', [tiered, other], { vatMode: 'excluded', extraCosts: [delivery('1500')] });
  const told = { vat: 'without', basis: 'landed' } as const;
  const { lines, suppliers } = compare([need('n', '30'), need('m', '60')], [quoted], view(told));
  const [first, second] = lines.map(({ offers }) => offers[0]);
  assert.equal(first?.unitPriceComparable, '98.00');
  assert.equal(first?.landedUnitPrice, '147.00');
  assert.equal(first?.lineTotal, '4410.00', '2940.00 and a share of 1470.00');
  assert.equal(second?.lineTotal, '90.00');
  assert.equal(suppliers[0]?.totalIfComplete, '4500.00');
});

test('a buyer can follow every cell by its arithmetic', () => {
  const needs = [need('n', '30')];
  const steps = (quotes: Quote[], told: Partial<View> = {}) =>
    offersOf(needs, quotes, told)[0]?.arithmetic.map(({ step, operator, figure, result }) =>
      [step, operator, figure, result].join(' '),
    );
  assert.deepEqual(steps([golden[1] as Quote]), ['tier = 25 98', 'vat_added × 1.22 119.56']);
  assert.deepEqual(steps([golden[0] as Quote], { vat: 'without' }), [
    'price = 1200 1200',
    'vat_taken_off ÷ 1.22 983.606557',
    'unit ÷ 12 81.967213',
  ]);
  const told = { discountPercent: '10', vatRate: '22' } as const;
  const whole = quote('D', [line('n', '2', told)], {
    currency: 'USD',
    vatMode: 'included',
    extraCosts: [delivery('300')],
  });
  assert.deepEqual(steps([whole], { basis: 'landed' }), [
    'price = 2 2',
    'discount × 0.9 1.8',
    'rate × 80 144',
    'extra_costs + 10 154',
  ]);
});

test('a price without a rate is never best, and never taken as one', () => {
  const quotes = [quote('A', [line('n', '5')], { currency: 'EUR' }), quote('B', [line('n', '100')])];
  const [first] = offersOf([need('n', '1')], quotes);
  assert.deepEqual(marked([need('n', '1')], quotes), ['A no_rate', 'B best_price']);
  assert.equal(first?.unitPriceComparable, null);
  assert.equal(first?.lineTotal, null);
  assert.equal(compare([need('n', '1')], quotes, view()).suppliers[0]?.total, null);
});

test('extra costs without a rate stop the landed comparison only', () => {
  const costly = { extraCosts: [{ ...delivery('10'), currency: 'EUR' }] };
  const quotes = [quote('A', [line('n', '5')], costly), quote('B', [line('n', '6')])];
  assert.deepEqual(marked([need('n', '1')], quotes), ['A best_price', 'B']);
  assert.deepEqual(marked([need('n', '1')], quotes, { basis: 'landed' }), ['A no_rate', 'B best_price']);
});

test('a unit that nobody can convert is told, not guessed', () => {
  const quotes = [quote('A', [line('n', '5', { factorToBase: null })]), quote('B', [line('n', '6')])];
  assert.deepEqual(marked([need('n', '1')], quotes), ['A uom_unknown', 'B best_price']);
  assert.equal(offersOf([need('n', '1')], quotes)[0]?.coversQuantity, '0');
});

test('an expired quote is shown and not chosen, one to confirm again may be best', () => {
  const quotes = [
    quote('A', [line('n', '5')], { validUntil: '2026-11-19' }),
    quote('B', [line('n', '6')], { validUntil: '2026-11-20', needsReconfirmation: true }),
    quote('C', [line('n', '7', { needsReconfirmation: true })]),
  ];
  assert.deepEqual(marked([need('n', '1')], quotes), [
    'A expired',
    'B needs_reconfirmation best_price',
    'C needs_reconfirmation',
  ]);
});

test('the soonest deliveries are marked, by days, by date and by the whole quote', () => {
  const quotes = [
    quote('A', [line('n', '5', { deliveryDays: 4 })]),
    quote('B', [line('n', '6', { deliveryDate: '2026-11-23' })]),
    quote('C', [line('n', '7')], { deliveryDays: 3 }),
    quote('D', [line('n', '8')]),
  ];
  assert.deepEqual(marked([need('n', '1')], quotes), ['A best_price', 'B best_delivery', 'C best_delivery', 'D']);
  assert.deepEqual(
    offersOf([need('n', '1')], quotes).map(({ deliveryDays }) => deliveryDays),
    [4, 3, 3, null],
  );
});

test('a price far off the others is pointed out, and so is one far off the last paid', () => {
  const quotes = ['100', '104', '96', '10'].map((price, at) => quote(String(at), [line('n', price)]));
  assert.deepEqual(marked([need('n', '1')], quotes), ['0', '1', '2', '3 best_price anomaly']);
  const paid = { price: '50', currency: 'RUB', vatMode: 'excluded', vatRate: '22' } as const;
  const [only] = offersOf([need('n', '1', { lastPaid: paid })], [quote('A', [line('n', '122')])]);
  assert.deepEqual(only?.flags, ['best_price', 'anomaly']);
  assert.equal(only?.deltaToLastPaidPct, '100.00', 'both with VAT');
});

test('two prices alone do not accuse each other', () => {
  const quotes = ['100', '10'].map((price, at) => quote(String(at), [line('n', price)]));
  assert.deepEqual(marked([need('n', '1')], quotes), ['0', '1 best_price']);
});

test('what is on offer bounds what is covered, and chooses the tier', () => {
  const few = line('n', '10', { quantityOffered: '20', priceTiers: [{ minQuantity: '25', price: '8' }] });
  const { lines, suppliers } = compare([need('n', '30')], [quote('A', [few])], view());
  const [offer] = lines[0]?.offers ?? [];
  assert.equal(offer?.unitPriceComparable, '10.00');
  assert.equal(offer?.coversQuantity, '20');
  assert.equal(offer?.lineTotal, '200.00');
  assert.deepEqual(suppliers[0], {
    quoteId: 'A',
    supplierId: 'supplier-A',
    supplierName: 'Supplier A',
    quotedLines: 1,
    total: '200.00',
    coveragePct: '66.67',
    totalIfComplete: null,
  });
});

test('less than a supplier sells, and broken packs, are told', () => {
  const issues = (told: object) =>
    offersOf([need('n', '30')], [quote('A', [line('n', '1', told)])]).map(({ moqIssue }) => moqIssue);
  assert.deepEqual(issues({ moq: '31' }), ['below_moq']);
  assert.deepEqual(issues({ moq: '30', packQuantity: '12' }), ['not_pack_multiple']);
  assert.deepEqual(issues({ moq: '30', packQuantity: '15' }), [null]);
});

test('a need in packs and an offer by the piece meet in base units', () => {
  const [offer] = offersOf(
    [need('n', '2.5', { factorToBase: '12' })],
    [quote('A', [line('n', '4', { quantityOffered: '24' })])],
  );
  assert.equal(offer?.unitPriceComparable, '4.00');
  assert.equal(offer?.coversQuantity, '2');
});

test('a unit that costs next to nothing keeps the digits that say something', () => {
  const told = (price: string) => offersOf([need('n', '1')], [quote('A', [line('n', price)])])[0]?.unitPriceComparable;
  assert.deepEqual(['0.012345', '0.5', '8.3333', '81.967213', '0'].map(told), [
    '0.01235',
    '0.50',
    '8.333',
    '81.97',
    '0.00',
  ]);
});

test('a line not quoted is no offer', () => {
  assert.deepEqual(offersOf([need('n', '1')], [quote('A', [line('n', null)])]), []);
});

test('extra costs are borne by weight where it is known, else by amount', () => {
  const quoted = quote('A', [line('n', '30'), line('m', '10')], { extraCosts: [delivery('80', 'by_weight')] });
  const totals = (weight: string | null) =>
    compare(
      [need('n', '1', { weight: '1' }), need('m', '1', { weight })],
      [quoted],
      view({ basis: 'landed' }),
    ).lines.map(({ offers }) => offers[0]?.lineTotal);
  assert.deepEqual(totals('3'), ['50.00', '70.00']);
  assert.deepEqual(totals(null), ['90.00', '30.00']);
});

const split = [
  quote('A', [line('n', '10', { deliveryDays: 9, quantityOffered: '6' }), line('m', '10', { deliveryDays: 9 })]),
  quote('B', [line('n', '12', { deliveryDays: 1 }), line('m', '8', { deliveryDays: 2 })]),
];
const needs = [need('n', '10'), need('m', '10')];

test('scenarios: one supplier for all, the cheapest of each line, the soonest of each line', () => {
  const [single, cheapest, fastest] = compare(needs, split, view()).scenarios;
  assert.deepEqual([single?.total, single?.suppliers, single?.complete], ['200.00', 1, true]);
  assert.equal(cheapest?.total, '188.00');
  assert.deepEqual(
    cheapest?.picks.map(({ quoteLineId, quantity, amount }) => [quoteLineId, quantity, amount].join(' ')),
    ['A-n 6 60.00', 'B-n 4 48.00', 'B-m 10 80.00'],
  );
  assert.deepEqual([fastest?.total, fastest?.deliveryDays], ['200.00', 2]);
});

test('on the landed basis a scenario pays the extra costs of whoever it uses, whole', () => {
  const [first, second] = split as [Quote, Quote];
  const costly = [{ ...first, extraCosts: [delivery('100')] }, second];
  const [, cheapest] = compare(needs, costly, view({ basis: 'landed' })).scenarios;
  assert.equal(cheapest?.suppliers, 1, 'the share of the delivery makes A dearer');
  assert.equal(cheapest?.total, '200.00');
});

test('where nobody offers everything, the scenario says what is missing', () => {
  const [single, cheapest] = compare(needs, [quote('A', [line('n', '1')])], view()).scenarios;
  assert.deepEqual([single?.complete, single?.missing], [false, ['m']]);
  assert.deepEqual([cheapest?.complete, cheapest?.missing], [false, ['m']]);
  const [nothing] = compare(needs, [], view()).scenarios;
  assert.deepEqual([nothing?.missing, nothing?.total], [['n', 'm'], null], 'nothing bought has no price');
});
