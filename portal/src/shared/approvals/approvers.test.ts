import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayApprove, othersOf } from './approvers.ts';

const roles = [
  { id: 'owner', permissions: ['invoices.status', 'purchase_requisitions.approve'] },
  { id: 'buyer', permissions: ['purchase_requisitions.create'] },
];
const anna = { id: 'a', fullName: 'Анна Лебедева', roles: [{ id: 'owner' }] };
const igor = { id: 'i', fullName: 'Игорь Лебедев', roles: [{ id: 'buyer' }] };

test('in a company of one nobody else may approve; a colleague without the permission changes nothing', () => {
  assert.deepEqual(othersOf(mayApprove('invoices.status', roles, [anna]), 'a'), []);
  assert.deepEqual(othersOf(mayApprove('invoices.status', roles, [anna, igor]), 'a'), []);
});

test('a colleague whose second role may approve is named', () => {
  const both = { ...igor, roles: [{ id: 'buyer' }, { id: 'owner' }] };
  assert.deepEqual(othersOf(mayApprove('purchase_requisitions.approve', roles, [anna, both]), 'a'), ['Игорь Лебедев']);
});
