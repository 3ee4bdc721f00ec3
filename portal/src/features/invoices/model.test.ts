import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minus, movesOf, paidPercent, sumOf } from './model.ts';

const all = (_: string) => true;
const kinds = (status: Parameters<typeof movesOf>[0]['status'], may = all, disputedFrom: null | 'approved' = null) =>
  movesOf({ status, disputedFrom }, may).map(({ kind }) => kind);

test('moves are those of the status and of who asks', () => {
  assert.deepEqual(kinds('received'), ['submit', 'reject', 'dispute', 'cancel']);
  assert.deepEqual(kinds('pending_approval'), ['approve', 'reject', 'dispute', 'cancel']);
  assert.deepEqual(
    kinds('pending_approval', (one: string) => one === 'invoices.update'),
    ['dispute'],
  );
  assert.deepEqual(kinds('cancelled'), []);
});

test('a dispute leads back to where it began', () => {
  assert.deepEqual(kinds('disputed', all, 'approved'), ['settle', 'cancel']);
  assert.equal(movesOf({ status: 'disputed', disputedFrom: 'approved' }, all)[0]?.to, 'approved');
});

test('what is paid is counted in whole numbers', () => {
  assert.equal(paidPercent('0', '100'), 0);
  assert.equal(paidPercent('99.99', '100.00'), 99);
  assert.equal(paidPercent('120', '100'), 100);
  assert.equal(minus('0.3', '0.1'), '0.2');
  assert.equal(minus('100', '148500.5'), '-148400.5');
  assert.equal(sumOf(['0.1', '0.2', '1000']), '1000.3');
});
