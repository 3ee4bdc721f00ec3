import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passedOver, rankedCosts } from './model.ts';

const now = '2026-11-22T10:00:00.000Z';

const price = (given: object) => ({
  id: '1',
  source: 'quote' as const,
  supplierId: 's',
  costPrice: '10',
  quantityFrom: null,
  effectiveAt: '2026-11-01T00:00:00.000Z',
  validTo: null,
  withdrawnAt: null,
  ...given,
});

test('a receipt tells more than a price list, and a pinned cost more than a receipt', () => {
  const list = price({ id: 'list', source: 'price_list', effectiveAt: '2026-11-20T00:00:00.000Z' });
  const receipt = price({ id: 'receipt', source: 'receipt' });
  const pinned = price({ id: 'pinned', source: 'manual_pinned', supplierId: null });
  assert.deepEqual(
    rankedCosts([list, receipt, pinned], now).map(({ id }) => id),
    ['pinned', 'receipt', 'list'],
  );
});

test('inside a rank the newest stands, and stands alone', () => {
  const older = price({ id: 'older' });
  const newer = price({ id: 'newer', effectiveAt: '2026-11-15T00:00:00.000Z' });
  assert.deepEqual(
    rankedCosts([older, newer], now).map(({ id }) => id),
    ['newer'],
  );
});

test('it is told why a price does not count', () => {
  assert.equal(passedOver(price({ withdrawnAt: now }), now), 'withdrawn');
  assert.equal(passedOver(price({ effectiveAt: '2026-12-01T00:00:00.000Z' }), now), 'future');
  assert.equal(passedOver(price({ validTo: '2026-11-21' }), now), 'expired');
  assert.equal(passedOver(price({ validTo: '2026-11-22' }), now), undefined);
  assert.equal(passedOver(price({ quantityFrom: '10' }), now), 'quantity');
  assert.equal(passedOver(price({ quantityFrom: '1.5' }), now), 'quantity');
  assert.equal(passedOver(price({ quantityFrom: '1.000' }), now), undefined);
  assert.equal(passedOver(price({ source: 'manual', supplierId: null }), now), 'plan');
});
