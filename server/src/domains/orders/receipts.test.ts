import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { decide, offer } from '../../../test/deciding.ts';
import { drainJobs, lettersTo } from '../../../test/harness.ts';
import { byLink, orderPortal } from '../../../test/orders.ts';
import { newWarehouse } from '../../../test/stock.ts';

const requisitions = '/api/v1/purchase-requisitions';

test('need, decision, order, confirmation, receipt: the order follows what comes', async () => {
  const { sent, arrive, card, act, cardOf } = await orderPortal();
  const { token, order, requisition, items } = await sent([{}, {}]);
  await byLink(token, 'confirm', { name: 'Ольга' });
  await arrive(requisition.id, items[0].id, '4');
  const partly = await card(order.id);
  assert.deepEqual([partly.status, partly.lines[0].receivedQuantity], ['partially_received', '4']);
  assert.equal((await byLink(token)).json.state, 'receiving');
  const late = await byLink(token, 'decline', { name: 'Ольга', reason: 'Поздно' });
  assert.equal(refusal(late), '409 conflict: order_receiving');
  await arrive(requisition.id, items[0].id, '6');
  await arrive(requisition.id, items[1].id, '10');
  assert.equal((await card(order.id)).status, 'received');
  assert.equal((await cardOf(requisition.id)).status, 'completed');
  const closed = ok(await act(order.id, 'close'));
  assert.deepEqual([closed.status, closed.lines[1].receivedQuantity], ['closed', '10']);
});

test('a receipt that is taken back gives the order its answer again', async () => {
  const { portal, sent, arrive, card, ask } = await orderPortal();
  const { token, order, requisition, items } = await sent();
  await byLink(token, 'confirm', { name: 'Ольга' });
  const receipt = await arrive(requisition.id, items[0].id, '10');
  assert.equal((await card(order.id)).status, 'received');
  ok(await ask('POST', `${requisitions}/${requisition.id}/stock-receipts/${receipt.id}/reverse`, { reason: 'Ошибка' }));
  await drainJobs(portal.tenantId);
  const after = await card(order.id);
  assert.deepEqual([after.status, after.lines[0].receivedQuantity], ['confirmed', '0']);
});

test('what the supplier never confirmed is not waited for', async () => {
  const { sent, arrive, card } = await orderPortal();
  const { token, order, requisition, items } = await sent();
  await byLink(token, 'confirm', { name: 'Ольга', lines: [{ position: 1, confirmedQuantity: '6' }] });
  await arrive(requisition.id, items[0].id, '6');
  const { status, expectedDate } = await card(order.id);
  assert.deepEqual([status, expectedDate], ['received', null]);
});

test('before the worker has looked, an order whose goods came is not revised or cancelled all the same', async () => {
  const { portal, sent, act, ask } = await orderPortal();
  const warehouseId = await newWarehouse(portal, 'Склад');
  const { order, requisition, items } = await sent();
  ok(
    await ask('POST', `${requisitions}/${requisition.id}/stock-receipt`, {
      warehouseId,
      receivedAt: '2026-03-02T09:00:00.000Z',
      items: [{ procurementItemId: items[0].id, quantity: '1' }],
    }),
    201,
  );
  for (const [what, body] of [
    ['revise', {}],
    ['cancel', { reason: 'Нет' }],
    ['record-confirmation', { answer: 'confirm' }],
  ] as const)
    assert.equal(refusal(await act(order.id, what, body)), '409 conflict: order_receiving');
  await drainJobs(portal.tenantId);
});

test('closed short, with a reason, the rest of the decision is ordered anew', async () => {
  const { sent, arrive, act, make, card } = await orderPortal();
  const { order, requisition, items } = await sent();
  await arrive(requisition.id, items[0].id, '4');
  assert.equal(refusal(await act(order.id, 'close')), '422 validation_failed: /reason required');
  ok(await act(order.id, 'close', { reason: 'Остаток позже' }));
  const [next] = await make(requisition.id);
  const { lines } = await card(next.id);
  assert.deepEqual([lines[0].quantity, lines[0].receivedQuantity, next.grossAmount], ['6', '0', '600.00']);
  ok(await act(next.id, 'send', { channel: 'link' }));
  await arrive(requisition.id, items[0].id, '6');
  const [first, second] = [await card(order.id), await card(next.id)];
  assert.deepEqual(
    [first.status, first.lines[0].receivedQuantity, second.status, second.lines[0].receivedQuantity],
    ['closed', '4', 'received', '6'],
  );
});

test('over_ordered: what was decided otherwise since is not sent before the order is changed', async () => {
  const { portal, supplier, draft, act, card } = await orderPortal();
  const { order, requisition, items } = await draft();
  const allocations = [offer({ supplierId: supplier.supplierId, quantity: '3', price: '100', vatRate: null })];
  await decide(portal, requisition.id, [{ lineId: items[0].id, allocations }]);
  assert.equal(refusal(await act(order.id, 'send', { channel: 'link' })), '422 business_rule_violated: over_ordered');
  assert.ok(Number((await card(order.id)).lines[0].decidedQuantity) < 10);
});

test('orders of a requisition that is given up are cancelled for its reason', async () => {
  const { portal, sent, moveTo, card, email } = await orderPortal();
  const { order, requisition } = await sent([{}], {});
  ok(await moveTo(requisition.id, 'cancelled', { reason: 'Стройку остановили' }));
  await drainJobs(portal.tenantId);
  const { status, cancelReason } = await card(order.id);
  assert.deepEqual([status, cancelReason], ['cancelled', 'Стройку остановили']);
  assert.match(String((await lettersTo(email)).at(-1)?.text), /Стройку остановили/);
});
