import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOf } from './index-of.ts';

const items = [
  { catalogItemId: 'cement', quantity: '10' },
  { catalogItemId: 'cable', quantity: '2' },
  { catalogItemId: 'new', quantity: '1' },
];
const paid = [
  { catalogItemId: 'cement', month: '2025-12', price: '100' },
  { catalogItemId: 'cement', month: '2026-03', price: '110' },
  { catalogItemId: 'cable', month: '2026-01', price: '500' },
  { catalogItemId: 'cable', month: '2026-02', price: '450.5' },
  { catalogItemId: 'new', month: '2026-02', price: '9000' },
];
const months = ['2026-01', '2026-02', '2026-03'];

test('the cost of the basket is held against that of the base month, prices being carried on', () => {
  const told = indexOf({ items, base: '2026-01', paid, scale: 2 }, months);
  assert.deepEqual(
    told.map(({ month, cost, index }) => [month, cost, index]),
    [
      ['2026-01', '2000.00', '100.0'],
      ['2026-02', '1901.00', '95.1'],
      ['2026-03', '2001.00', '100.1'],
    ],
  );
  assert.deepEqual(
    told[2]?.prices.map(({ catalogItemId, paidIn }) => [catalogItemId, paidIn]),
    [
      ['cement', '2026-03'],
      ['cable', '2026-02'],
    ],
  );
});

test('a basket of which nothing was ever bought has no index', () => {
  assert.deepEqual(indexOf({ items, base: '2025-01', paid, scale: 2 }, months), []);
});
