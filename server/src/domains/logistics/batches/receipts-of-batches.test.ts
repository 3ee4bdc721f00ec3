import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('a delivered batch offers its receipt, and what is received is offered no more', async () => {
  const { ask, act, batch, sent, of, receive, supplier, warehouseId, lines, requisitionId, askApi } =
    await deliveryPortal();
  const planned = await batch(of('1'));
  assert.equal(refusal(await ask('GET', `/batches/${planned.id}/receipt-draft`)), '409 conflict: batch_not_delivered');
  const { id, items } = await sent(of('9', { supplierId: supplier.supplierId, warehouseId }));
  ok(await act(id, 'deliver', { items: [{ id: items[0].id, deliveredQuantity: '7' }] }));
  const draft = ok(await ask('GET', `/batches/${id}/receipt-draft`));
  assert.deepEqual(draft.items, [{ procurementItemId: lines[0].id, quantity: '7', supplierId: supplier.supplierId }]);
  assert.deepEqual([draft.deliveryBatchId, draft.warehouseId], [id, warehouseId]);
  const withoutItem = draft.items.map((item: object) => ({
    ...item,
    withoutItem: 'create',
    rejectedQuantity: '1',
    rejectReason: 'Бой',
  }));
  const receipt = ok(await receive({ ...draft, items: withoutItem }), 201);
  const card = ok(await ask('GET', `/batches/${id}`));
  assert.deepEqual(card.receipts, [
    { id: receipt.id, number: receipt.number, warehouseId, receivedAt: receipt.receivedAt, status: 'posted' },
  ]);
  assert.equal(refusal(await ask('GET', `/batches/${id}/receipt-draft`)), '409 conflict: nothing_to_receive');
  ok(await act(id, 'deliver'));
  assert.equal(ok(await ask('GET', `/batches/${id}/receipt-draft`)).items[0].quantity, '2');
  const { json } = await askApi('GET', `/api/v1/purchase-requisitions/${requisitionId}`);
  assert.equal(json.items[0].receivedQuantity, '6');
});

test('what is by hand has nothing to receive', async () => {
  const { ask, act, sent } = await deliveryPortal();
  const { id } = await sent({ items: [{ name: 'Тара', quantity: '2' }] });
  ok(await act(id, 'deliver'));
  assert.equal(refusal(await ask('GET', `/batches/${id}/receipt-draft`)), '409 conflict: no_requisition');
});

test('batch_of_other_requisition, batch_not_coming: a receipt names a batch of its own requisition, whose goods come, and lines that it carries', async () => {
  const { batch, sent, of, receive, supplier, warehouseId, lines } = await deliveryPortal([{}, {}]);
  const other = await deliveryPortal();
  const body = (deliveryBatchId: string, at = 0) => ({
    ...{ warehouseId, receivedAt: '2026-03-02T09:00:00.000Z', deliveryBatchId },
    items: [{ procurementItemId: lines[at].id, quantity: '1', supplierId: supplier.supplierId, withoutItem: 'create' }],
  });
  const unknown = '422 unknown_reference: /deliveryBatchId not_found_reference';
  assert.equal(refusal(await receive(body(uuidv7()))), unknown);
  const foreign = await other.batch(other.of('1'));
  assert.equal(refusal(await receive(body(foreign.id))), unknown);
  const byHand = await sent({ items: [{ name: 'Тара', quantity: '2' }] });
  assert.match(refusal(await receive(body(byHand.id))), /batch_of_other_requisition/);
  const planned = await batch(of('1'));
  assert.match(refusal(await receive(body(planned.id))), /batch_not_coming/);
  const { id } = await sent(of('2'));
  assert.match(refusal(await receive(body(id, 1))), /\/items\/0\/procurementItemId line_not_in_batch/);
  assert.equal(ok(await receive(body(id)), 201).deliveryBatchId, id);
});

test('a requisition whose goods are under way is not cancelled', async () => {
  const { sent, of, moveTo, requisitionId, act } = await deliveryPortal();
  const { id } = await sent(of('2'));
  const { json } = await moveTo(requisitionId, 'cancelled', { reason: 'Передумали' });
  assert.deepEqual(json.blockers, [{ entityType: 'delivery_batch', count: 1 }]);
  ok(await act(id, 'return', { reason: 'Отменили' }));
  ok(await moveTo(requisitionId, 'cancelled', { reason: 'Передумали' }));
});
