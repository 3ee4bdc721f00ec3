import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { delivery, line, need, quote, view } from '../../../../test/quotes.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import type { QuoteLine } from '../comparison/quoted.ts';
import { type Award, type AwardProblem, type Limit, type Plan, terms } from './award.ts';
import { checkPlan } from './check-plan.ts';
import { findAward } from './find-award.ts';
import { type Option, optionsOf } from './options.ts';
import { pricePlan } from './price-plan.ts';
import { type Solve, solver } from './solver.ts';

let solve: Solve;
before(async () => {
  solve = await solver();
});

const problem = (told: Partial<AwardProblem>): AwardProblem => ({
  needs: [need('n', '10'), need('m', '10')],
  quotes: [],
  view: view({ basis: 'landed' }),
  limits: [],
  without: [],
  overPct: '0',
  ...told,
});

const award = (told: Partial<AwardProblem>): Award => findAward(problem(told), solve, 20);

const planOf = (found: Award): Plan => {
  assert.equal(found.status, 'optimal', JSON.stringify(found));
  return (found as Extract<Award, { plan: Plan }>).plan;
};

const said = (plan: Plan) =>
  plan.allocations
    .map(({ quoteLineId, quantity }) => `${quoteLineId} ${quantity}`)
    .toSorted()
    .join(', ');

const A = quote('A', [line('n', '10'), line('m', '10')]);
const B = quote('B', [line('n', '8'), line('m', '13')]);
const one: Limit = { kind: 'max_suppliers', count: 1 };

test('each line goes where it is cheapest, and a limit costs what it costs', () => {
  const found = award({ quotes: [A, B] });
  assert.deepEqual([planOf(found).total, said(planOf(found))], ['180.00', 'A-m 10, B-n 10']);
  const limited = award({ quotes: [A, B], limits: [one] });
  assert.deepEqual([planOf(limited).total, said(planOf(limited))], ['200.00', 'A-m 10, A-n 10']);
  const [cost] = limited.status === 'optimal' ? limited.limitCosts : [];
  assert.deepEqual([cost?.limit, cost?.totalWithout, cost?.costs, cost?.proved], [one, '180.00', '20.00', true]);
  assert.equal(cost?.words.ru, 'поставщиков не больше 1');
});

test('a delivery to pay outweighs a cheaper price', () => {
  const found = award({ quotes: [A, { ...B, extraCosts: [delivery('21')] }] });
  assert.deepEqual([planOf(found).total, planOf(found).suppliers.length], ['200.00', 1]);
  const cheaper = award({ quotes: [A, { ...B, extraCosts: [delivery('19')] }] });
  assert.deepEqual([planOf(cheaper).total, planOf(cheaper).extraCosts], ['199.00', '19.00']);
});

test('more of a line is put with one supplier where a tier begins', () => {
  const tiered = line('n', '10', { priceTiers: [{ minQuantity: '8', price: '6' }], moq: '2' });
  const found = award({
    needs: [need('n', '10')],
    quotes: [quote('A', [tiered]), quote('B', [line('n', '5', { quantityOffered: '4' })])],
  });
  assert.deepEqual([planOf(found).total, said(planOf(found))], ['58.00', 'A-n 8, B-n 2'], 'not 4 for 20 and 6 for 60');
});

test('packs and least orders are kept, unless they are set aside', () => {
  const quotes = [quote('A', [line('n', '1', { packQuantity: '4' })]), quote('B', [line('n', '3', { moq: '5' })])];
  const needs = [need('n', '10')];
  assert.equal(said(planOf(award({ needs, quotes }))), 'A-n 4, B-n 6');
  assert.equal(said(planOf(award({ needs, quotes, without: ['moq'] }))), 'A-n 8, B-n 2');
  assert.equal(said(planOf(award({ needs, quotes, without: ['packs'] }))), 'A-n 10');
  assert.equal(said(planOf(award({ needs, quotes, overPct: '20' }))), 'A-n 12', 'more than needed, and yet cheaper');
});

test('shares of a supplier are bounded from above and from below', () => {
  const most = award({ quotes: [A, B], limits: [{ kind: 'share_at_most', supplierId: null, percent: '50' }] });
  assert.ok(planOf(most).suppliers.every(({ sharePct }) => Number(sharePct) <= 50));
  const least = award({
    quotes: [A, B],
    limits: [{ kind: 'share_at_least', supplierId: 'supplier-B', percent: '60' }],
  });
  const own = planOf(least).suppliers.find(({ supplierId }) => supplierId === 'supplier-B');
  assert.ok(Number(own?.sharePct) >= 60);
});

