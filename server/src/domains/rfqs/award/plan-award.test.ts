import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitedTender } from '../../../../../bench/quotes/random-tender.ts';
import { line, need, quote, view } from '../../../../test/quotes.ts';
import type { AwardProblem, Limit } from './award.ts';
import { planAward } from './plan-award.ts';

const small: AwardProblem = {
  needs: [need('n', '10')],
  quotes: [quote('A', [line('n', '5')]), quote('B', [line('n', '4')])],
  view: view({ basis: 'landed' }),
  limits: [],
  without: [],
  overPct: '0',
};

test('a plan is made on a thread of its own, and the process answers meanwhile', async () => {
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 5);
  const award = await planAward(small);
  clearInterval(clock);
  assert.equal(award.status === 'optimal' && award.plan.total, '40.00');
  assert.ok(ticks > 3, `${ticks} ticks while it was planning`);
});

test('where nobody offers anything, a share of nothing is kept, and a supplier asked for is not used', async () => {
  const share: Limit = { kind: 'share_at_least', supplierId: 'supplier-A', percent: '20' };
  const asked: Limit = { kind: 'use_supplier', supplierId: 'supplier-A' };
  const offered = { ...small, quotes: [] };
  const award = await planAward({ ...offered, limits: [share] });
  assert.equal(award.status === 'optimal' && award.plan.total, '0.00');
  const found = await planAward({ ...offered, limits: [share, asked] });
  assert.deepEqual(found.status === 'infeasible' && found.conflict, [asked]);
});

test('plans asked for at once are made one after another', async () => {
  const awards = await Promise.all([planAward(small), planAward(small)]);
  assert.deepEqual(
    awards.map(({ status }) => status),
    ['optimal', 'optimal'],
  );
});

test('four plans wait in line, and the next is told to come again', async () => {
  const plans = await Promise.allSettled(Array.from({ length: 7 }, () => planAward(small)));
  const refused = plans.flatMap((plan) => (plan.status === 'rejected' ? [plan.reason] : []));
  assert.deepEqual(
    refused.map(({ code, headers }) => [code, headers['Retry-After']]),
    [
      ['overloaded', '30'],
      ['overloaded', '30'],
    ],
  );
});

test('who waited until little of his time was left is told to come again', async () => {
  const [first, second] = await Promise.allSettled([
    planAward(limitedTender(50, 10, 2), { seconds: 3 }),
    planAward(small, { seconds: 1 }),
  ]);
  assert.equal(first.status, 'fulfilled');
  assert.equal(second.status === 'rejected' && second.reason.code, 'overloaded');
});

test('a plan that needs more memory than it may have says so, and the process lives', async () => {
  const award = await planAward(limitedTender(50, 10), { memoryMiB: 16 });
  assert.equal(award.status, 'unsolved');
  assert.equal((await planAward(small)).status, 'optimal');
});

test('a plan that time does not suffice for is not called the best', async () => {
  const begun = performance.now();
  const award = await planAward(limitedTender(50, 10, 2), { seconds: 0.3 });
  assert.ok(award.status === 'unsolved' || award.status === 'feasible', award.status);
  assert.ok(performance.now() - begun < 10_000);
});
