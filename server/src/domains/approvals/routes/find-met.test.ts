import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { long } from '../../../../../scripts/tests/long.ts';
import { compareRoutes } from '../trying/compare-routes.ts';
import { findMet, type Measured } from './find-met.ts';

const kopecks = fc.integer({ min: 0, max: 500 });
const amount = kopecks.map((sum) => `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`);
const ids = ['metal', 'rebar', 'paint', 'tools'];
const parties = ['cement', 'timber', 'glass'];
const names = ['Склад', 'Цех № 1', 'Бухгалтерия', 'ОГЭ'];
const spelled = fc.constantFrom(...names).chain((name) => fc.constantFrom(name, name.toUpperCase(), ` ${name} `));

const route = fc.record({
  id: fc.uuid(),
  position: fc.integer({ min: 1, max: 4 }),
  amountFrom: fc.option(amount),
  amountTo: fc.option(amount),
  categoryIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
  departments: fc.uniqueArray(spelled, { maxLength: 2 }),
  counterpartyIds: fc.uniqueArray(fc.constantFrom(...parties), { maxLength: 2 }),
  overBudget: fc.boolean(),
});

const measured: fc.Arbitrary<Measured> = fc.record({
  worth: fc.option(amount, { freq: 5 }),
  categories: fc.uniqueArray(fc.constantFrom(...ids)).map((list) => new Set(list)),
  department: fc.oneof(spelled, fc.constant('')),
  counterpartyId: fc.option(fc.constantFrom(...parties)),
  isOverBudget: fc.boolean(),
});

type Route = typeof route extends fc.Arbitrary<infer One> ? One : never;

/** In kopecks, and each condition as a set of what it forbids: nothing of it is written as in the product. */
function wanted(routes: readonly Route[], record: Measured): Route | undefined {
  const inKopecks = (sum: string) => Number(sum.replace('.', ''));
  const worth = record.worth === null ? Number.POSITIVE_INFINITY : inKopecks(record.worth);
  for (const one of routes) {
    const forbidden: boolean[] = [one.overBudget && !record.isOverBudget];
    if (one.amountFrom !== null) forbidden.push(worth < inKopecks(one.amountFrom));
    if (one.amountTo !== null) forbidden.push(worth >= inKopecks(one.amountTo));
    if (one.categoryIds.length > 0)
      forbidden.push(new Set(one.categoryIds).isDisjointFrom(record.categories as Set<string>));
    if (one.departments.length > 0) forbidden.push(!new Set(one.departments.map(lower)).has(lower(record.department)));
    if (one.counterpartyIds.length > 0)
      forbidden.push(!new Set<string | null>(one.counterpartyIds).has(record.counterpartyId));
    if (forbidden.every((is) => !is)) return one;
  }
  return undefined;
}

const lower = (name: string) => name.replaceAll(/^ +| +$/g, '').toLowerCase();

const agrees = (numRuns: number) =>
  fc.assert(
    fc.property(fc.array(route, { maxLength: 6 }), measured, (routes, record) => {
      assert.equal(findMet(routes, record), wanted(routes, record));
    }),
    { numRuns },
  );

/** A route that is tried: put among the others by hand, one place after another. */
const triesWell = (numRuns: number) =>
  fc.assert(
    fc.property(
      fc.uniqueArray(route, { maxLength: 7, minLength: 1, selector: ({ id }) => id }),
      measured,
      (all, record) => {
        const [tried, ...others] = all as [Route, ...Route[]];
        const placed: Route[] = [];
        for (const one of all) {
          const before = placed.findIndex(
            (other) => other.position > one.position || (other.position === one.position && other.id > one.id),
          );
          placed.splice(before === -1 ? placed.length : before, 0, one);
        }
        const found = compareRoutes(tried, others, record);
        assert.equal(found.with, wanted(placed, record));
        assert.equal(
          found.without,
          wanted(
            placed.filter((one) => one !== tried),
            record,
          ),
        );
      },
    ),
    { numRuns },
  );

test('of random routes and records the first that meets is found', () => agrees(1_000));

test('a route that is tried is met where it would be among the others, and nowhere else', () => triesWell(1_000));

long('and of a hundred thousand of them', () => {
  agrees(100_000);
  triesWell(100_000);
});