test('a supplier may be asked for and kept out', () => {
  const used = award({
    quotes: [A, quote('C', [line('n', '90')])],
    limits: [{ kind: 'use_supplier', supplierId: 'supplier-C' }],
  });
  assert.equal(said(planOf(used)), 'A-m 10, A-n 9, C-n 1');
  const avoided = award({ quotes: [A, B], limits: [{ kind: 'avoid_supplier', supplierId: 'supplier-B' }] });
  assert.equal(said(planOf(avoided)), 'A-m 10, A-n 10');
});

test('what comes too late, or nobody knows when, is not bought', () => {
  const soon = quote('A', [line('n', '10', { deliveryDays: 3 })]);
  const late = quote('B', [line('n', '1', { deliveryDays: 4 })]);
  const whenever = quote('C', [line('n', '1')]);
  const limits: Limit[] = [{ kind: 'latest_delivery', lineId: 'n', date: '2026-11-23' }];
  assert.equal(said(planOf(award({ needs: [need('n', '10')], quotes: [soon, late, whenever], limits }))), 'A-n 10');
});

test('lines that nobody offers are left out and told; expired and unconvertible prices are no offers', () => {
  const expired = quote('B', [line('m', '1')], { validUntil: '2026-11-19' });
  const euro = quote('C', [line('m', '1')], { currency: 'EUR' });
  const found = award({ quotes: [quote('A', [line('n', '1')]), expired, euro] });
  assert.deepEqual(found.notOffered, ['m']);
  assert.equal(planOf(found).total, '10.00');
  assert.equal(planOf(award({ quotes: [] })).total, '0.00');
});

test('currencies, VAT, discounts and units are counted exactly', () => {
  const packs = line('n', '2.50', { factorToBase: '3', vatRate: '22', discountPercent: '10' });
  const found = award({
    needs: [need('n', '9')],
    quotes: [quote('A', [packs], { currency: 'USD', vatMode: 'included' })],
    view: view({ basis: 'landed', vat: 'without' }),
  });
  const [bought] = planOf(found).allocations;
  assert.deepEqual([bought?.quantity, bought?.supplierQuantity, bought?.price], ['9', '3', '2.50']);
  assert.equal(bought?.amount, '442.40', '6.75 USD with VAT is 5.53 without, at 80');
});

test('what is measured may be bought in any quantity', () => {
  const cable = (price: string, told: Partial<QuoteLine>) => line('n', price, { whole: false, ...told });
  const found = award({
    needs: [need('n', '10.333333')],
    quotes: [quote('A', [cable('3', { quantityOffered: '7.25' })]), quote('B', [cable('4', { factorToBase: '0.7' })])],
  });
  assert.equal(said(planOf(found)), 'A-n 7.25, B-n 3.083333');
});

test('limits that cannot hold together are named, the lines too, and no others', () => {
  const short = (id: string) => quote(id, [line('n', '1', { quantityOffered: '6' }), line('m', '1')]);
  const limits: Limit[] = [one, { kind: 'avoid_supplier', supplierId: 'supplier-C' }];
  const found = award({ quotes: [short('A'), short('B')], limits });
  assert.equal(found.status, 'infeasible');
  assert.deepEqual(found.status === 'infeasible' && [found.conflict, found.lineIds], [
    [one, { kind: 'quantity_offered' }],
    ['n'],
  ]);
  assert.equal(
    found.status === 'infeasible' && found.words.en,
    'These cannot hold together for «Line n»: suppliers: at most 1; no more than suppliers offer.',
  );
});

test('a budget below the least cost is told with that cost', () => {
  const found = award({ quotes: [A, B], limits: [{ kind: 'budget', amount: '179.99' }] });
  assert.equal(found.status === 'infeasible' && found.least, '180.00');
  assert.deepEqual(found.status === 'infeasible' && found.conflict, [{ kind: 'budget', amount: '179.99' }]);
  assert.equal(planOf(award({ quotes: [A, B], limits: [{ kind: 'budget', amount: '180' }] })).total, '180.00');
});

test('packs that do not make up what is needed are told as such', () => {
  const found = award({ needs: [need('n', '10')], quotes: [quote('A', [line('n', '1', { packQuantity: '4' })])] });
  assert.deepEqual(found.status === 'infeasible' && found.conflict.map(({ kind }) => kind), [
    'packs',
    'no_more_than_needed',
  ]);
});

const small = fc.integer({ min: 1, max: 5 }).map(String);
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: null, freq: 2 });
const offers = (id: string) =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 9 }),
      cheaper: maybe(small),
      moq: maybe(small),
      offered: maybe(small),
      pack: maybe(fc.constant('2')),
      quoted: fc.boolean(),
    })
    .map(({ price, cheaper, moq, offered, pack, quoted }) =>
      line(id, quoted || moq === null ? String(price) : null, {
        priceTiers: cheaper === null ? [] : [{ minQuantity: cheaper, price: String(Math.max(1, price - 2)) }],
        moq,
        quantityOffered: offered,
        packQuantity: pack,
        deliveryDays: price,
      }),
    );
