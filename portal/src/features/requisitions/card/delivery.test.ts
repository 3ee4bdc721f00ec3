import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfSupplier, stillDueOf, suppliersOf } from './delivery.ts';

const one = { supplierId: 'one', name: 'ООО «Раз»', quantity: '6' };
const two = { supplierId: 'two', name: 'ООО «Два»', quantity: '4' };
const supplied = (suppliers: readonly (typeof one)[], receivedQuantity = '0') => ({
  ...{ quantity: '10', receivedQuantity, closedShortQuantity: '0' },
  supplyCoverage: {
    ...{ status: 'covered' as const, percent: '100' },
    ...{ acceptedQuantity: '10', remainingQuantity: '0' },
    suppliers: [...suppliers],
  },
});

test("one supplier's truck is received at a time: their lines, and no more of each than they are to bring", () => {
  const lines = [supplied([one, two]), supplied([two]), supplied([one], '10')];
  assert.deepEqual(
    suppliersOf(lines).map(({ supplierId }) => supplierId),
    ['one', 'two'],
  );
  assert.equal(linesOfSupplier(lines, 'two').length, 2);
  assert.equal(linesOfSupplier(lines, null).length, 3);
  assert.deepEqual(
    lines.map((line) => stillDueOf(line, 'one')),
    ['6', '10', '0'],
  );
  assert.equal(stillDueOf(supplied([one, two], '7'), 'one'), '3');
});
