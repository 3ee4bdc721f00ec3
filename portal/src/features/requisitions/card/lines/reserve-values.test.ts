import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftToReserve, reserveBodyOf } from './reserve-values.ts';

test('a line may reserve what it still waits for', () => {
  const line = { quantity: '10', receivedQuantity: '2', closedShortQuantity: '1.5', reservedQuantity: '3' };
  assert.equal(leftToReserve(line), '3.5');
  assert.equal(leftToReserve({ ...line, reservedQuantity: '9' }), '0');
});

test('a reservation without a last day has no end', () => {
  const values = { warehouseId: 'w1', quantity: '4', until: '', comment: ' ' };
  const body = { procurementItemId: 'l1', warehouseId: 'w1', quantity: '4', comment: null };
  assert.deepEqual(reserveBodyOf({ id: 'l1' }, values), { ...body, expiresAt: null });
  const { expiresAt } = reserveBodyOf({ id: 'l1' }, { ...values, until: '2031-05-20' });
  assert.equal(expiresAt, new Date('2031-05-20T23:59:59').toISOString());
});