const quotes = (id: string) =>
  fc
    .tuple(offers('n'), offers('m'), maybe(small))
    .map(([n, m, extra]) => quote(id, [n, m], { extraCosts: extra === null ? [] : [delivery(extra)] }));
const suppliers = fc.constantFrom('supplier-A', 'supplier-B', 'supplier-C');
const limit: fc.Arbitrary<Limit> = fc.oneof(
  fc.record({ kind: fc.constant('max_suppliers' as const), count: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    kind: fc.constant('share_at_most' as const),
    supplierId: fc.option(suppliers),
    percent: fc.constantFrom('40', '60', '75'),
  }),
  fc.record({
    kind: fc.constant('share_at_least' as const),
    supplierId: suppliers,
    percent: fc.constantFrom('20', '50'),
  }),
  fc.record({
    kind: fc.constant('latest_delivery' as const),
    lineId: fc.constantFrom('n', 'm', null),
    date: fc.constantFrom('2026-11-24', '2026-11-27'),
  }),
  fc.record({ kind: fc.constant('budget' as const), amount: fc.integer({ min: 10, max: 50 }).map(String) }),
  fc.record({ kind: fc.constantFrom('use_supplier' as const, 'avoid_supplier' as const), supplierId: suppliers }),
);
const tenders = fc
  .record({
    n: small,
    m: small,
    quotes: fc.tuple(quotes('A'), quotes('B'), quotes('C')),
    limits: fc.array(limit, { maxLength: 3 }),
    overPct: fc.constantFrom('0', '50'),
  })
  .map(({ n, m, ...told }) => problem({ needs: [need('n', n), need('m', m)], ...told }));

/** Every way to split a need over its offers, tried one by one. */
function* splits(options: readonly Option[], left: number): Generator<Array<[Option, number]>> {
  const [first, ...others] = options;
  if (!first) return yield [];
  for (let quantity = 0; quantity <= left; quantity += 1)
    for (const rest of splits(others, left - quantity)) yield quantity === 0 ? rest : [[first, quantity], ...rest];
}

function bruteForce(tender: AwardProblem): string | null {
  const held = [...tender.limits, ...terms.map((kind) => ({ kind }))];
  const options = optionsOf(tender);
  const waysOf = (id: string) => {
    const own = options.filter((option) => option.need.id === id);
    const most = Math.floor(
      (Number(tender.needs.find((each) => each.id === id)?.quantity) * (100 + Number(tender.overPct))) / 100,
    );
    const alone = { ...tender, needs: tender.needs.filter((each) => each.id === id) };
    return [...splits(own, most)]
      .map((split) => split.map(([option, quantity]) => ({ option, quantity: fraction(quantity) })))
      .filter(
        (chosen) =>
          checkPlan(
            alone,
            terms.map((kind) => ({ kind })),
            pricePlan(chosen, tender.view),
          ).length === 0,
      );
  };
  let best: string | null = null;
  for (const n of waysOf('n'))
    for (const m of waysOf('m')) {
      const plan = pricePlan([...n, ...m], tender.view);
      if (best !== null && fraction(plan.total).cmp(best) >= 0) continue;
      if (checkPlan(tender, held, plan).length === 0) best = plan.total;
    }
  return best;
}

test('the plan is the one that trying everything finds, and none is found where there is none', () => {
  fc.assert(
    fc.property(tenders, (tender) => {
      const found = findAward(tender, solve, 20);
      const expected = bruteForce(tender);
      assert.equal(found.status, expected === null ? 'infeasible' : 'optimal');
      if (found.status === 'optimal') assert.equal(found.plan.total, expected);
    }),
    { numRuns: 60 },
  );
});

test('a conflict names only limits that are needed for it', () => {
  fc.assert(
    fc.property(tenders, (tender) => {
      const found = findAward(tender, solve, 20);
      if (found.status !== 'infeasible') return;
      assert.ok(found.conflict.length > 0);
      for (const spared of found.conflict) {
        const limits = found.conflict.filter(
          (each): each is Limit => each !== spared && !terms.includes(each.kind as never),
        );
        const without = terms.filter(
          (term) => term === spared.kind || !found.conflict.some(({ kind }) => kind === term),
        );
        const eased = findAward({ ...tender, limits, without }, solve, 20);
        assert.equal(eased.status, 'optimal', `still none without ${JSON.stringify(spared)}`);
      }
    }),
    { numRuns: 30 },
  );
});
