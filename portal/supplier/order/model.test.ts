import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, quantityFault, saidOf } from './model.ts';
import type { Line, Ordered } from './types.ts';

const line = {
  ...{ position: 1, sku: null, name: 'Цемент', quantity: '10.5', uom: '168', unit: 'т', price: '100', vatRate: '22' },
  ...{ lineAmount: '1050.00', wantedDate: '2031-05-20' },
  ...{ confirmedQuantity: null, promisedDate: null, supplierRemark: null },
} as const satisfies Line;

const ordered = { lines: [line, { ...line, position: 2 }] } as unknown as Ordered;

test('lines begin as they were ordered, and what stays so is not said', () => {
  const said = saidOf(ordered);
  assert.deepEqual(said[0], { position: 1, quantity: '10,5', date: '2031-05-20', remark: '' });
  assert.deepEqual(linesOf(said, ordered), []);
});

test('less, another day or a remark are said of their line', () => {
  const [first, second] = saidOf(ordered);
  assert.ok(first && second);
  assert.deepEqual(
    linesOf(
      [
        { ...first, quantity: '4' },
        { ...second, remark: ' В мешках ' },
      ],
      ordered,
    ),
    [
      { position: 1, confirmedQuantity: '4', promisedDate: '2031-05-20' },
      { position: 2, confirmedQuantity: '10.5', promisedDate: '2031-05-20', supplierRemark: 'В мешках' },
    ],
  );
});

test('what is no number, or more than was ordered, is pointed out', () => {
  const [first] = saidOf(ordered);
  assert.ok(first);
  assert.equal(quantityFault({ ...first, quantity: 'много' }, line)?.en, 'Not a number');
  assert.equal(quantityFault({ ...first, quantity: '11' }, line)?.en, 'More than was ordered');
  assert.equal(quantityFault({ ...first, quantity: '10,5' }, line), undefined);
});
