import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearNames } from './near-names.ts';

const paths = ['requisition.title', 'requisition.totals.gross', 'requisition.status', 'catalogitem.name'];

test('a name with a letter too many or too few finds the one that was meant', () => {
  assert.deepEqual(nearNames(paths, 'requisition.titel'), ['requisition.title']);
  assert.deepEqual(nearNames(paths, 'Requisition.Statuss'), ['requisition.status']);
});

test('a part of a name finds all that hold it, and at most three', () => {
  assert.deepEqual(nearNames(paths, 'requisition', 2), ['requisition.status', 'requisition.title']);
  assert.equal(nearNames(paths, 'requisition').length, 3);
});

test('letters that were swapped are one slip, and a short word is near to nothing else', () => {
  assert.deepEqual(nearNames(['name', 'page', 'id'], 'nmae'), ['name']);
  assert.deepEqual(nearNames(['name', 'sku', 'id'], 'page'), []);
});

test('a word like none of them finds nothing', () => {
  assert.deepEqual(nearNames(paths, 'warehouse.address'), []);
});
