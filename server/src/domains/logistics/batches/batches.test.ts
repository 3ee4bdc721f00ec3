import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';
import { factsOf } from '../../../../test/harness.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';

test('a batch of a requisition line takes its words, its unit and its decision, and its number', async () => {
  const { portal, supplier, lines, requisitionId, decided, batch, of } = await deliveryPortal();
  const made = await batch(of('4', { supplierId: supplier.supplierId, plannedDate: '2026-12-01' }));
  assert.match(made.number, /^DB-\d{4}-0001$/);
  assert.deepEqual([made.status, made.isActive, made.procurementId], ['planned', true, requisitionId]);
  assert.deepEqual([made.supplier.name, made.itemCount, made.version], ['ООО «Цементный двор»', 1, 1]);
  const [item] = made.items;
  assert.deepEqual(
    [item.procurementItemId, item.allocationId, item.name, item.quantity, item.uom, item.factorToBase],
    [lines[0].id, decided.allocations[0], 'Цемент М500', '4', '796', '1'],
  );
  assert.deepEqual(made.allowedMoves, [
    { to: 'loading', requires: ['items'] },
    { to: 'cancelled', requires: ['reason'] },
  ]);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'delivery_batch.created');
});

test('batches of a line together carry at most what was decided', async () => {
  const { lines, ask, act, batch, of } = await deliveryPortal();
  const first = await batch(of('6'));
  const { status, json } = await ask('POST', '/batches', of('5'));
  assert.deepEqual([status, json.rule, json.procurementItemId], [422, 'over_batched', lines[0].id]);
  assert.deepEqual([json.decided, json.batched, json.available], ['10', '6', '4']);
  assert.deepEqual(json.errors[0].pointer, '/items/0/quantity');
  const second = await batch(of('4'));
  const twice = { items: [1, 2].map(() => ({ procurementItemId: lines[0].id, quantity: '3' })) };
  assert.match(refusal(await ask('PATCH', `/batches/${second.id}`, twice)), /over_batched/);
  ok(await act(first.id, 'cancel', { reason: 'Перенос' }));
  ok(await ask('PATCH', `/batches/${second.id}`, twice));
});

test('two who plan the same line at once do not take more than was decided between them', async () => {
  const { ask, of } = await deliveryPortal();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('POST', '/batches', of('3'))));
  assert.equal(answers.filter(({ status }) => status === 201).length, 3);
  assert.ok(answers.filter(({ status }) => status !== 201).every(({ json }) => json.rule === 'over_batched'));
});

test('what was decided for one supplier is not carried by another', async () => {
  const { portal, lines, decided, ask } = await deliveryPortal();
  const { supplierId } = await newCounterparty(portal, 'ООО «Песок»');
  const items = [{ procurementItemId: lines[0].id, allocationId: decided.allocations[0], quantity: '1' }];
  const wrong = '422 validation_failed: /items/0/allocationId';
  assert.equal(refusal(await ask('POST', '/batches', { supplierId, items })), `${wrong} other_supplier`);
  const strange = [{ ...items[0], allocationId: lines[0].id }];
  assert.equal(refusal(await ask('POST', '/batches', { items: strange })), `${wrong} not_found_reference`);
});

test('weight and volume are those of the catalog, and a whole unit stays whole', async () => {
  const { key, ask, batch } = await deliveryPortal();
  const catalogItemId = await newItem(key, { name: 'Кирпич', weightKg: '3.7', volumeM3: '0.00195' });
  const made = await batch({
    items: [
      { catalogItemId, quantity: '300' },
      { name: 'Поддон', quantity: '1', weightKg: '20' },
    ],
  });
  assert.deepEqual([made.weightKg, made.volumeM3], ['1130', '0.585']);
  assert.deepEqual([made.items[0].name, made.items[1].volumeM3], ['Кирпич', null]);
  const refused = await ask('POST', '/batches', {
    items: [{ catalogItemId, quantity: '1.5' }, { quantity: '1' }, { name: 'Песок', quantity: '0' }],
  });
  assert.equal(
    refusal(refused),
    '422 validation_failed: /items/0/quantity uom_must_be_whole, /items/1/name required, /items/2/quantity minimum',
  );
  const packs = await ask('POST', '/batches', { items: [{ catalogItemId, quantity: '2', uom: '778' }] });
  assert.equal(refusal(packs), '422 validation_failed: /items/0/uom uom_not_convertible');
});

