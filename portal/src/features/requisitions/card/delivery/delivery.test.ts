import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, linesOfSupplier, stillDueOf, suppliersOf } from './delivery.ts';

const one = { supplierId: 'one', name: 'ООО «Раз»', quantity: '6' };
const two = { supplierId: 'two', name: 'ООО «Два»', quantity: '4' };
const supplied = (suppliers: readonly (typeof one)[], receivedQuantity = '0') => ({
  id: 'line',
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
    lines.map((line) => stillDueOf(line, 'one', [])),
    ['6', '10', '0'],
  );
  assert.equal(stillDueOf(supplied([one, two], '7'), 'one', []), '3');
});

test('a second truck of the same supplier brings what the first one left, and receipts taken back do not count', () => {
  const brought = (supplierId: string, receivedQuantity: string, status: 'posted' | 'reversed' = 'posted') => ({
    status,
    lines: [{ procurementItemId: 'line', supplierId, receivedQuantity }],
  });
  const line = supplied([one, two], '5');
  const receipts = [brought('one', '4'), brought('two', '1'), brought('one', '2', 'reversed')];
  assert.equal(stillDueOf(line, 'one', receipts), '2');
  assert.equal(stillDueOf(line, 'two', receipts), '3');
  assert.equal(stillDueOf(line, 'one', [...receipts, brought('one', '2')]), '0');
});

test('more than a supplier is to bring is warned of before it is sent, unless it goes back at the door', () => {
  assert.equal(isOver('7', null, '6'), true);
  assert.equal(isOver('7', '1', '6'), false);
  assert.equal(isOver('6', null, '6'), false);
  assert.equal(isOver(null, null, '6'), false);
});
