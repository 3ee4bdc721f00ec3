import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyLine, faultsByLine, isEmpty, lineBody, lineOfPasted, previewTotals } from './draft-line.ts';

test('a preview adds up what has a price, each currency by itself', () => {
  const line = { ...emptyLine(), quantity: '3', plannedPrice: '33.33' };
  const lines = [line, { ...line, plannedPrice: null }, { ...line, quantity: '0.5' }, { ...line, currency: 'USD' }];
  assert.deepEqual(previewTotals(lines), [
    { currency: 'RUB', total: '116.66' },
    { currency: 'USD', total: '99.99' },
  ]);
  assert.deepEqual(previewTotals([emptyLine()]), [{ currency: 'RUB', total: '0.00' }]);
});

test('a new line is empty, a pasted one is not and keeps pieces where no unit was pasted', () => {
  assert.equal(isEmpty(emptyLine()), true);
  const pasted = { name: 'Болт', sku: null, quantity: '5', uom: null, plannedPrice: null, requiredAt: null };
  const line = lineOfPasted(pasted);
  assert.equal(isEmpty(line), false);
  assert.equal(line.uom, '796');
});

test('a line of the catalog is named by it, and a free one by its article', () => {
  const line = { ...emptyLine(), name: ' Болт ', sku: 'B-8', quantity: '5' };
  assert.deepEqual(lineBody(line), {
    sku: 'B-8',
    name: 'Болт',
    quantity: '5',
    uom: '796',
    plannedPrice: null,
    requiredAt: null,
  });
  assert.equal('sku' in lineBody({ ...line, catalogItemId: 'id' }), false);
});

test('refusals find the lines that were sent', () => {
  const errors = { 'items.2.quantity': 'больше нуля', 'items.2.uom': 'нет такой', title: 'x', 'items.0': 'y' };
  assert.deepEqual(
    [...faultsByLine(errors, ['a', 'b', 'c'])],
    [
      ['c', { quantity: 'больше нуля', uom: 'нет такой' }],
      ['a', { name: 'y' }],
    ],
  );
});
