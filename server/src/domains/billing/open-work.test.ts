import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Billing, billingPortal, ok } from '../../../test/billing.ts';
import { request } from '../../../test/harness.ts';
import { rfqPortal } from '../../../test/rfqs.ts';
import { newItem } from '../../../test/suppliers.ts';

const parties = '/api/v1/counterparties';

/** The answer to an attempt to archive, and what stands in its way. */
async function archived({ portal }: Pick<Billing, 'portal'>, path: string) {
  const key = await portal.key('counterparties.delete', 'warehouses.delete', 'catalog.delete');
  const { status, json } = await request('DELETE', path, { key });
  return status === 200 ? json.status : [status, json.rule, json.blockers];
}

test('a supplier with an unpaid invoice is not archived; once it is paid or cancelled he is', async () => {
  const at = await billingPortal();
  const path = `${parties}/${at.supplier.counterpartyId}`;
  const invoice = await at.receive();
  assert.deepEqual(await archived(at, path), [409, 'in_use', [{ entityType: 'invoice', role: 'supplier', count: 1 }]]);
  ok(await at.move(invoice.id, 'cancelled', { reason: 'Ошибка' }));
  const paid = await at.receive();
  await at.approve(paid.id);
  ok(await at.pay(paid.id, paid.totals.gross), 201);
  assert.equal(await archived(at, path), 'archived');
});

test('a supplier who was chosen stays until the requisition ends, and so does what is bought of him', async () => {
  const at = await billingPortal();
  const { supplier } = at;
  const catalogItemId = await newItem(at.key);
  const { requisition } = await at.decided([{ catalogItemId }]);
  const waiting = { entityType: 'procurement', count: 1 };
  assert.deepEqual(await archived(at, `${parties}/${supplier.counterpartyId}`), [
    409,
    'in_use',
    [{ ...waiting, role: 'supplier' }],
  ]);
  assert.deepEqual(await archived(at, `/api/v1/catalog/${catalogItemId}`), [409, 'in_use', [waiting]]);
  ok(await at.moveTo(requisition.id, 'cancelled', { reason: 'Передумали' }));
  assert.equal(await archived(at, `/api/v1/catalog/${catalogItemId}`), 'archived');
  assert.equal(await archived(at, `${parties}/${supplier.counterpartyId}`), 'archived');
});

test('a role goes only without open work in it', async () => {
  const at = await billingPortal();
  const path = `${parties}/${at.supplier.counterpartyId}`;
  const { requisition } = await at.decided();
  const { status, json } = await at.ask('PATCH', path, { roles: ['customer'] });
  assert.deepEqual([status, json.blockers], [409, [{ entityType: 'procurement', role: 'supplier', count: 1 }]]);
  ok(await at.ask('PATCH', path, { roles: ['supplier', 'customer'] }));
  ok(await at.ask('PATCH', path, { roles: ['supplier'] }));
  ok(await at.moveTo(requisition.id, 'cancelled', { reason: 'Передумали' }));
  assert.deepEqual(ok(await at.ask('PATCH', path, { roles: ['customer'] })).roles, ['customer']);
});

test('a customer of an open requisition is not archived', async () => {
  const at = await billingPortal();
  const { counterpartyId } = at.supplier;
  ok(await at.ask('PATCH', `${parties}/${counterpartyId}`, { roles: ['supplier', 'customer'] }));
  const { id } = await at.create({ customerId: counterpartyId });
  assert.deepEqual(await archived(at, `${parties}/${counterpartyId}`), [
    409,
    'in_use',
    [{ entityType: 'procurement', role: 'customer', count: 1 }],
  ]);
  ok(await at.moveTo(id, 'cancelled', { reason: 'Передумали' }));
  assert.equal(await archived(at, `${parties}/${counterpartyId}`), 'archived');
});

test('a supplier who was asked stays until he declines or the request ends; a warehouse it is to be brought to stays too', async () => {
  const at = await rfqPortal();
  const warehouse = (await at.ask('POST', '/api/v1/warehouses', { name: 'Склад на Шварца' })).json;
  await at.ask('POST', '/api/v1/warehouses', { name: 'Главный', isDefault: true });
  const rfq = await at.sent(1, { warehouseId: warehouse.id });
  const path = `${parties}/${rfq.asked[0]?.counterpartyId}`;
  assert.deepEqual(await archived(at, path), [
    409,
    'in_use',
    [{ entityType: 'supplier_rfq', role: 'supplier', count: 1 }],
  ]);
  assert.deepEqual(await archived(at, `/api/v1/warehouses/${warehouse.id}`), [
    409,
    'in_use',
    [{ entityType: 'supplier_rfq', count: 1 }],
  ]);
  ok(await at.ask('PATCH', `/api/v1/supplier-rfqs/${rfq.id}`, { status: 'closed' }));
  assert.equal(await archived(at, path), 'archived');
  assert.equal(await archived(at, `/api/v1/warehouses/${warehouse.id}`), 'archived');
});
