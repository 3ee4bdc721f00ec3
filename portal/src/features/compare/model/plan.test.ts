import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, matrixOf, offerOf, one } from './example-matrix.ts';
import { planTexts } from './plan-texts.ts';
import { noWish, wishBody } from './plan-wish.ts';

const allocations = (parts: Record<string, string>) =>
  ({ allocations: Object.entries(parts).map(([quoteLineId, quantity]) => ({ quoteLineId, quantity })) }) as never;

test('a plan stands in the cells as it was found', () => {
  const matrix = matrixOf([lineOf(0, 100, [offerOf(0, 0, 5, 100), offerOf(0, 1, 6, 100)])]);
  assert.deepEqual(planTexts(matrix, allocations({ l0c0: '60', l0c1: '40' })), { l0: { l0c0: '60', l0c1: '40' } });
});

test('what papers name stays, and the dearest part of the plan gives way to it', () => {
  const matrix = matrixOf([
    lineOf(0, 100, [offerOf(0, 0, 5, 100), offerOf(0, 1, 6, 100), offerOf(0, 2, 9, 100, { floor: 30n * one })]),
  ]);
  assert.deepEqual(planTexts(matrix, allocations({ l0c0: '60', l0c1: '40' })), {
    l0: { l0c0: '60', l0c1: '10', l0c2: '30' },
  });
});

test('a line that a plan leaves out keeps what papers name, and no more', () => {
  const matrix = matrixOf([lineOf(0, 100, [offerOf(0, 0, 5, 100), offerOf(0, 1, 6, 100, { floor: 2n * one })])]);
  assert.deepEqual(planTexts(matrix, allocations({})), { l0: { l0c1: '2' } });
});

test('packs that come to more than is needed stay whole packs', () => {
  const matrix = matrixOf([lineOf(0, 100, [offerOf(0, 0, 5, 120)])]);
  assert.deepEqual(planTexts(matrix, allocations({ l0c0: '120' })), { l0: { l0c0: '120' } });
});

test('a wish that names no limit sends none', () => {
  assert.deepEqual(wishBody(noWish), { limits: [], without: [] });
});

test('each limit that is given is sent, and only those', () => {
  const wish = { ...noWish, suppliers: 2, share: '60', budget: '150000.5', use: ['s1'], avoid: ['s2', 's3'] };
  assert.deepEqual(wishBody({ ...wish, delivery: '2026-12-31', without: ['moq'] }), {
    limits: [
      { kind: 'max_suppliers', count: 2 },
      { kind: 'share_at_most', percent: '60' },
      { kind: 'latest_delivery', date: '2026-12-31' },
      { kind: 'budget', amount: '150000.5' },
      { kind: 'use_supplier', supplierId: 's1' },
      { kind: 'avoid_supplier', supplierId: 's2' },
      { kind: 'avoid_supplier', supplierId: 's3' },
    ],
    without: ['moq'],
  });
});