test('lines of another requisition, and in another unit, are refused by their place', async () => {
  const { lines, decided, ask, batch, of } = await deliveryPortal([{}, {}]);
  const other = await deliveryPortal();
  const { id } = await batch(of('1'));
  const strange = { items: [{ procurementItemId: other.lines[0].id, quantity: '1' }] };
  assert.equal(
    refusal(await ask('PATCH', `/batches/${id}`, strange)),
    '422 validation_failed: /items/0/procurementItemId not_found_reference',
  );
  const inPacks = { items: [{ procurementItemId: lines[1].id, quantity: '1', uom: '778' }] };
  assert.equal(
    refusal(await ask('PATCH', `/batches/${id}`, inPacks)),
    '422 validation_failed: /items/0/uom uom_of_line',
  );
  const { id: second } = await batch({ items: [{ name: 'Тара', quantity: '1' }] });
  assert.equal(
    refusal(await ask('PATCH', `/batches/${second}`, of('1'))),
    '422 validation_failed: /items/0/procurementItemId line_of_other_requisition',
  );
  const fixed = await ask('PATCH', `/batches/${second}`, { procurementId: decided.requisition.id });
  assert.equal(refusal(fixed), '422 validation_failed: /procurementId read_only');
});

test('a batch follows its stop, its object and its route unless it is said otherwise', async () => {
  const { ask, batch, of, warehouseId } = await deliveryPortal();
  const object = ok(await ask('POST', '/objects', { name: 'ЖК «Северный»', warehouseId }), 201);
  const route = ok(
    await ask('POST', '/routes', { plannedDate: '2026-12-02', stops: [{ label: 'Завод' }, { objectId: object.id }] }),
    201,
  );
  const made = await batch(of('2', { routeId: route.id, stopId: route.stops[1].id }));
  assert.deepEqual([made.objectId, made.object.name, made.stopSequence], [object.id, 'ЖК «Северный»', 2]);
  assert.deepEqual([made.warehouseId, made.plannedDate], [warehouseId, '2026-12-02']);
  assert.deepEqual((await ask('GET', `/routes/${route.id}`)).json.batches[0].id, made.id);
  const wrong = await ask('POST', '/batches', of('1', { stopId: route.stops[1].id }));
  assert.equal(refusal(wrong), '422 validation_failed: /stopId stop_without_route');
  ok(await ask('PATCH', `/routes/${route.id}`, { stops: [{ label: 'Склад' }] }));
  const { json } = await ask('GET', `/batches/${made.id}`);
  assert.deepEqual([json.routeId, json.stopId, json.objectId], [route.id, null, object.id]);
  assert.deepEqual((await ask('DELETE', `/routes/${route.id}`)).json.result, 'archived');
  assert.equal(
    refusal(await ask('POST', '/batches', of('1', { routeId: route.id }))),
    '422 validation_failed: /routeId archived_reference',
  );
  assert.equal((await ask('POST', `/routes/${route.id}/restore`)).json.archivedAt, null);
});

test('more than the vehicle carries is told of, and what is not known too', async () => {
  const { key, ask, batch } = await deliveryPortal();
  const vehicle = ok(
    await ask('POST', '/vehicles', { plateNumber: 'А123ВС77', capacityKg: '1000', capacityM3: '2' }),
    201,
  );
  const route = ok(await ask('POST', '/routes', { vehicleId: vehicle.id, stops: [{ label: 'Завод' }] }), 201);
  const catalogItemId = await newItem(key, { name: 'Кирпич', weightKg: '3.7', volumeM3: '0.00195' });
  const made = await batch({
    routeId: route.id,
    items: [
      { catalogItemId, quantity: '300' },
      { name: 'Тара', quantity: '1' },
    ],
  });
  const told = made.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]);
  assert.deepEqual(told, [
    ['vehicle_overweight', { vehicleId: vehicle.id, capacity: '1000', load: '1110', routeId: route.id }],
    ['weight_unknown', { routeId: route.id, itemIds: [made.items[1].id] }],
  ]);
});
