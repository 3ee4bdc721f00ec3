import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../../../../kernel/problems/errors.ts';
import { contentOfRows } from './content-of-rows.ts';
import type { PriceRow } from './price-input.ts';

const row = (n: number, id: string, input: PriceRow['input']) =>
  ({ n, input, line: { id, name: 'Цемент М500', sku: 'C-500' } }) as PriceRow;

const refuses = (rows: PriceRow[], rowIds: number[]) =>
  assert.throws(
    () => contentOfRows(rows),
    ({ members }: Refusal) => JSON.stringify(members.rowIds) === JSON.stringify(rowIds),
  );

test('rows about one line are one offer: the price of the least quantity, the others as tiers', () => {
  const { lines } = contentOfRows([
    row(1, 'a', { price: '80', minQuantity: '100' }),
    row(2, 'b', { price: '5' }),
    row(3, 'a', { price: '90', minQuantity: '10' }),
  ]);
  assert.deepEqual(
    lines?.map(({ procurementItemId, price, moq, priceTiers }) => ({ procurementItemId, price, moq, priceTiers })),
    [
      { procurementItemId: 'a', price: '90', moq: '10', priceTiers: [{ minQuantity: '100', price: '80' }] },
      { procurementItemId: 'b', price: '5', moq: null, priceTiers: [] },
    ],
  );
});

test('a quote is valid as long as the first of its prices', () => {
  const { validUntil } = contentOfRows([
    row(1, 'a', { validTo: '2031-06-01' }),
    row(2, 'b', { validTo: '2031-05-01' }),
  ]);
  assert.equal(validUntil, '2031-05-01');
  assert.equal(contentOfRows([row(1, 'a', {})]).validUntil, null);
});

test('the currency and the way of VAT are said once for all rows; a price outside VAT fits either', () => {
  const { currency, vatMode } = contentOfRows([
    row(1, 'a', { currency: 'USD', vatIncluded: true, vatRate: '20' }),
    row(2, 'b', { vatIncluded: false, vatRate: 'none' }),
  ]);
  assert.deepEqual({ currency, vatMode }, { currency: 'USD', vatMode: 'included' });
});

test('rows that disagree are refused, and those that differ from the first are named', () => {
  refuses([row(1, 'a', { currency: 'USD' }), row(2, 'b', {}), row(3, 'b', { currency: 'EUR' })], [3]);
  refuses([row(1, 'a', { vatIncluded: true }), row(2, 'b', { vatIncluded: false })], [2]);
  refuses([row(1, 'a', { uom: '796' }), row(2, 'a', { uom: '778' })], [2]);
});

test('each line has a unit of its own', () => {
  const { lines } = contentOfRows([row(1, 'a', { uom: '796' }), row(2, 'b', { uom: '778' })]);
  assert.deepEqual(
    lines?.map(({ uom }) => uom),
    ['796', '778'],
  );
});

test('an article is the supplier’s own, unless it is that of the line', () => {
  const skuOf = (input: PriceRow['input']) => contentOfRows([row(1, 'a', input)]).lines?.[0]?.supplierSku;
  assert.equal(skuOf({ sku: 'c-500' }), null);
  assert.equal(skuOf({ sku: 'КР-1' }), 'КР-1');
  assert.equal(skuOf({ sku: 'c-500', supplierSku: 'П-7' }), 'П-7');
});

test('another name than that of the line is kept as a comment', () => {
  const commentOf = (name: string) => contentOfRows([row(1, 'a', { name })]).lines?.[0]?.comment;
  assert.equal(commentOf('цемент  м500'), null);
  assert.equal(commentOf('Цемент М500 Д0, мешок'), 'Цемент М500 Д0, мешок');
});
