import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SalesInvoiceRow, salesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { areSameRows } from './are-same-rows.ts';

const row = (changes: Partial<SalesInvoiceRow>) =>
  ({ name: 'Цемент М500', sku: '0500', quantity: '10', ...changes }) as SalesInvoiceRow;

const same = (before: Array<Partial<SalesInvoiceRow>>, after: Array<Partial<SalesInvoiceRow>>) =>
  areSameRows(salesInvoiceRow, before.map(row), after.map(row));

test('rows are the same by the value of their decimals and by the letters of their texts', () => {
  assert.equal(same([{}], [{ quantity: '10.00' }]), true);
  assert.equal(same([{}], [{ quantity: '10.01' }]), false);
  assert.equal(same([{}], [{ sku: '500' }]), false);
});

test('one row more, one less or another order are other rows', () => {
  const [cement, sand] = [{}, { name: 'Песок' }];
  assert.equal(same([cement], [cement, sand]), false);
  assert.equal(same([cement, sand], [cement]), false);
  assert.equal(same([cement, sand], [sand, cement]), false);
  assert.equal(same([], []), true);
});
