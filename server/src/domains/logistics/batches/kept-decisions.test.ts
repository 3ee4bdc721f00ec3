import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { decide, offer, refusalOf } from '../../../../test/deciding.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';
import { drainJobs, factsOf } from '../../../../test/harness.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

const requisitions = '/api/v1/purchase-requisitions';

/** A portal whose one line of ten goes with a planned batch of seven. */
async function batched() {
  const base = await deliveryPortal();
  const { portal, supplier, lines, requisitionId, batch, of } = base;
  const made = await batch(of('7', { supplierId: supplier.supplierId }));
  const decided = (offers: Array<Parameters<typeof offer>[0]>) =>
    decide(portal, requisitionId, [{ lineId: lines[0].id, allocations: offers.map(offer) }]);
  return { ...base, made, decided, mine: supplier.supplierId };
}

test('allocation_batched: a decision is not lessened below what goes with batches, and names them', async () => {
  const { act, made, decided, mine } = await batched();
  const refused = await refusalOf(decided([{ supplierId: mine, quantity: '6' }]));
  assert.deepEqual([refused.code, refused.status], ['conflict', 409]);
  const { rule, minimum, batches } = refused.members;
  assert.deepEqual([rule, minimum, batches], ['allocation_batched', '7', [made.number]]);
  assert.match(refused.detail.ru, /^По строке «Цемент М500» в партиях доставки DB-\d{4}-0001 уже 7:/);
  assert.match(refused.detail.en, /^7 of “Цемент М500” goes with delivery batches DB-\d{4}-0001:/);
  await decided([{ supplierId: mine, quantity: '7' }]);
  ok(await act(made.id, 'cancel', { reason: 'Другой поставщик' }));
  await decided([{ supplierId: mine, quantity: '1' }]);
});

test('allocation_batched: goods of one supplier on the way are not decided for another', async () => {
  const { portal, decided, mine } = await batched();
  const { supplierId } = await newCounterparty(portal, 'ООО «Песок»');
  const refused = await refusalOf(decided([{ supplierId, quantity: '10' }]));
  assert.deepEqual([refused.members.rule, refused.members.supplierId], ['allocation_batched', mine]);
  await decided([
    { supplierId: mine, quantity: '7' },
    { supplierId, quantity: '3' },
  ]);
});

test('allocation_batched: a line is neither lowered nor cancelled below what goes with batches', async () => {
  const { askApi, lines, requisitionId } = await batched();
  const lower = (quantity: string) =>
    askApi('PATCH', `${requisitions}/${requisitionId}`, {
      releaseAllocations: true,
      items: [{ id: lines[0].id, quantity }],
    });
  assert.equal(refusal(await lower('6')), '409 conflict: allocation_batched');
  const cancelled = await askApi('DELETE', `${requisitions}/${requisitionId}/items/${lines[0].id}`);
  assert.equal(refusal(cancelled), '409 conflict: allocation_batched');
});

test('of a decision and a batch at once one is refused', async () => {
  const { ask, of, portal, lines, requisitionId, supplier } = await deliveryPortal();
  const less = [{ lineId: lines[0].id, allocations: [offer({ supplierId: supplier.supplierId, quantity: '2' })] }];
  const [planned, lessened] = await Promise.all([
    ask('POST', '/batches', of('5')),
    decide(portal, requisitionId, less).then(
      () => 'saved',
      () => 'refused',
    ),
  ]);
  assert.equal(planned.status === 201, lessened === 'refused', `${planned.status}, ${lessened}`);
});

test('planned batches of a cancelled requisition are cancelled for its reason, and are not loaded before', async () => {
  const { portal, ask, act, askApi, requisitionId, made } = await batched();
  ok(
    await askApi('PATCH', `${requisitions}/${requisitionId}/status`, { status: 'cancelled', reason: 'Проект закрыт' }),
  );
  assert.equal(refusal(await act(made.id, 'load')), '409 conflict: requisition_status');
  const warned = ok(await ask('GET', `/batches/${made.id}`)).warnings;
  assert.deepEqual(
    warned.map(({ code, meta }: Record<string, unknown>) => [code, meta]),
    [['requisition_cancelled', { procurementId: requisitionId, cancelReason: 'Проект закрыт' }]],
  );
  for (let time = 1; time <= 2; time += 1) await drainJobs(portal.tenantId);
  const { status, statusReason, warnings } = ok(await ask('GET', `/batches/${made.id}`));
  assert.deepEqual([status, statusReason, warnings], ['cancelled', 'Проект закрыт', []]);
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'delivery_batch.status_changed');
  assert.equal(facts.length, 1);
});

test('planned batches of a requisition that is closed short are cancelled for its reason; those under way arrive', async () => {
  const { portal, ask, act, askApi, requisitionId, made, sent, of } = await batched();
  const underWay = await sent(of('2'));
  ok(
    await askApi('PATCH', `${requisitions}/${requisitionId}/status`, { status: 'completed', reason: 'Хватит остатка' }),
  );
  assert.equal(refusal(await act(made.id, 'load')), '409 conflict: requisition_status');
  await drainJobs(portal.tenantId);
  const { status, statusReason } = ok(await ask('GET', `/batches/${made.id}`));
  assert.deepEqual([status, statusReason], ['cancelled', 'Хватит остатка']);
  assert.equal(ok(await ask('GET', `/batches/${underWay.id}`)).status, 'in_transit');
  ok(await act(underWay.id, 'deliver'));
});

test('goods under way keep their requisition from being cancelled, and those of others stay as they are', async () => {
  const { portal, ask, askApi, sent, of, batch, requisitionId } = await deliveryPortal();
  const underWay = await sent(of('3'));
  const other = await batch({ items: [{ name: 'Тара', quantity: '1' }] });
  const cancel = () =>
    askApi('PATCH', `${requisitions}/${requisitionId}/status`, { status: 'cancelled', reason: 'Не нужно' });
  const refused = await cancel();
  assert.deepEqual([refused.status, refused.json.blockers], [409, [{ entityType: 'delivery_batch', count: 1 }]]);
  ok(await ask('POST', `/batches/${underWay.id}/return`, { reason: 'Отказ' }));
  ok(await cancel());
  await drainJobs(portal.tenantId);
  assert.equal(ok(await ask('GET', `/batches/${other.id}`)).status, 'planned');
  assert.equal(ok(await ask('GET', `/batches/${underWay.id}`)).status, 'returned');
});
