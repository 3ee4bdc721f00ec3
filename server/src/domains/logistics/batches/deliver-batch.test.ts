import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';
import { factsOf } from '../../../../test/harness.ts';

test('a batch is loaded, dispatched and delivered, each told, and nothing is skipped', async () => {
  const { portal, ask, act, batch, of } = await deliveryPortal();
  const { id } = await batch(of('4'));
  const early = await act(id, 'deliver');
  assert.deepEqual([early.json.code, early.json.allowed], ['invalid_state_transition', ['loading', 'cancelled']]);
  assert.equal(ok(await act(id, 'load')).status, 'loading');
  const sent = ok(await ask('PATCH', `/batches/${id}`, { status: 'in_transit', comment: 'Позвонить' }));
  assert.ok(sent.dispatchedAt);
  assert.equal(sent.comment, 'Позвонить');
  const came = ok(await act(id, 'deliver', { recipientName: 'Петров Пётр' }));
  assert.deepEqual([came.status, came.isActive, came.recipientName], ['delivered', false, 'Петров Пётр']);
  assert.deepEqual([came.items[0].deliveredQuantity, came.split, came.allowedMoves], ['4', null, []]);
  const told = (await factsOf(portal.tenantId)).filter(({ entity_id }) => entity_id === id);
  assert.deepEqual(
    told.map(({ event }) => event.replace('delivery_batch.', '')),
    ['created', 'status_changed', 'updated', 'status_changed', 'status_changed'],
  );
  assert.equal(
    refusal(await ask('PATCH', `/batches/${id}`, { plannedDate: '2026-12-05' })),
    '409 conflict: batch_closed',
  );
  assert.equal(ok(await ask('PATCH', `/batches/${id}`, { comment: 'Без замечаний' })).comment, 'Без замечаний');
});

test('what has left is not changed, and an empty batch does not leave', async () => {
  const { ask, act, batch, sent, of } = await deliveryPortal();
  const { id } = await sent(of('4'));
  assert.equal(refusal(await ask('PATCH', `/batches/${id}`, of('3'))), '409 conflict: batch_on_the_way');
  assert.equal(refusal(await act(id, 'cancel', { reason: 'Нет' })), '409 invalid_state_transition');
  assert.equal(refusal(await ask('DELETE', `/batches/${id}`)), '409 conflict: batch_on_the_way');
  const empty = await batch({ comment: 'Пока пустая' });
  assert.match(refusal(await act(empty.id, 'load')), /no_items/);
});

test('a part comes, and what is missing goes with a new batch', async () => {
  const { ask, act, sent, of } = await deliveryPortal();
  const { id, items } = await sent(of('10', { plannedDate: '2026-12-01' }));
  const part = (deliveredQuantity: string, more: object = {}) =>
    act(id, 'deliver', { items: [{ id: items[0].id, deliveredQuantity }], ...more });
  assert.match(refusal(await part('11')), /\/items\/0\/deliveredQuantity maximum/);
  assert.match(refusal(await part('0.5')), /uom_must_be_whole/);
  assert.match(refusal(await part('0')), /nothing_delivered/);
  assert.match(refusal(await part('1', { deliveredAt: '2099-01-01T00:00:00.000Z' })), /\/deliveredAt in_future/);
  const came = ok(await part('6', { split: true }));
  assert.deepEqual([came.status, came.items[0].quantity], ['partially_delivered', '10']);
  assert.deepEqual([came.items[0].deliveredQuantity, came.items[0].movedQuantity], ['6', '4']);
  const rest = (await ask('GET', `/batches/${came.split.id}`)).json;
  assert.deepEqual([rest.status, rest.splitFromId, rest.items[0].quantity], ['planned', id, '4']);
  assert.match(refusal(await ask('POST', '/batches', of('1'))), /over_batched/);
  assert.equal(ok(await act(id, 'deliver')).status, 'delivered');
});

test('the rest of a batch comes later with the batch itself', async () => {
  const { act, sent, of } = await deliveryPortal();
  const { id, items } = await sent(of('10'));
  const part = (deliveredQuantity: string) => act(id, 'deliver', { items: [{ id: items[0].id, deliveredQuantity }] });
  assert.equal(ok(await part('6')).status, 'partially_delivered');
  assert.match(refusal(await part('5')), /minimum/);
  const more = ok(await part('8'));
  assert.deepEqual([more.status, more.items[0].deliveredQuantity, more.isActive], ['partially_delivered', '8', true]);
  assert.equal(ok(await act(id, 'deliver')).status, 'delivered');
});

test('a change of status says why, and what came in part is said with its quantities', async () => {
  const { ask, act, sent, batch, of } = await deliveryPortal();
  const { id } = await sent(of('4'));
  const status = (to: string, more: object = {}) => ask('PATCH', `/batches/${id}`, { status: to, ...more });
  assert.equal(refusal(await status('partially_delivered')), '422 validation_failed: /status quantities_needed');
  assert.equal(refusal(await status('returned')), '422 validation_failed: /reason required');
  assert.equal(refusal(await act(id, 'return')), '422 validation_failed: /reason required');
  const back = ok(await status('returned', { reason: 'Не приняли' }));
  assert.deepEqual([back.status, back.statusReason, back.isActive], ['returned', 'Не приняли', false]);
  assert.equal(ok(await status('returned')).version, back.version);
  await batch(of('10'));
});

test('of two who deliver one batch at once the second hears where it stands', async () => {
  const { act, sent, of } = await deliveryPortal();
  const { id, items } = await sent(of('10'));
  const body = { items: [{ id: items[0].id, deliveredQuantity: '6' }], split: true };
  const answers = await Promise.all([act(id, 'deliver', body), act(id, 'deliver', body)]);
  assert.equal(answers.filter(({ json }) => json.split).length, 1);
});

test('a batch in the archive gives its lines back, and returns only while they are free', async () => {
  const { ask, batch, of, act } = await deliveryPortal();
  const { id } = await batch(of('10'));
  assert.equal(ok(await ask('DELETE', `/batches/${id}`)).result, 'deleted');
  const kept = await batch(of('10'));
  ok(await act(kept.id, 'load'));
  ok(await act(kept.id, 'dispatch'));
  const { split } = ok(
    await act(kept.id, 'deliver', { items: [{ id: kept.items[0].id, deliveredQuantity: '7' }], split: true }),
  );
  assert.equal(ok(await ask('DELETE', `/batches/${kept.id}`)).result, 'archived');
  assert.equal((await ask('GET', '/batches')).json.items.length, 1);
  assert.equal(refusal(await ask('PATCH', `/batches/${kept.id}`, { comment: 'Х' })), '409 resource_archived');
  assert.equal(ok(await ask('POST', `/batches/${kept.id}/restore`)).archivedAt, null);
  assert.equal(ok(await ask('DELETE', `/batches/${split.id}`)).result, 'deleted');
  await batch(of('3'));
});
