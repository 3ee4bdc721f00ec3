import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordTypeAmong } from './record-type-among.ts';

const names = ['catalogItem', 'procurement', 'supplierRfq'];

test('a record type may be spelled as links or as files spell it', () => {
  assert.equal(recordTypeAmong(names, 'catalog_item'), 'catalogItem');
  assert.equal(recordTypeAmong(['catalog_item'], 'catalogItem'), 'catalog_item');
});

test('a requisition is known by all its names', () => {
  for (const name of ['purchase_requisition', 'purchaseRequisition', 'requisition', 'pr', 'procurement'])
    assert.equal(recordTypeAmong(names, name), 'procurement', name);
});

test('an unknown type stays as it was given, to be refused by that name', () => {
  assert.equal(recordTypeAmong(names, 'rocket'), 'rocket');
});
